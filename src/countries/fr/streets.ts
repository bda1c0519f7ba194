import { chance, int, pick } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import type { Area, Place } from "../country.ts";

/**
 * `12 rue de la République`, `3 bis avenue Jean Jaurès`: the number first, then the kind of street in lower case (as
 * La Poste and the Base Adresse Nationale write it). Low numbers are the commonest. Six words of the stream.
 */
export function street(rng: Rng, { city }: Place, { code }: Area): string {
  const own = ownStreets.get(code) ?? ownStreets.get(city);
  const common = chance(rng, 0.72) ? long : short;
  const share = own === undefined ? 0 : metropolises.has(city) ? 1 : 0.6;
  const { names, highest } = chance(rng, share) && own !== undefined ? { names: own, highest: 110 } : common;
  const number = int(rng, 1, int(rng, 8, highest));
  const suffix = int(rng, 0, 99);
  const name = pick(rng, names);
  // The road to a town bears its name, not a street within it.
  return `${number}${suffix < 5 ? " bis" : suffix < 6 ? " ter" : ""} ${name.endsWith(city) ? common.names[0] : name}`;
}

/** Cities that call hardly any street as other towns do, and whose streets belong to an arrondissement. */
const metropolises: ReadonlySet<string> = new Set(["Paris", "Lyon", "Marseille"]);

