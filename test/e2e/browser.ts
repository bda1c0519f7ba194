import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { serve } from "../protocol/serve.ts";
import { CHROMIUM, findProgram } from "./programs.ts";

const screenshots = fileURLToPath(new URL("screenshots/", import.meta.url));

/** Launched once for all files of a worker; Playwright ends it with the process. */
let browser: Promise<Browser> | undefined;

/** Launches Debian's Chromium, without its background requests. */
function launch(): Promise<Browser> {
  browser ??= chromium.launch({
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
  return browser;
}

export interface OpenOptions extends BrowserContextOptions {
  /** Lets the test advance the page's clock (`page.clock`), which otherwise runs in real time. */
  readonly controlClock?: boolean;
}

/** A page, and records of what it does. */
export interface Watched {
  readonly page: Page;
  /** Errors and warnings on the console, among them violations of the content security policy, and exceptions. */
  readonly complaints: string[];
  /** What it writes to the console besides. */
  readonly printed: string[];
  /** The URL of every request. */
  readonly requests: string[];
  /** The content type of every call of the service. */
  readonly calls: string[];
}

/** Opens a page in a browser context of its own, closed when the test is finished. */
export async function open(url: string, options: OpenOptions = {}): Promise<Watched> {
  const { controlClock = false, ...contextOptions } = options;
  const context = await (await launch()).newContext({ reducedMotion: "reduce", ...contextOptions });
  onTestFinished(() => context.close());
  if (controlClock) await context.clock.install();
  const page = await context.newPage();
  const watched: Watched = { page, complaints: [], printed: [], requests: [], calls: [] };
  page.on("console", (message) => {
    const { complaints, printed } = watched;
    (["error", "warning"].includes(message.type()) ? complaints : printed).push(message.text());
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

/** Opens a page of the service and waits until it shows a person. */
export async function visit(url: string, options?: OpenOptions): Promise<Watched> {
  const watched = await open(url, options);
  await watched.page.locator(".drawn").waitFor();
  return watched;
}

/** Serves, and visits a path of the page. */
export async function visitServed(path = "/", options?: OpenOptions, env?: Record<string, string>) {
  const served = await serve(env);
  return { ...served, ...(await visit(served.url + path, options)) };
}

/** Writes a screenshot to test/e2e/screenshots if the environment has SCREENSHOTS. */
export async function shoot(page: Page, name: string, fullPage = true): Promise<void> {
  if (process.env.SCREENSHOTS === undefined) return;
  mkdirSync(screenshots, { recursive: true });
  await page.screenshot({ path: `${screenshots}${name}.png`, fullPage });
}
