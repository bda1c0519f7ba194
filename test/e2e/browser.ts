import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { findProgram } from "./programs.ts";

export const CHROMIUM = "chromium-headless-shell";

const screenshots = fileURLToPath(new URL("screenshots/", import.meta.url));

/** Debian's browser, which asks nobody for anything of its own accord. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findProgram(CHROMIUM) ?? CHROMIUM,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** A page and what it did that a visitor does not see. */
export interface Watched {
  readonly page: Page;
  /** Errors and warnings on the console, breaches of the content policy among them, and exceptions. */
  readonly complaints: string[];
  /** Every address that the page asked for. */
  readonly requests: string[];
  /** The content types that the service was called with. */
  readonly calls: string[];
}

/** Opens a page in a profile of its own; closed when the test is finished. */
export async function open(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const watched: Watched = { page, complaints: [], requests: [], calls: [] };
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) watched.complaints.push(message.text());
  });
  page.on("pageerror", (error) => watched.complaints.push(String(error)));
  page.on("request", (request) => {
    watched.requests.push(request.url());
    const type = request.headers()["content-type"];
    if (request.method() === "POST" && type !== undefined) watched.calls.push(type);
  });
  await page.goto(url);
  return watched;
}

/** Opens the page of the service and waits for a person. */
export async function visit(browser: Browser, url: string, options?: BrowserContextOptions): Promise<Watched> {
  const watched = await open(browser, url, options);
  await watched.page.locator(".drawn").waitFor();
  return watched;
}

/** A picture for people to look at. */
export async function shoot(page: Page, name: string, fullPage = true): Promise<void> {
  mkdirSync(screenshots, { recursive: true });
  await page.screenshot({ path: `${screenshots}${name}.png`, fullPage });
}
