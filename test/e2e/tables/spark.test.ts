import { join } from "node:path";
import { expect, it } from "vitest";
import { serve } from "../../protocol/serve.ts";
import { builtCommand, root } from "../command-line/run-draw.ts";
import { needs, PYSPARK } from "../programs.ts";
import { runPython } from "./python.ts";
import { details, typesOf, writeTable } from "./write-table.ts";

/** The start of Spark takes a minute on a loaded machine. */
const spark = { ...needs(PYSPARK), timeout: 400_000 };

it("Spark reads CSV, NDJSON and Parquet, the text with the types that --schema prints", spark, async () => {
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

it(
  "Spark draws parts in its tasks, by the command line and by the service, as one run of draw does",
  spark,
  async () => {
    const request = "--country us=2,jp=1 --min-age 40 --details";
    const file = await writeTable(
      "people.parquet",
      `-n 300 ${request} --columns index,name,dob,details.name -f parquet`,
    );
    const { url } = await serve({ RATE_LIMIT: "0" });
    const command = JSON.stringify(`${process.execPath} ${join(root, builtCommand)}`);
    const program = `import sys
sys.path.insert(0, ${JSON.stringify(join(root, "deploy/spark"))})
# For the workers.
os.environ["PYTHONPATH"] = sys.path[0]
from identikit import IdentikitDataSource
from pyspark.sql import SparkSession
spark = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").getOrCreate()
spark.sparkContext.setLogLevel("ERROR")
spark.dataSource.register(IdentikitDataSource)
whole = spark.read.parquet("people.parquet")
request = {"seed": "tables", "reference_date": "2026-01-01", "country": "us=2,jp=1", "min_age": 40, "details": True,
           "columns": "index,name,dob,details.name", "count": 300, "parts": 3}
for drawn_by in ({"command": ${command}}, {"url": "${url}"}):
    people = spark.read.format("identikit").options(**request, **drawn_by).load()
    print(people.rdd.getNumPartitions(), people.count(), people.exceptAll(whole).count(), whole.exceptAll(people).count())
try:
    spark.read.format("identikit").options(seed="a").load()
except Exception as error:
    print("reference_date is needed" in str(error))`;
    expect(await runPython(file, program)).toBe("3 300 0 0\n3 300 0 0\nTrue");
  },
);
