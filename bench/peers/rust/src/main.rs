//! Draws people with fake-rs as CSV: reads counts from standard input, writes to the file of the first argument, and prints a
//! line once each is written.

use std::error::Error;
use std::fs::OpenOptions;
use std::io::{BufRead, Write, stdin, stdout};

use chrono::{DateTime, Datelike, TimeZone, Utc};
use fake::Fake;
use fake::faker::address::en::{BuildingNumber, CityName, CountryName, StateAbbr, StateName, StreetName, ZipCode};
use fake::faker::chrono::en::DateTimeBetween;
use fake::faker::creditcard::en::CreditCardNumber;
use fake::faker::internet::en::SafeEmail;
use fake::faker::name::en::Name;
use fake::faker::phone_number::en::PhoneNumber;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

const BLOOD_TYPES: [&str; 8] = ["O+", "A+", "B+", "AB+", "O-", "A-", "B-", "AB-"];
const BRANDS: [&str; 4] = ["Visa", "Mastercard", "Discover", "JCB"];
const GENDERS: [&str; 2] = ["male", "female"];
const SIGNS: [&str; 9] =
    ["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius"];

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("no file to write to")?;
    let mut out = csv::WriterBuilder::new().from_writer(OpenOptions::new().write(true).open(path)?);
    let mut rng = SmallRng::seed_from_u64(1);
    let births = (day(1945, 1, 1)?, day(2007, 12, 31)?);
    for line in stdin().lock().lines() {
        for _ in 0..line?.parse()? {
            out.write_record(person(&mut rng, births))?;
        }
        out.flush()?;
        println!("written");
        stdout().flush()?;
    }
    Ok(())
}

fn day(year: i32, month: u32, day: u32) -> Result<DateTime<Utc>, &'static str> {
    Utc.with_ymd_and_hms(year, month, day, 0, 0, 0).single().ok_or("no such day")
}

/// The columns of identikit; what fake-rs lacks is made from integers.
fn person(rng: &mut SmallRng, (first, last): (DateTime<Utc>, DateTime<Utc>)) -> [String; 28] {
    let born: DateTime<Utc> = DateTimeBetween(first, last).fake_with_rng(rng);
    let (cm, kg): (u32, u32) = (rng.random_range(150..=200), rng.random_range(45..=120));
    let inches = (f64::from(cm) / 2.54).round() as u32;
    let gender = GENDERS[rng.random_range(0..2)];
    let number: String = BuildingNumber().fake_with_rng(rng);
    let street: String = StreetName().fake_with_rng(rng);
    [
        CityName().fake_with_rng(rng),
        CountryName().fake_with_rng(rng),
        StateAbbr().fake_with_rng(rng),
        StateName().fake_with_rng(rng),
        format!("{number} {street}"),
        ZipCode().fake_with_rng(rng),
        BLOOD_TYPES[rng.random_range(0..8)].into(),
        rng.random_range(100..=999).to_string(),
        format!("{}/{}", rng.random_range(10..=12), rng.random_range(27..=31)),
        CreditCardNumber().fake_with_rng(rng),
        BRANDS[rng.random_range(0..4)].into(),
        (2026 - born.year()).to_string(),
        born.format("%Y-%m-%d").to_string(),
        born.format("%d").to_string(),
        born.format("%m").to_string(),
        SIGNS[rng.random_range(0..9)].into(),
        SafeEmail().fake_with_rng(rng),
        gender.into(),
        cm.to_string(),
        (inches / 12).to_string(),
        (inches % 12).to_string(),
        (f64::from(cm) / 100.0).to_string(),
        Name().fake_with_rng(rng),
        format!("{}-{}-{}", rng.random_range(100..=999), rng.random_range(10..=99), rng.random_range(1_000..=9_999)),
        PhoneNumber().fake_with_rng(rng),
        format!("/avatar/{gender}/{}", rng.random_range(0..=999)),
        kg.to_string(),
        ((f64::from(kg) * 2.20462).round() as u32).to_string(),
    ]
}