/** Streets of the very arrondissement or town, by postal code where there is one for the arrondissement. */
const ownStreets: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    75001:
      "rue Saint-Honoré;rue de Rivoli;rue du Louvre;rue Montorgueil;rue des Petits-Champs;rue Saint-Denis;rue Croix-des-Petits-Champs;rue de Richelieu;rue des Bourdonnais;rue Jean-Jacques Rousseau",
    75002:
      "rue Réaumur;rue Montmartre;rue du Sentier;rue de Cléry;rue d'Aboukir;rue Tiquetonne;rue Saint-Sauveur;rue Vivienne;rue du Caire;rue Greneta",
    75003:
      "rue de Bretagne;rue de Turenne;rue du Temple;rue Charlot;rue de Turbigo;rue Beaubourg;rue des Archives;rue Chapon;rue de Saintonge;rue Vieille-du-Temple",
    75004:
      "rue Saint-Antoine;rue des Rosiers;rue du Roi de Sicile;rue Saint-Paul;rue Saint-Louis en l'Île;rue de la Verrerie;rue François Miron;quai de Bourbon;rue de Rivoli;boulevard Henri IV",
    75005:
      "rue Mouffetard;rue Monge;rue des Écoles;rue Claude Bernard;rue Lacépède;rue Gay-Lussac;boulevard de Port-Royal;rue Saint-Jacques;rue Censier;boulevard Saint-Marcel",
    75006:
      "rue de Rennes;rue de Vaugirard;rue du Cherche-Midi;rue Bonaparte;rue de Seine;rue d'Assas;rue Madame;boulevard Raspail;rue Mazarine;boulevard du Montparnasse",
    75007:
      "rue de Grenelle;rue Saint-Dominique;rue Cler;avenue Bosquet;avenue de La Bourdonnais;rue de Varenne;rue du Bac;avenue de Suffren;rue de l'Université;avenue de Saxe",
    75008:
      "rue de Miromesnil;rue La Boétie;boulevard Malesherbes;rue du Rocher;rue de Lisbonne;avenue de Messine;rue de Ponthieu;rue de Courcelles;rue de Constantinople;rue du Faubourg Saint-Honoré",
    75009:
      "rue des Martyrs;rue La Fayette;rue Blanche;rue de Clichy;rue Cadet;rue Rodier;rue de Maubeuge;rue Saint-Lazare;rue Condorcet;rue Notre-Dame de Lorette",
    75010:
      "rue du Faubourg Saint-Denis;rue de Lancry;quai de Valmy;quai de Jemmapes;rue du Château d'Eau;rue de Paradis;rue Bichat;rue du Faubourg Saint-Martin;boulevard de Magenta;rue d'Hauteville",
    75011:
      "rue Oberkampf;rue de Charonne;boulevard Voltaire;rue de la Roquette;rue Saint-Maur;avenue Parmentier;rue du Chemin Vert;rue Amelot;boulevard Richard-Lenoir;rue de Montreuil;rue Jean-Pierre Timbaud;avenue Philippe Auguste",
    75012:
      "avenue Daumesnil;rue de Charenton;rue de Reuilly;cours de Vincennes;rue Crozatier;avenue du Général Michel Bizot;rue du Faubourg Saint-Antoine;rue de Picpus;boulevard Soult;avenue de Saint-Mandé;rue de Wattignies",
    75013:
      "avenue d'Italie;avenue de Choisy;rue de Tolbiac;rue Bobillot;boulevard Auguste Blanqui;avenue des Gobelins;rue Jeanne d'Arc;rue du Chevaleret;avenue d'Ivry;boulevard Vincent Auriol;rue de la Glacière;rue Nationale",
    75014:
      "avenue du Général Leclerc;rue d'Alésia;rue Daguerre;avenue du Maine;rue Didot;rue Raymond Losserand;rue de la Tombe-Issoire;boulevard Brune;rue Pernety;rue de l'Ouest;avenue Jean Moulin",
    75015:
      "rue de Vaugirard;rue Lecourbe;rue de la Convention;rue du Commerce;rue Saint-Charles;avenue Émile Zola;rue de la Croix-Nivert;rue Blomet;rue des Entrepreneurs;rue Cambronne;boulevard Lefebvre;rue Olivier de Serres",
    75016:
      "avenue Mozart;rue de Passy;avenue de Versailles;rue Michel-Ange;rue d'Auteuil;boulevard Exelmans;rue Chardon-Lagache;rue Boileau;rue Raynouard;boulevard Murat;rue Jean de La Fontaine;rue Molitor",
    75116:
      "avenue Victor Hugo;avenue Kléber;rue de la Pompe;rue de Longchamp;avenue Raymond Poincaré;rue Lauriston;avenue Bugeaud;rue Boissière",
    75017:
      "avenue de Clichy;rue des Batignolles;rue Legendre;avenue de Villiers;rue de Tocqueville;avenue de Wagram;rue Cardinet;boulevard Pereire;rue Nollet;rue Guy Môquet;rue de Courcelles;boulevard Berthier",
    75018:
      "rue Ordener;rue Marcadet;rue Caulaincourt;rue Custine;rue Lepic;rue de Clignancourt;boulevard Ornano;rue Championnet;rue Lamarck;rue Doudeauville;rue Marx Dormoy;rue Damrémont",
    75019:
      "rue de Crimée;avenue Jean Jaurès;rue Manin;avenue de Flandre;rue de Belleville;rue Botzaris;rue de Meaux;rue Curial;rue Petit;avenue Simon Bolivar;boulevard Sérurier;rue des Solitaires",
    75020:
      "rue des Pyrénées;rue de Ménilmontant;rue de Belleville;avenue Gambetta;rue de Bagnolet;rue Pelleport;boulevard Davout;rue des Orteaux;rue Saint-Blaise;rue d'Avron;rue Orfila;boulevard Mortier",
    69001:
      "rue Terme;rue des Capucins;rue Sergent Blandan;rue de la Martinière;rue Romarin;boulevard de la Croix-Rousse;rue du Jardin des Plantes;rue des Tables Claudiennes",
    69002:
      "rue Victor Hugo;rue de la Charité;rue Mercière;cours Charlemagne;rue de la République;rue Auguste Comte;rue Franklin;rue Vaubecour;rue Sainte-Hélène;quai Jules Courmont",
    69003:
      "cours Lafayette;rue Paul Bert;avenue Félix Faure;rue Garibaldi;cours Gambetta;rue de Créqui;rue Duguesclin;avenue Lacassagne;cours Albert Thomas;rue Moncey;avenue Georges Pompidou",
    69004:
      "boulevard de la Croix-Rousse;rue Hénon;rue de Belfort;rue de Cuire;rue Jacquard;rue Dumont d'Urville;boulevard des Canuts;rue du Mail",
    69005:
      "rue Saint-Jean;avenue du Point du Jour;rue de Trion;quai Fulchiron;rue des Macchabées;avenue Barthélemy Buyer;rue Saint-Georges;rue Commandant Charcot",
    69006:
      "cours Vitton;rue Vendôme;avenue Foch;rue Duguesclin;boulevard des Belges;rue Tronchet;cours Franklin Roosevelt;rue Boileau;rue Bossuet;rue Cuvier;rue Garibaldi;avenue de Saxe",
    69007:
      "avenue Jean Jaurès;rue de Marseille;rue de Gerland;avenue Berthelot;rue Garibaldi;rue Chevreul;rue Marc Bloch;rue Saint-Michel;boulevard Yves Farge;rue Pasteur;rue Bancel",
    69008:
      "avenue des Frères Lumière;avenue Berthelot;rue Marius Berliet;boulevard des États-Unis;avenue Paul Santy;rue Bataille;boulevard Jean XXIII;avenue Jean Mermoz;cours Albert Thomas;rue Saint-Romain",
    69009:
      "rue Marietton;rue de Bourgogne;avenue Barthélemy Buyer;rue Sergent Michel Berthet;rue Masaryk;quai Arloing;avenue du Plateau;rue de Saint-Cyr",
    13001:
      "cours Belsunce;rue de Rome;boulevard d'Athènes;cours Lieutaud;rue d'Aubagne;rue Sénac de Meilhan;boulevard de la Libération;rue Consolat;rue Thubaneau;boulevard Longchamp",
    13002:
      "rue de la République;rue du Panier;boulevard des Dames;avenue Robert Schuman;rue Caisserie;boulevard de Paris;quai du Port;rue de l'Évêché",
    13003:
      "boulevard National;rue de la Belle de Mai;rue Félix Pyat;rue Loubon;boulevard de Strasbourg;rue Guibal;rue Jobin",
    13004:
      "avenue des Chartreux;boulevard de la Blancarde;avenue de Montolivet;boulevard Philippon;avenue du Maréchal Foch;boulevard Françoise Duparc",
    13005: "boulevard Baille;boulevard Chave;rue Saint-Pierre;boulevard Sakakini;boulevard Jeanne d'Arc;rue George",
    13006:
      "rue Paradis;rue de Rome;cours Pierre Puget;rue Breteuil;cours Julien;boulevard Notre-Dame;rue de Lodi;rue Saint-Jacques;rue Edmond Rostand;cours Lieutaud;rue Dragon",
    13007:
      "rue d'Endoume;rue Sainte;boulevard de la Corderie;rue Sauveur Tobelem;boulevard Tellène;avenue de la Corse;quai de Rive Neuve;rue du Vallon des Auffes",
    13008:
      "avenue du Prado;boulevard Michelet;rue Paradis;avenue de Mazargues;boulevard Périer;avenue de la Pointe Rouge;rue du Commandant Rolland;boulevard Rabatau;avenue de Montredon;rue Jean Mermoz",
    13009:
      "boulevard Michelet;boulevard Sainte-Marguerite;boulevard du Cabot;chemin du Roy d'Espagne;boulevard du Redon;chemin de Morgiou;avenue de Lattre de Tassigny;chemin de Sormiou",
    13010:
      "avenue de la Capelette;boulevard de Pont-de-Vivaux;boulevard Romain Rolland;boulevard Paul Claudel;avenue de la Timone;avenue Florian",
    13011:
      "boulevard de la Valbarelle;route de la Valentine;boulevard de la Millière;avenue des Peintres Roux;route des Camoins;route d'Allauch",
    13012:
      "avenue des Caillols;avenue de Montolivet;avenue de la Fourragère;avenue de Saint-Julien;avenue de Saint-Barnabé;avenue du 24 Avril 1915;boulevard Garoutte",
    13013:
      "avenue de Château-Gombert;chemin de Palama;avenue de Saint-Jérôme;avenue des Olives;avenue Corot;chemin des Mourets;avenue de la Croix-Rouge;avenue de la Rose",
    13014:
      "avenue Prosper Mérimée;avenue Alexandre Ansaldi;chemin de Sainte-Marthe;boulevard Charles Moretti;rue de la Carrière;chemin du Merlan",
    13015:
      "rue de Lyon;avenue de Saint-Antoine;boulevard Oddo;chemin de la Madrague-Ville;avenue de la Viste;chemin de la Bigotte;rue Le Chatelier;avenue des Aygalades",
    13016: "rue Condorcet;chemin du Littoral;boulevard Roger Chieusse;chemin de la Nerthe;rue Rabelais",
    Toulouse:
      "boulevard de Strasbourg;rue des Filatiers;avenue de Muret;rue de Metz;avenue Saint-Exupéry;route de Narbonne;avenue des Minimes;rue du Taur;avenue de Lombez;rue de la Colombette;boulevard Lascrosses;rue des Lois;avenue Jean Rieux;avenue Camille Pujol;rue Bayard;avenue de Grande-Bretagne;rue de Cugnaux;rue d'Alsace-Lorraine;boulevard d'Arcole;rue Pargaminières",
    Nice: "avenue Jean Médecin;rue de France;boulevard Gambetta;rue Gioffredo;avenue de la Californie;boulevard de Cimiez;rue Barla;avenue Malausséna;boulevard Joseph Garnier;rue de la Buffa;boulevard Victor Hugo;rue Bonaparte;avenue Borriglione;rue Dabray;boulevard Auguste Raynaud;rue Beaumont;boulevard de Riquier;boulevard Carabacel;avenue Cyrille Besset",
    Nantes:
      "rue Crébillon;rue de Strasbourg;boulevard Michelet;rue Paul Bellamy;quai de la Fosse;rue de Coulmiers;route de Vannes;boulevard Jules Verne;rue du Général Buat;boulevard des Anglais;boulevard Guist'hau;rue Fouré;boulevard de la Beaujoire;rue des Hauts-Pavés;boulevard Gabriel Lauriol;route de Rennes;rue Maréchal Joffre;boulevard Dalby",
    Montpellier:
      "rue Foch;rue de la Loge;boulevard du Jeu de Paume;avenue de Lodève;rue du Faubourg du Courreau;avenue de Toulouse;avenue Georges Clemenceau;rue de l'Aiguillerie;avenue de Palavas;route de Mende;avenue de Castelnau;rue Boussairolles;avenue Saint-Lazare;cours Gambetta;rue du Faubourg Boutonnet;avenue de la Pompignane;rue de l'Université",
    Strasbourg:
      "avenue des Vosges;rue du Faubourg de Pierre;avenue de la Forêt-Noire;boulevard d'Anvers;rue de la Krutenau;avenue de Colmar;rue Mélanie;route du Polygone;rue de Zurich;rue du Faubourg de Saverne;quai des Bateliers;avenue Jean Jaurès;boulevard Clemenceau;avenue du Rhin;route des Romains;rue Geiler;allée de la Robertsau;rue de la Mésange;rue du Faubourg National",
    Bordeaux:
      "cours de la Marne;rue Sainte-Catherine;cours Victor Hugo;cours de l'Yser;rue Judaïque;cours du Médoc;rue Fondaudège;cours d'Alsace-et-Lorraine;cours de l'Argonne;rue de Bègles;rue Notre-Dame;quai des Chartrons;rue Mondenard;avenue Thiers;rue du Mirail;rue de Pessac;cours Balguerie-Stuttenberg;rue Croix de Seguey;boulevard du Président Wilson",
    Lille:
      "rue Nationale;rue Solférino;rue de Wazemmes;boulevard Vauban;rue des Postes;rue Léon Gambetta;rue Esquermoise;boulevard de la Liberté;rue du Molinel;rue d'Arras;rue Pierre Legrand;rue de Douai;rue Royale;rue de la Monnaie;boulevard Victor Hugo;rue Colbert;rue du Faubourg des Postes;rue du Faubourg de Roubaix;boulevard Montebello",
    Rennes:
      "rue de Nantes;rue de Fougères;rue d'Antrain;boulevard de la Liberté;rue Saint-Hélier;rue de Saint-Malo;rue Vasselot;boulevard Jacques Cartier;rue de Vern;rue de Châtillon;avenue Aristide Briand;rue Legraverend;rue Adolphe Leray;rue de Lorient;rue de Brest;boulevard de Sévigné;avenue Janvier;rue Ginguené",
    Ajaccio:
      "cours Napoléon;rue Fesch;cours Grandval;boulevard du Roi Jérôme;avenue du Maréchal Juin;boulevard Madame Mère;avenue Noël Franchini;boulevard Pascal Rossini;route des Sanguinaires;cours du Prince Impérial;boulevard Fred Scamaroni;rue Bonaparte",
    Bastia:
      "boulevard Paoli;rue César Campinchi;avenue Maréchal Sébastiani;boulevard Général Graziani;rue Napoléon;avenue Émile Sari;boulevard Auguste Gaudin;rue Luce de Casabianca;boulevard Hyacinthe de Montera;avenue de la Libération",
    Corte: "cours Paoli;avenue du Président Pierucci;avenue Jean Nicoli;rue du Colonel Feracci;avenue Xavier Luciani",
    "Porto-Vecchio":
      "rue du Général Leclerc;rue Borgo;avenue Georges Pompidou;rue du Général de Gaulle;avenue de Bastia;rue Jean Jaurès;quai Pascal Paoli",
  }).map(([where, list]) => [where, list.split(";")]),
);

