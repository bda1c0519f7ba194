import { expect, it } from "vitest";
import { needs, PYSPARK } from "../programs.ts";
import { runPython } from "./python.ts";
import { typesOf, writeTable } from "./write-table.ts";

const details = "--details --extra company.name,lorem.lines";

it("Spark reads CSV, NDJSON and Parquet, the text with the types that --schema prints", needs(PYSPARK), async () => {
  const args = `-n 300 ${details}`;
  const file = await writeTable("people.csv", `${args} -f csv`);
  const ndjson = await writeTable("people.ndjson", `${args} -f ndjson`);
  const parquet = await writeTable("people.parquet", `${args} -f parquet`);
  const [flat, nested] = await Promise.all(
    ["csv", "ndjson"].map((format) => typesOf(`${args} -f ${format} --schema spark`)),
  );
  const program = `from pyspark.sql import SparkSession
spark = SparkSession.builder.master("local[1]").config("spark.ui.enabled", "false").getOrCreate()
spark.sparkContext.setLogLevel("ERROR")
flat = spark.read.csv("people.csv", header=True, schema=${JSON.stringify(flat)}, quote='"', escape='"')
nested = spark.read.json(${JSON.stringify(ndjson)}, schema=${JSON.stringify(nested)})
typed = spark.read.parquet(${JSON.stringify(parquet)})
print(flat.count(), flat.filter("length(\`dob.day\`) = 2 AND length(\`credit_card.number\`) = 16").count())
for people in (nested, typed):
    print(people.count(), people.filter("details.name.patronymic IS NOT NULL").count() < 300, people.filter("length(dob.day) = 2").count())`;
  expect(await runPython(file, program)).toBe("300 300\n300 True 300\n300 True 300");
});
