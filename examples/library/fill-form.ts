import { person } from "identikit";
import { chromium } from "playwright-core";

const [url = "http://localhost:3000", executablePath] = process.argv.slice(2);

const { name, email, address, dob } = person({ country: "fr", seed: "checkout", reference_date: "2026-01-01" });
const browser = await chromium.launch({ args: ["--no-sandbox"], ...(executablePath && { executablePath }) });
const page = await browser.newPage();
await page.goto(url);
await page.getByLabel("Name").fill(name);
await page.getByLabel("E-mail").fill(email);
await page.getByLabel("Postal code").fill(address.zip);
await page.getByLabel("Born").fill(dob.date);
await page.getByRole("button").click();
console.log(await page.getByRole("status").textContent());
await browser.close();
