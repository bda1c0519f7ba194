import {
  Country,
  type CountryInfo,
  type GenerateIdentityResponse,
  type Identity,
  type Rule,
} from "../gen/identity/v1/identity_pb.ts";
import { createCodeView } from "./code/code.ts";
import { getOf } from "./code/snippets.ts";
import { announce } from "./dom/copy.ts";
import { byId, element } from "./dom/element.ts";
import { createErrorBanner } from "./form/error-banner.ts";
import { createForm } from "./form/form.ts";
import { createRateLimitView } from "./form/rate-limit.ts";
import { createHouseholdSection } from "./household/section.ts";
import { createManySection } from "./many/section.ts";
import { summaryOf } from "./person/fields.ts";
import { guilloche } from "./person/guilloche.ts";
import { createPersonView } from "./person/person.ts";
import { showLegend } from "./person/provenance.ts";
import { baseUrl } from "./request/base-url.ts";
import { createServiceClient, type ServiceClient } from "./request/client.ts";
import { readFailure } from "./request/failure.ts";
import { type Query, requestOf } from "./request/fields.ts";
import { formatQuery, parseQuery } from "./request/query.ts";
import { createRuleLoader } from "./request/rules.ts";
import { createVerify } from "./request/verify.ts";

type HistoryChange = "push" | "replace" | "none";

/** The page: draws the person of the link, then those that the form asks for. */
export class Page {
  readonly #article = byId("person", HTMLElement);
  readonly #content = byId("person-body", HTMLElement);
  readonly #drawManyButton = byId("many-draw", HTMLButtonElement);
  readonly #drawHouseholdButton = byId("household-draw", HTMLButtonElement);
  readonly #updateRateLimit = createRateLimitView();
  readonly #error = createErrorBanner();
  readonly #personNodes = createPersonView();
  readonly #showCode = createCodeView(byId("code", HTMLElement));
  readonly #many = createManySection();
  readonly #household = createHouseholdSection(() => void this.#drawHousehold());
  readonly #client = (): ServiceClient => createServiceClient(this.#form.read().protocol, this.#updateRateLimit);
  readonly #loadRules = createRuleLoader(this.#client);
  readonly #form = createForm(
    (freshSeed) => {
      const query = this.#form.read();
      void this.#draw(freshSeed ? { ...query, seed: "" } : query, "push");
    },
    { client: this.#client, loadRules: this.#loadRules },
  );

  #shown: Query | undefined;
  /** The location's query string handled last. */
  #handledSearch = "";
  #manyLink = "";
  #householdLink = "";
  #call = new AbortController();
  #countries: readonly CountryInfo[] = [];

  start(): void {
    showLegend(byId("legend", HTMLElement));
    this.#content.prepend(element("div", { class: "backdrop" }, guilloche("")));
    addEventListener("popstate", () => {
      // The skip link changes only the fragment.
      if (location.search !== this.#handledSearch) this.#openLink("none");
    });
    this.#drawManyButton.addEventListener("click", () => this.#drawMany());
    this.#openLink("replace");
  }

  #openLink(change: HistoryChange): void {
    this.#handledSearch = location.search;
    const { query, errors } = parseQuery(location.search);
    this.#form.write(query);
    this.#showCode(query);
    if (errors.length === 0) return void this.#draw(query, change);
    this.#error.show(errors.join(" "));
    this.#article.setAttribute("aria-busy", "false");
  }

  async #draw(query: Query, change: HistoryChange): Promise<void> {
    this.#call.abort();
    this.#call = new AbortController();
    const { signal } = this.#call;
    this.#article.setAttribute("aria-busy", "true");
    try {
      const client = createServiceClient(query.protocol, this.#updateRateLimit);
      const response = await client.generateIdentity(requestOf(query), { signal });
      await this.#loadCountries(client);
      const rules =
        response.identity === undefined || response.identity.violated.length === 0
          ? []
          : await this.#loadRules(this.#countryOf(response.identity));
      if (signal.aborted || response.identity === undefined) return;
      this.#show({ ...query, seed: response.seed, reference_date: response.referenceDate }, change);
      this.#showPerson(response, response.identity, rules);
    } catch (error) {
      this.#showFailure(error);
    } finally {
      if (!signal.aborted) this.#article.setAttribute("aria-busy", "false");
    }
  }

