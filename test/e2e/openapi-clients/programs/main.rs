//! Calls the service with the client that openapi-generator has made.

use openapi::apis::configuration::Configuration;
use openapi::apis::identity_api::{generate_household, generate_identity, verify_identity, GenerateIdentityError};
use openapi::apis::Error;
use openapi::models::{Country, ExtraName, Gender, GenerateRequest, HouseholdKind, HouseholdRequest, VerifyRequest};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let base_path = std::env::args().nth(1).expect("the address of the service");
    let client = Configuration { base_path, ..Configuration::default() };
    let (seed, date) = (Some(Some("demo".to_string())), Some("2026-01-01".parse().ok()));

    let request = GenerateRequest {
        country: Some(Some(Country::JP)),
        seed: seed.clone(),
        reference_date: date,
        extra: Some(Some(vec![ExtraName::COMPANY_NAME])),
        ..GenerateRequest::new(Gender::FEMALE)
    };
    let person = generate_identity(&client, request)?;
    println!("{} {}", person.name, person.extra.as_ref().expect("extra")["company.name"]);

    let request = GenerateRequest { min_age: Some(Some(40)), max_age: Some(Some(30)), ..GenerateRequest::new(Gender::RANDOM) };
    if let Err(Error::ResponseError(response)) = generate_identity(&client, request) {
        if let Some(GenerateIdentityError::Status400(problem)) = response.entity {
            println!("{} {}", response.status.as_u16(), problem.errors.expect("errors")[0].field);
        }
    }

    let record = serde_json::from_value(serde_json::to_value(&person)?)?;
    let request = VerifyRequest { reference_date: date, ..VerifyRequest::new(record, Country::JP) };
    println!("{}", verify_identity(&client, request)?.coherent);

    let request = HouseholdRequest {
        country: Some(Some(Country::JP)),
        kind: Some(Some(HouseholdKind::FAMILY)),
        size: Some(Some(4)),
        seed,
        reference_date: date,
        ..HouseholdRequest::new()
    };
    for member in generate_household(&client, request)?.members {
        println!("{} {}", member.relation, member.identity.name);
    }
    Ok(())
}
