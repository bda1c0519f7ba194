"""Calls the service with the models that datamodel-code-generator has made."""

import json
import sys
from datetime import date
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import models

replay = {"seed": "demo", "reference_date": date(2026, 1, 1)}


def post(path, request):
    body = request.model_dump_json(exclude_none=True).encode()
    return urlopen(Request(sys.argv[1] + path, body, {"Content-Type": "application/json"})).read()


person = models.Identity.model_validate_json(
    post(
        "/generate",
        models.GenerateRequest(
            gender=models.Gender.FEMALE,
            country=models.Country.JP,
            extra=[models.ExtraName.COMPANY_NAME],
            **replay,
        ),
    )
)
print(person.name, person.extra["company.name"])

try:
    post("/generate", models.GenerateRequest(gender=models.Gender.RANDOM, min_age=40, max_age=30))
except HTTPError as error:
    problem = models.Problem.model_validate_json(error.read())
    print(problem.status, problem.errors[0].field)

record = models.RecordToVerify.model_validate(json.loads(person.model_dump_json(exclude_none=True)))
request = models.VerifyRequest(identity=record, country=models.Country.JP, reference_date=replay["reference_date"])
print(str(models.Verification.model_validate_json(post("/verify", request)).coherent).lower())

family = models.HouseholdRequest(country=models.Country.JP, kind=models.HouseholdKind.FAMILY, size=4, **replay)
for member in models.Household.model_validate_json(post("/household", family)).members:
    print(member.relation, member.identity.name)
