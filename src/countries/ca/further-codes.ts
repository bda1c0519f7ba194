/**
 * Further forward sortation areas of towns, beyond those in the table of places, and the one of federal offices in
 * Gatineau.
 */
export const furtherCodes: readonly string[] = (
  "E5S NB Kingston; A2B NL Windsor; K0A ON Richmond; H8R QC Montréal; H4G QC Montréal; H8N QC Montréal; " +
  "H4V QC Montréal; H8T QC Montréal; H8P QC Montréal; H4H QC Montréal; H3Y QC Montréal; H3R QC Montréal; " +
  "H4X QC Montréal; K0A ON Ottawa; V7M BC Vancouver; L0R ON Hamilton; J8A QC Gatineau; J8G QC Gatineau; " +
  "L4J ON Vaughan; N8N ON Windsor; N9J ON Windsor; N9H ON Windsor; L3T ON Markham; P0M ON Sudbury; " +
  "V4T BC Kelowna; K0H ON Kingston; B2V NS Dartmouth; K0K ON Belleville; H9H QC Kirkland; G0L QC Rimouski; " +
  "H9S QC Pointe-Claire; J0Z QC Rouyn-Noranda; J0Y QC Rouyn-Noranda; E5K NB Grand Manan; E5C NB Grand Manan; " +
  "E5T NB Grand Manan; E5L NB Grand Manan; L7E ON Caledon; R6M MB Winkler; L0K ON Midland; N0R ON Essex; " +
  "K0G ON Smiths Falls; V0N BC Squamish; P0X ON Kenora; G0X QC La Tuque; P0H ON Kapuskasing; " +
  "G0E QC Sainte-Anne-des-Monts; H7H QC Bois-des-Filion; J8H QC Brownsburg-Chatham; J6A QC Charlemagne; " +
  "H8T QC Dorval; H4W QC Hampstead; J0P QC Les Coteaux; J7B QC Lorraine; J3L QC Marieville; J6K QC Mercier; " +
  "H1A QC Montréal-Est; H4B QC Montréal-Ouest; J3V QC Saint-Basile-le-Grand; J5B QC Saint-Constant; " +
  "J0R QC Saint-Hippolyte; J7V QC Saint-Lazare; E8T NB Shippagan; K1A QC Gatineau"
).split("; ");
