"""People as a data source of Spark 4: every partition is a part of the table, which its task draws.

    from identikit import IdentikitDataSource
    spark.dataSource.register(IdentikitDataSource)
    people = (spark.read.format("identikit")
        .options(seed="bulk", reference_date="2026-01-01", count=1_000_000_000, parts=8_000).load())

Options of its own:
    count        how many people (1,000)
    first_index  the index of the first one (0)
    parts        partitions (one for each 122,880 people)
    command      what draws, on every worker (npx identikit)
    url          a service that is called instead, such as http://identikit:8080
All others are those of `identikit draw`, such as country, min_age, details (true) and columns; seed and reference_date are
needed, so that all tasks draw people of one table. Needs pyarrow, and this file on the PYTHONPATH of all workers.
"""

import io
import os
import shlex
import subprocess
import tempfile
import urllib.error
import urllib.parse
import urllib.request

import pyarrow.parquet as pq
from pyspark.sql.datasource import DataSource, DataSourceReader, InputPartition
from pyspark.sql.pandas.types import from_arrow_schema

ROW_GROUP = 122_880
# People for each call of a service: what the default rate limit can pay for.
CALL = 10_000


class Part(InputPartition):
    """Consecutive people."""

    def __init__(self, first_index, count):
        super().__init__((first_index, count))
        self.first_index = first_index
        self.count = count


class IdentikitDataSource(DataSource):
    @classmethod
    def name(cls):
        return "identikit"

    def schema(self):
        # The types of the file that a task reads.
        table = next(tables(request_of(self.options), Part(0, 1)))
        return from_arrow_schema(table.schema)

    def reader(self, schema):
        return People(self.options)


class People(DataSourceReader):
    def __init__(self, options):
        self.request = request_of(options)
        self.count = int(options.get("count", 1_000))
        self.first_index = int(options.get("first_index", 0))
        self.parts = int(options.get("parts", -(-self.count // ROW_GROUP)))
        if not 1 <= self.parts <= self.count:
            raise ValueError("parts must be from 1 to count")

    def partitions(self):
        # As `identikit draw --parts`: no part has two people more than another.
        ends = [self.count * part // self.parts for part in range(self.parts + 1)]
        return [Part(self.first_index + begin, end - begin) for begin, end in zip(ends, ends[1:])]

    def read(self, partition):
        for table in tables(self.request, partition):
            yield from table.to_batches()


def request_of(options):
    """What is the same for all parts: how they are drawn, and the fields of the request."""
    own = ("count", "first_index", "parts", "command", "url")
    fields = {name: value for name, value in options.items() if name not in own}
    for name in ("seed", "reference_date"):
        if name not in fields:
            raise ValueError(f"{name} is needed, so that all tasks draw people of one table")
    return options.get("url"), options.get("command", "npx identikit"), {"gender": "random", **fields}


def tables(request, part):
    """The people of a part as tables of Arrow."""
    url, command, fields = request
    if url is None:
        yield drawn(command, fields, part)
        return
    for done in range(0, part.count, CALL):
        yield called(url, fields, Part(part.first_index + done, min(CALL, part.count - done)))


def drawn(command, fields, part):
    flags = [f"--{name.replace('_', '-')}" + ("" if value == "true" else f"={value}") for name, value in fields.items()]
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "people.parquet")
        slice_ = [f"--first-index={part.first_index}", f"--count={part.count}", "--jobs=1", f"--output={file}"]
        run = subprocess.run([*shlex.split(command), "draw", *flags, *slice_], capture_output=True, text=True)
        if run.returncode != 0:
            raise RuntimeError(run.stderr.strip())
        return pq.read_table(file)


def called(url, fields, part):
    query = urllib.parse.urlencode({**fields, "first_index": part.first_index, "count": part.count})
    try:
        with urllib.request.urlopen(f"{url.rstrip('/')}/people.parquet?{query}") as response:
            return pq.read_table(io.BytesIO(response.read()))
    except urllib.error.HTTPError as error:
        raise RuntimeError(error.read().decode()) from error