/** Streets with many houses. */
const long = {
  highest: 160,
  names: [
    "rue de la République",
    "rue Victor Hugo",
    "rue Jean Jaurès",
    "rue Pasteur",
    "rue Gambetta",
    "rue Jules Ferry",
    "rue Émile Zola",
    "rue Voltaire",
    "rue de Paris",
    "rue du Général de Gaulle",
    "rue du Maréchal Foch",
    "rue du Maréchal Leclerc",
    "rue du Général Leclerc",
    "rue Jean Moulin",
    "rue Anatole France",
    "rue Georges Clemenceau",
    "rue Aristide Briand",
    "rue Carnot",
    "rue Thiers",
    "rue Diderot",
    "rue Jean-Jacques Rousseau",
    "rue Lamartine",
    "rue Molière",
    "rue La Fontaine",
    "rue Racine",
    "rue Corneille",
    "rue Marcel Pagnol",
    "rue Antoine de Saint-Exupéry",
    "rue Albert Camus",
    "rue George Sand",
    "rue Marie Curie",
    "rue Pierre et Marie Curie",
    "rue Louis Pasteur",
    "rue Claude Bernard",
    "rue Ampère",
    "rue Denis Papin",
    "rue Claude Debussy",
    "rue Hector Berlioz",
    "rue Maurice Ravel",
    "rue Paul Cézanne",
    "rue Claude Monet",
    "rue Auguste Renoir",
    "rue Jean Mermoz",
    "rue Guynemer",
    "rue Roger Salengro",
    "rue Léon Blum",
    "rue Pierre Brossolette",
    "rue Guy Môquet",
    "rue Louise Michel",
    "rue Simone Veil",
    "rue Jacques Prévert",
    "rue Paul Verlaine",
    "rue Arthur Rimbaud",
    "rue Charles Péguy",
    "rue Alphonse Daudet",
    "rue Honoré de Balzac",
    "rue Saint-Michel",
    "rue Saint-Martin",
    "rue Saint-Jacques",
    "rue Saint-Nicolas",
    "rue Saint-Pierre",
    "rue Sainte-Anne",
    "rue Notre-Dame",
    "rue Jeanne d'Arc",
    "rue de Verdun",
    "rue de la Marne",
    "rue d'Alsace",
    "rue de Lorraine",
    "rue de Strasbourg",
    "rue de Metz",
    "rue de Belfort",
    "rue de Lyon",
    "rue de Bretagne",
    "rue de Bourgogne",
    "rue du 11 Novembre 1918",
    "rue du 8 Mai 1945",
    "rue du 4 Septembre",
    "rue du 14 Juillet",
    "rue de la Gare",
    "rue de la Liberté",
    "rue de la Fraternité",
    "rue de la Paix",
    "rue de la Victoire",
    "rue de la Résistance",
    "rue de l'Hôtel de Ville",
    "rue de l'Industrie",
    "rue Nationale",
    "rue du Commerce",
    "rue du Port",
    "rue des Écoles",
    "rue des Jardins",
    "rue des Lilas",
    "rue des Acacias",
    "rue des Tilleuls",
    "rue du Stade",
    "Grande Rue",
    "avenue Jean Jaurès",
    "avenue du Général de Gaulle",
    "avenue du Général Leclerc",
    "avenue du Maréchal Foch",
    "avenue de la République",
    "avenue Victor Hugo",
    "avenue Gambetta",
    "avenue Pasteur",
    "avenue Aristide Briand",
    "avenue Jean Moulin",
    "avenue Georges Clemenceau",
    "avenue de Paris",
    "avenue de la Gare",
    "avenue de la Libération",
    "avenue de l'Europe",
    "avenue Pierre Mendès France",
    "avenue François Mitterrand",
    "avenue du 8 Mai 1945",
    "avenue de Verdun",
    "boulevard Victor Hugo",
    "boulevard Gambetta",
    "boulevard de la République",
    "boulevard Carnot",
    "boulevard Jean Jaurès",
    "boulevard Voltaire",
    "boulevard Pasteur",
    "boulevard de la Liberté",
    "boulevard de Strasbourg",
    "boulevard du Général de Gaulle",
    "boulevard du Maréchal Foch",
    "boulevard Saint-Michel",
    "boulevard Clemenceau",
    "boulevard de l'Europe",
    "route de Paris",
    "route de Lyon",
    "cours Gambetta",
    "cours de la République",
  ],
} as const;

