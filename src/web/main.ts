import { Page } from "./page.ts";

new Page().start();
