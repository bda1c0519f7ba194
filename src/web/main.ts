import { Page } from "./page.ts";
import { createVerifySection } from "./verify/section.ts";

new Page().start();
createVerifySection();
