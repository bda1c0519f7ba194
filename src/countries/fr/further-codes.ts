/**
 * Postal codes of communes of which the table of places has a namesake in the same region, and of those that are served
 * from another region.
 */
export const furtherCodes: readonly string[] = (
  "01360 ARA Bressolles; 01300 ARA Cuzieu; 01480 ARA Savigneux; 01420 ARA Seyssel; 02480 HDF Dury; " +
  "02100 HDF Rouvroy; 02340 HDF Sainte-Geneviève; 03390 ARA Chappes; 03390 ARA Murat; 03260 ARA Saint-Félix; " +
  "04700 PAC Le Castellet; 04120 PAC La Garde; 05110 PAC Vitrolles; 07460 ARA Beaulieu; 07110 ARA Beaumont; " +
  "07260 ARA Rosières; 07000 ARA Saint-Priest; 07410 ARA Saint-Victor; 08400 GES Mont-Saint-Martin; " +
  "08390 GES Verrières; 09600 OCC Aigues-Vives; 09400 OCC Bompas; 09000 OCC Brassac; 09000 OCC L'Herm; " +
  "09110 OCC Prades; 10200 GES Thil; 11800 OCC Aigues-Vives; 11100 OCC Bages; 12200 OCC Monteils; " +
  "12140 OCC Saint-Hippolyte; 14490 NOR Campigny; 14400 NOR Le Manoir; 14210 NOR Montigny; " +
  "14800 NOR Saint-Arnoult; 15270 ARA Beaulieu; 15190 ARA Saint-Saturnin; 15150 ARA Saint-Victor; " +
  "16200 NAQ Mérignac; 16420 NAQ Saint-Christophe; 17460 NAQ Colombiers; 17120 NAQ Floirac; 17240 NAQ Floirac; " +
  "17210 NAQ Mérignac; 17210 NAQ Le Pin; 17610 NAQ Saint-Sauvant; 17600 NAQ Saint-Sornin; " +
  "19130 NAQ Saint-Cyprien; 19150 NAQ Saint-Paul; 19310 NAQ Segonzac; 21410 BFC Arcey; 21700 BFC Chaux; " +
  "21220 BFC Chevannes; 21150 BFC Hauteroche; 21120 BFC Lux; 21230 BFC Maligny; 21500 BFC Marmagne; " +
  "21700 BFC Quincey; 21190 BFC Saint-Aubin; 21500 BFC Saint-Rémy; 21270 BFC Saint-Sauveur; " +
  "22290 BRE Le Faouët; 22290 BRE Tréméven; 23700 NAQ Charron; 23500 NAQ La Nouaille; " +
  "23000 NAQ Saint-Christophe; 24260 NAQ Campagne; 24800 NAQ Chalais; 24700 NAQ Saint-Rémy; " +
  "24230 NAQ Saint-Vivien; 24600 NAQ Segonzac; 24240 NAQ Thénac; 25170 BFC Champagney; 27700 NOR Cuverville; " +
  "28300 CVL Amilly; 30360 OCC Monteils; 30170 OCC Pompignan; 30500 OCC Saint-Brès; 30200 OCC Saint-Nazaire; " +
  "31560 OCC Calmont; 31590 OCC Lavalette; 32550 OCC Auterive; 32410 OCC Beaucaire; 32140 OCC Bellegarde; " +
  "32170 OCC Marseillan; 32250 OCC Montréal; 32310 OCC Roques; 32200 OCC Saint-André; 32120 OCC Saint-Brès; " +
  "32500 OCC Sainte-Radegonde; 32220 OCC Sauveterre; 33430 NAQ Aubiac; 33350 NAQ Pujols; " +
  "33820 NAQ Saint-Palais; 33390 NAQ Saint-Paul; 33250 NAQ Saint-Sauveur; 33440 NAQ Saint-Vincent-de-Paul; " +
  "34800 OCC Cabrières; 34800 OCC Canet; 34190 OCC Cazilhac; 34700 OCC Lavalette; 36100 CVL Les Bordes; " +
  "36110 CVL Vineuil; 38270 ARA Beaufort; 38470 ARA Beaulieu; 38420 ARA Saint-Jean-le-Vieux; " +
  "39100 BFC Crissey; 40170 NAQ Bias; 40120 NAQ Roquefort; 41160 CVL Lignières; 42380 ARA Estivareilles; " +
  "43100 ARA Beaumont; 43300 ARA Prades; 43100 ARA Saint-Beauzire; 43320 ARA Le Vernet; 46100 OCC Fons; " +
  "46600 OCC Gignac; 46150 OCC Lherm; 46120 OCC Molières; 46500 OCC Rignac; 47120 NAQ Saint-Astier; " +
  "47130 NAQ Saint-Laurent; 47150 NAQ Salles; 51390 GES Bouilly; 51500 GES Saint-Léonard; 51220 GES Thil; " +
  "51800 GES Verrières; 52500 GES Valleroy; 53700 PDL Saint-Mars-du-Désert; 54290 GES Saint-Germain; " +
  "55400 GES Warcq; 56450 BRE Saint-Armel; 57580 GES Ancerville; 58800 BFC Héry; 58700 BFC Nolay; " +
  "59279 HDF Dunkerque; 59570 HDF La Flamengrie; 59160 HDF Lille; 59260 HDF Lille; 60220 HDF Fouilloy; " +
  "60440 HDF Ognes; 62310 HDF Crépy; 62310 HDF Senlis; 63570 ARA Beaulieu; 63460 ARA Montcel; " +
  "63320 ARA Saint-Vincent; 63340 ARA Villeneuve; 64220 NAQ Saint-Michel; 65100 OCC Les Angles; " +
  "65130 OCC Mauvezin; 65700 OCC Sauveterre; 66300 OCC Fourques; 67470 GES Buhl; 69700 ARA Beauvallon; " +
  "70100 BFC Champvans; 70500 BFC Saint-Marcel; 70150 BFC Sornay; 71710 BFC Charmoy; 71240 BFC Marnay; " +
  "71160 BFC Saint-Agnan; 71500 BFC Vincelles; 71120 BFC Viry; 73330 ARA Le Pont-de-Beauvoisin; " +
  "73600 ARA Saint-Marcel; 73410 ARA Saint-Ours; 73230 ARA Thoiry; 74160 ARA Beaumont; 74150 ARA Versonnex; " +
  "74130 ARA Vougy; 76630 NOR Bellengreville; 76390 NOR Conteville; 76280 NOR Cuverville; " +
  "76640 NOR Normanville; 76460 NOR Saint-Sylvain; 79330 NAQ Sainte-Gemme; 79800 NAQ Salles; " +
  "80490 HDF Bailleul; 80470 HDF Saint-Sauveur; 81800 OCC Roquemaure; 81240 OCC Sauveterre; " +
  "82600 OCC Aucamville; 82500 OCC Auterive; 82110 OCC Sauveterre; 85440 PDL Avrillé; 86330 NAQ Angliers; " +
  "86330 NAQ Aulnay; 86200 NAQ Chalais; 86400 NAQ Champniers; 86160 NAQ Magné; 86230 NAQ Saint-Christophe; " +
  "86190 NAQ Vouillé; 87300 NAQ Berneuil; 87600 NAQ Vayres; 89290 BFC Auxerre; 89130 BFC Fontaines; " +
  "89200 BFC Givry; 89430 BFC Mélisey; 89000 BFC Perrigny; 95000 IDF Pontoise; 48250 ARA Laveyrune; " +
  "05700 ARA Villebois-les-Pins; 01590 BFC Chancia; 01410 BFC Lajoux; 01590 BFC Lavancia-Epercy; " +
  "37160 NAQ Buxeuil; 28500 CVL Montreuil; 30500 OCC Saint-Denis; 85200 PDL Montreuil"
).split("; ");
