/**
 * Postal codes of communities of which the table of places has a namesake in the same state, and of those that are
 * served from another state.
 */
export const furtherCodes: readonly string[] = (
  "25712 SH Quickborn; 23611 SH Ratekau; 23669 SH Ratekau; 24848 SH Owschlag; 25554 SH Nortorf; " +
  "21521 SH Reinbek; 38667 NI Clausthal-Zellerfeld; 37434 NI Herzberg am Harz; 29229 NI Winsen (Aller); " +
  "29303 NI Südheide; 21271 NI Asendorf; 21640 NI Neuenkirchen; 26759 NI Südbrookmerland; " +
  "49586 NI Neuenkirchen; 27568 HB Bremen; 40721 NW Düsseldorf; 40472 NW Ratingen; 51467 NW Köln; " +
  "33154 NW Paderborn; 33161 NW Paderborn; 64395 HE Groß-Bieberau; 61273 HE Friedrichsdorf; 61200 HE Echzell; " +
  "34233 HE Kassel; 34127 HE Fuldatal; 34513 HE Korbach; 53505 RP Berg; 56859 RP Zell (Mosel); " +
  "53547 RP Bad Hönningen; 53560 RP Linz am Rhein; 55430 RP Urbar; 56130 RP Lahnstein; 67157 RP Deidesheim; " +
  "67435 RP Deidesheim; 67466 RP Deidesheim; 67098 RP Freinsheim; 76857 RP Dernbach; " +
  "66955 RP Münchweiler an der Rodalb; 71111 BW Filderstadt; 73266 BW Lenningen; 73312 BW Bad Ditzenbach; " +
  "73312 BW Deggingen; 73116 BW Göppingen; 73037 BW Heiningen; 73547 BW Wäschenbeuren; " +
  "71711 BW Marbach am Neckar; 71706 BW Schwieberdingen; 73655 BW Alfdorf; 71560 BW Oppenweiler; " +
  "73642 BW Plüderhausen; 73655 BW Urbach; 73553 BW Welzheim; 73635 BW Welzheim; 71543 BW Beilstein; " +
  "74597 BW Crailsheim; 89522 BW Giengen an der Brenz; 89537 BW Hermaringen; 73563 BW Essingen; " +
  "73434 BW Hüttlingen; 73453 BW Hüttlingen; 73072 BW Schwäbisch Gmünd; 73550 BW Schwäbisch Gmünd; " +
  "73553 BW Schwäbisch Gmünd; 73568 BW Spraitbach; 76356 BW Weingarten; 69434 BW Eberbach; 75385 BW Neubulach; " +
  "79312 BW Teningen; 72250 BW Bad Peterstal-Griesbach; 78713 BW Dunningen; 78652 BW Zimmern ob Rottweil; " +
  "72138 BW Kusterdingen; 89160 BW Ulm; 88436 BW Hochdorf; 88079 BW Tettnang; 85540 BY München; " +
  "85764 BY Hebertshausen; 85622 BY Vaterstetten; 85646 BY Vaterstetten; 82467 BY Krün; " +
  "86932 BY Landsberg am Lech; 85521 BY Hohenbrunn; 82131 BY Neuried; 82386 BY Oberhausen; " +
  "94036 BY Neuburg am Inn; 94107 BY Obernzell; 84359 BY Simbach; 96369 BY Kulmbach; 91235 BY Velden; " +
  "04895 BB Bad Liebenwerda; 04931 BB Bad Liebenwerda; 04895 BB Mühlberg/Elbe; 15345 BB Rüdersdorf bei Berlin; " +
  "01968 BB Schipkau; 01945 BB Senftenberg; 16818 BB Fehrbellin; 16845 BB Fehrbellin; 16833 BB Neuruppin; " +
  "16835 BB Neuruppin; 16818 BB Rheinsberg; 16835 BB Rheinsberg; 16845 BB Wusterhausen/Dosse; " +
  "16866 BB Wusterhausen/Dosse; 03096 BB Briesen; 03172 BB Jänschwalde; 17268 BB Mittenwalde; " +
  "18182 MV Rostock; 23966 MV Bobitz; 23970 MV Hornstorf; 17309 MV Papendorf; 19374 MV Parchim; " +
  "09573 SN Gornau; 08468 SN Reichenbach; 08527 SN Rosenbach/Vogtland; 09337 SN Bernsdorf; " +
  "01896 SN Lichtenberg; 02708 SN Kottmar; 01561 SN Ebersbach; 01561 SN Großenhain; 01737 SN Wilsdruff; " +
  "39646 ST Gardelegen; 06386 ST Aken (Elbe); 39517 ST Angern; 39359 ST Flechtingen; 39345 ST Haldensleben; " +
  "39326 ST Hohe Börde; 38889 ST Oberharz am Brocken; 38875 ST Wernigerode; 39291 ST Genthin; " +
  "39175 ST Gommern; 39291 ST Gommern; 39175 ST Möser; 39240 ST Barby; 99976 TH Menteroda; " +
  "99976 TH Südeichsfeld; 98587 TH Schmalkalden; 99869 TH Hörsel; 99625 TH Sömmerda; 99334 TH Elxleben; " +
  "27498 SH Helgoland; 27499 HH Hamburg; 19273 NI Bleckede; 19273 NI Amt Neuhaus; 59969 HE Bromskirchen; " +
  "51598 RP Friesenhagen; 63928 BW Walldürn; 64754 BW Eberbach; 74731 BY Eichenbühl; 14715 ST Schollene; " +
  "24576 SH Hagen; 76887 RP Oberhausen"
).split("; ");
