import type { CountryInfo } from "../gen/identity/v1/identity_pb.ts";
import { createAllowanceView } from "./allowance.ts";
import { createCodeView } from "./code.ts";
import { announce } from "./copy.ts";
import { byId, element } from "./element.ts";
import { summaryOf } from "./fields.ts";
import { createForm } from "./form.ts";
import { showLegend } from "./legend.ts";
import { createManySection } from "./many-section.ts";
import { createNotice } from "./notice.ts";
import { personSheet } from "./person.ts";
import { readRefusal } from "./refusal.ts";
import { rosette } from "./rosette.ts";
import { createService, type Service } from "./service.ts";
import { readLink, requestOf, type Wish, writeLink } from "./wish.ts";

/** What a drawn person does to the browser's history. */
type Step = "push" | "replace" | "keep";

const sheet = byId("person", HTMLElement);
const body = byId("person-body", HTMLElement);
const manyButton = byId("many-draw", HTMLButtonElement);
const hear = createAllowanceView();
const notice = createNotice();
const showCode = createCodeView(byId("code", HTMLElement));
const many = createManySection();
const form = createForm({
  draw: (fresh) => draw({ ...form.read(), ...(fresh ? { seed: "" } : {}) }, "push"),
});

/** The person on the sheet, as what draws them again. */
let shown: Wish | undefined;
/** The query that the page shows, or is about to. */
let followed = "";
/** The link of the people in the table. */
let tabled = "";
let running = new AbortController();

let known: readonly CountryInfo[] = [];

/** Asked for once; a person is shown without it rather than not at all. */
async function rulesFrom(service: Service): Promise<readonly CountryInfo[]> {
  if (known.length === 0) known = (await service.listCountries({}).catch(() => ({ countries: [] }))).countries;
  return known;
}

async function draw(wish: Wish, step: Step): Promise<void> {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  sheet.setAttribute("aria-busy", "true");
  try {
    const service = createService(wish.protocol, hear);
    const drawn = await service.generateIdentity(requestOf(wish), { signal });
    const rules = await rulesFrom(service);
    if (signal.aborted || drawn.identity === undefined) return;

    shown = { ...wish, seed: drawn.seed, referenceDate: drawn.referenceDate };
    const link = `?${writeLink(shown)}`;
    const other = link !== location.search;
    if (other && step === "push") history.pushState(undefined, "", link);
    if (other && step === "replace") history.replaceState(undefined, "", link);
    followed = location.search;
    if (link !== tabled) many.clear();
    notice.clear();
    form.blame([]);
    form.settle(drawn.seed);
    body.className = "drawn";
    body.replaceChildren(...personSheet(drawn, drawn.identity, rules));
    showCode(shown);
    document.title = `${drawn.identity.name}, by identikit`;
    manyButton.disabled = false;
    announce(`Drew ${drawn.identity.name}: ${summaryOf(drawn.identity)}, ${drawn.identity.address?.country}.`);
  } catch (error) {
    refused(error);
  } finally {
    if (!signal.aborted) sheet.setAttribute("aria-busy", "false");
  }
}

function refused(error: unknown): void {
  const refusal = readRefusal(error);
  if (refusal === undefined) return;
  const toldInForm = form.blame(refusal.violations).length < refusal.violations.length;
  notice.show(
    toldInForm ? "Nobody was drawn: the form says what to change." : refusal.sentence,
    refusal.seconds,
    () => {
      enable(true);
      if (shown === undefined) follow("replace");
    },
  );
  if (refusal.seconds !== undefined) enable(false);
}

function enable(enabled: boolean): void {
  form.enable(enabled);
  manyButton.disabled = !enabled || shown === undefined;
}

manyButton.addEventListener("click", async () => {
  if (shown === undefined) return;
  manyButton.disabled = true;
  tabled = `?${writeLink(shown)}`;
  try {
    const protocol = form.read().protocol;
    await many.draw(createService(protocol, hear), shown);
    manyButton.disabled = false;
  } catch (error) {
    manyButton.disabled = false;
    refused(error);
  }
});

function follow(step: Step): void {
  followed = location.search;
  const { wish, faults } = readLink(location.search);
  form.write(wish);
  showCode(wish);
  if (faults.length === 0) return void draw(wish, step);
  notice.show(faults.join(" "));
  sheet.setAttribute("aria-busy", "false");
}

addEventListener("popstate", () => {
  // The skip link steps through the history too, and leads to nobody else.
  if (location.search !== followed) follow("keep");
});
showLegend(byId("legend", HTMLElement));
body.prepend(element("div", { class: "backdrop" }, rosette("")));
follow("replace");