/** Short streets, squares and lanes. */
const short = {
  highest: 40,
  names: [
    "rue de l'Église",
    "rue du Moulin",
    "rue de la Mairie",
    "rue du Château",
    "rue des Fleurs",
    "rue des Vignes",
    "rue des Roses",
    "rue des Cerisiers",
    "rue des Peupliers",
    "rue des Marronniers",
    "rue des Primevères",
    "rue des Mésanges",
    "rue des Rossignols",
    "rue des Hirondelles",
    "rue des Bleuets",
    "rue des Coquelicots",
    "rue des Violettes",
    "rue des Ormes",
    "rue des Érables",
    "rue des Chênes",
    "rue de la Fontaine",
    "rue du Lavoir",
    "rue du Puits",
    "rue du Four",
    "rue du Pont",
    "rue Basse",
    "rue Haute",
    "rue Neuve",
    "rue du Bois",
    "rue des Prés",
    "rue du Marché",
    "rue des Tanneurs",
    "rue des Bouchers",
    "rue des Remparts",
    "rue du Collège",
    "rue du Presbytère",
    "rue de la Chapelle",
    "rue de la Poste",
    "rue du Calvaire",
    "rue du Soleil",
    "rue de la Forge",
    "rue du Verger",
    "rue Traversière",
    "place de la République",
    "place de l'Église",
    "place de la Mairie",
    "place du Marché",
    "place Jean Jaurès",
    "place de la Liberté",
    "place du Général de Gaulle",
    "place Gambetta",
    "place Carnot",
    "place Victor Hugo",
    "place de Verdun",
    "place de l'Hôtel de Ville",
    "allée des Tilleuls",
    "allée des Acacias",
    "allée des Platanes",
    "allée des Bouleaux",
    "allée des Roses",
    "allée des Peupliers",
    "allée du Parc",
    "allée des Érables",
    "allée des Cèdres",
    "impasse des Lilas",
    "impasse du Moulin",
    "impasse des Jardins",
    "impasse des Cerisiers",
    "impasse des Roses",
    "chemin des Vignes",
    "chemin du Moulin",
    "chemin de la Croix",
    "chemin des Écoliers",
    "chemin de la Fontaine",
    "chemin du Bois",
    "passage de la Poste",
    "square Pasteur",
    "square des Tilleuls",
    "quai de la Gare",
    "quai Victor Hugo",
    "ruelle du Château",
    "villa des Roses",
  ],
} as const;
