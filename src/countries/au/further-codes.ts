/**
 * Postcodes of localities of which the table of places has a namesake in the same state. Source: data of the Australian
 * Bureau of Statistics and Australia Post, as in `sources.md`.
 */
export const furtherCodes: readonly string[] = (
  "4810 QLD West End; 4305 QLD Newtown; 2340 NSW Kingswood; 4825 QLD The Gap; 4740 QLD Alligator Creek; " +
  "4520 QLD Cedar Creek; 2536 NSW Lilli Pilli; 2428 NSW Green Point; 2430 NSW Red Head; 4740 QLD Richmond; " +
  "4751 QLD Greenmount; 2571 NSW Balmoral; 2330 NSW Darlington; 4521 QLD Mount Pleasant; 2264 NSW Silverwater; " +
  "4800 QLD Preston; 2538 NSW Woodstock; 2527 NSW Yellow Rock; 4361 QLD Spring Creek; 3875 VIC Hillside; " +
  "2480 NSW Boat Harbour; 2335 NSW Elderslie; 4873 QLD Rocky Point; 3351 VIC Newtown; 2549 NSW Broadwater; " +
  "4354 QLD Douglas; 3451 VIC Golden Point; 4370 QLD Willowvale; 2628 NSW Hill Top; 2534 NSW Willow Vale; " +
  "2653 NSW Glenroy; 2653 NSW Burra; 4413 QLD Red Hill; 2795 NSW The Rocks; 2350 NSW Enmore; " +
  "2421 NSW Summer Hill; 2538 NSW Woodburn; 2790 NSW Springvale; 2320 NSW Hillsborough; 2630 NSW Springfield; " +
  "4702 QLD Mackenzie; 2540 NSW Mayfield; 2360 NSW Woodstock; 4360 QLD Ascot; 2324 NSW Carrington; " +
  "4357 QLD Clontarf; 2580 NSW Mayfield; 4822 QLD Albion; 4420 QLD Spring Creek; 2550 NSW Kingswood; " +
  "2787 NSW Mayfield; 2330 NSW St Clair"
).split("; ");
