/** Origins of white family names by their form, where no list has them. The first that matches counts. */
const forms: readonly (readonly [community: string, form: RegExp])[] = [
  ["armenian", /[a-z]{3}(?:arian|adian|anian|asian|agian|opian|ossian|kian|zian|tian|syan|ryan|nyan|chyan)$/],
  ["slavic", /(?:[^aeiou]ski|[^aeiou]sky|wicz|czyk|czak|niak|ciak|iak|cki|dzki|vich|ovic|enko|chuk)$/],
  ["scandinavian", /(?:sen|quist|qvist|strom|lund|gren|dahl|gaard|blad|stad|rud|moen|vold|eide|haug|vik)$/],
  [
    "scandinavian",
    /^(?:Hal|Tor|Thor|Er[iv]|Sw|Od|Ol|Sven|Gund|Gust|Hok|Knut|Lar|Mag|Nel|Nil|Pet?er|Sjo|Ost)[a-z]*son$/,
  ],
  [
    "scandinavian",
    /^(?:Lind|Berg|Strom|Nord|Soder|Sand|Dahl|Hed|Holm|Hall|Oster|Wester|Eng|Ek|Eck|Gran|Malm|Oman|Sund)(?:berg|lof|mark|holm|vall|wall|man|in|lund|bom|gard)$/,
  ],
  [
    "italian",
    /(?:ello|ella|elli|etti|etto|otti|otto|ucci|acci|icci|occo|occi|iano|gno|gna|glia|gli|cchi|cchio|zzo|zzi|zza|azza)$/,
  ],
  [
    "italian",
    /(?:ardi|ardo|aldi|aldo|ando|endi|anti|ente|enti|onti|anza|enza|asso|assi|isi|osi|osa|oso|uso|ito|iti|ato|ata|ati|uto)$/,
  ],
  [
    "italian",
    /(?:ieri|iero|iera|orio|orino|erino|arino|alino|olino|olini|ilini|arini|erini|orini|ino|ini|oni|ari|aro|era|eri)$/,
  ],
  ["italian", /^(?:Di|De|Del|Della|D'|Lo|La|Li)[A-Z]?[a-z]*(?:[^u]o|[^y]i|[^s]a|one)$/],
  ["dutch", /^Van(?:d?[a-z]{4}| |der)|(?:stra|sma|ema|inga|enga|huizen|burg?sma)$/],
  [
    "german",
    /(?:mann|meyer|meier|maier|myer|bach|bauer|baum|baugh|hofer|hoff|horst|schmidt|schmitt|schultz|schulz|stein|dorf|feld|felder)$/,
  ],
  [
    "german",
    /(?:heim|burger|berger|haus|hauser|kamp|mueller|muller|walter|huber|brecht|recht|hardt|wirth|ecker|acker|tzer|ltz|rtz|ntz|utz|itz|etz|ke|rth)$/,
  ],
  [
    "german",
    /^(?:Sch[a-z]|Kr[aeu]|Pf|Zie|Kno|Kn[ei]|Strau|Kuh|Kle[im]|Eic|Eber|Fr[ei]+d|Hein|Hau[sg]|Koe|Koch|Kaes|Loe|Mue|Roe|Schw|Stoe|Wein|Weis)/,
  ],
];

/** Names that have the form of an origin by chance. */
const exceptions = new Set(
  (
    "Ryan Bryan Runyan Otto Reno Kelso Hutto Leo Levi Sutherland Ireland Barnett Burke Clarke Drake Locke Blake Duke Brooke Luke " +
    "Hooke Stoke Pike Dyke Nancarrow Cleveland Dillard Diggs Dewey Dent Vance Vann Vaughn Vaughan Van Vanover Vanhook Sutherlin " +
    "Larson Peterson Nelson Olson Erickson Allen Owen Owens Queen Green Warren Barren Bowen Cohen Mckeen Rosen Madsen Wooten " +
    "Austin Martin Delgado Dean Deaton Delaney Deloach Lowe Lamb Lane Lang Larue Lattimore Miller Walter Walters Potter Baker " +
    "Hicks Pitts Betts Ritz Fitz Lutz Kraft Crowell Krause Bailey Bradley Harden Hardin Holden Arden Ogden Ebert Walden " +
    "North Worth Garth Firth Hearth Forth Ashworth Butterworth Farnsworth Wordsworth Wadsworth Hepworth Ellsworth Southworth " +
    "Knight Schiavone Schiro Hallmark Bergin Sandman Larrison Schoolcraft Longworth Bosworth Hollingsworth Duckworth Kenworthy McMullen Wolski"
  ).split(" "),
);

/** The community whose names have this form; `white` where none is known. */
export function originByForm(name: string): string {
  if (exceptions.has(name) || /^(?:Mc|Mac[A-Z]|O'|St\. )/.test(name)) return "white";
  return forms.find(([, form]) => form.test(name))?.[0] ?? "white";
}