  /** If this fails, people are shown without provenances. */
  async #loadCountries(client: ServiceClient): Promise<void> {
    if (this.#countries.length > 0) return;
    const response = await client.listCountries({}).catch(() => undefined);
    this.#countries = response?.countries ?? [];
  }

  #countryOf({ address }: Identity): Country {
    return this.#countries.find(({ name }) => name === address?.country)?.country ?? Country.UNSPECIFIED;
  }

  /** Puts a query into the location, the form and the code. */
  #show(query: Query, change: HistoryChange): void {
    this.#shown = query;
    const link = `?${formatQuery(query)}`;
    if (link !== location.search && change === "push") history.pushState(undefined, "", link);
    if (link !== location.search && change === "replace") history.replaceState(undefined, "", link);
    this.#handledSearch = location.search;
    if (link !== this.#manyLink) this.#many.clear();
    if (link !== this.#householdLink) this.#household.clear();
    this.#form.markInvalid([]);
    this.#form.setSeed(query.seed ?? "");
    this.#showCode(query);
  }

  #showPerson(response: GenerateIdentityResponse, identity: Identity, rules: readonly Rule[]): void {
    this.#error.hide();
    const countryOf = this.#countryOf.bind(this);
    const verify = createVerify(this.#client, this.#loadRules, response.referenceDate, countryOf);
    const background = { countries: this.#countries, rules, verify, get: getOf(baseUrl, this.#shown ?? {}) };
    this.#content.className = "drawn";
    this.#content.replaceChildren(...this.#personNodes(response, identity, background));
    document.title = `${identity.name}, by identikit`;
    this.#drawManyButton.disabled = false;
    this.#drawHouseholdButton.disabled = false;
    announce(`Drew ${identity.name}: ${summaryOf(identity)}, ${identity.address?.country}.`);
  }

  async #drawMany(): Promise<void> {
    if (this.#shown === undefined) return;
    this.#drawManyButton.disabled = true;
    this.#manyLink = `?${formatQuery(this.#shown)}`;
    try {
      const { protocol } = this.#form.read();
      await this.#many.draw(createServiceClient(protocol, this.#updateRateLimit), this.#shown);
      this.#drawManyButton.disabled = false;
    } catch (error) {
      this.#drawManyButton.disabled = false;
      this.#showFailure(error);
    }
  }

  async #drawHousehold(): Promise<void> {
    if (this.#shown === undefined) return;
    this.#householdLink = `?${formatQuery(this.#shown)}`;
    try {
      await this.#household.draw(this.#client(), this.#shown);
    } catch (error) {
      const failure = readFailure(error);
      if (failure?.retrySeconds !== undefined) this.#showFailure(error);
      else if (failure !== undefined) this.#household.showError(failure.message);
    }
  }

  #showFailure(error: unknown): void {
    const failure = readFailure(error);
    if (failure === undefined) return;
    const { message, retrySeconds, violations } = failure;
    const isMarked = this.#form.markInvalid(violations);
    if (retrySeconds === undefined) {
      this.#error.show(isMarked ? "The request is not valid. See the marked fields." : message);
      return;
    }
    this.#enable(false);
    this.#error.countDown(message, retrySeconds, () => {
      this.#enable(true);
      if (this.#shown === undefined) this.#openLink("replace");
    });
  }

  #enable(enabled: boolean): void {
    this.#form.enable(enabled);
    this.#drawManyButton.disabled = !enabled || this.#shown === undefined;
    this.#drawHouseholdButton.disabled = this.#drawManyButton.disabled;
  }
}
