import type { Customs } from "../customs.ts";
import { plainLatin } from "../shared/passport.ts";

export const customs: Customs = {
  alpha2: "IN",
  salutation: { male: "Shri", female: "Smt." },
  latin: plainLatin,
  exonyms: [
    ["Bangalore", "Bengaluru"],
    ["Bombay", "Mumbai"],
    ["Calcutta", "Kolkata"],
    ["Madras", "Chennai"],
    ["Allahabad", "Prayagraj"],
    ["Baroda", "Vadodara"],
    ["Benares", "Varanasi"],
    ["Cochin", "Kochi"],
    ["Gurgaon", "Gurugram"],
    ["Mangalore", "Mangaluru"],
    ["Mysore", "Mysuru"],
    ["Pondicherry", "Puducherry"],
    ["Poona", "Pune"],
    ["Trivandrum", "Thiruvananthapuram"],
    ["Orissa", "Odisha"],
  ],
  envelope: ({ salutation, name, street, city, state, zip }) => [
    `${salutation} ${name}`,
    street,
    `${city} - ${zip}`,
    state.toUpperCase(),
  ],
  source: "India Post, addressing guidelines; ICAO Doc 9303 part 3",
};
