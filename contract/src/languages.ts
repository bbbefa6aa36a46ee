/** What belongs to a language besides its texts. A custom that its line leaves out is that of most languages. */
type Customs = {
  /** In its own words, as the switchers show it: never translated and never a flag. */
  endonym: string;
  /** The region decides on dates and numbers: plain `en` would write American dates. */
  locale: string;
  /** The hours from which it wishes a good day, and a good evening. */
  greets?: { day: number; evening: number };
  /** 03/12/2026, not 3/12/2026. */
  padsDates?: true;
  /** čt 3. 12.: the short forms of its months are misread. */
  numbersMonths?: true;
  /** jue, 3 dic: ICU writes this comma in other languages, too, but not in every version, and only some want it. */
  keepsWeekdayComma?: true;
  /** De lunes a viernes: a range of days is not written with short names. */
  spellsOutWeekdays?: true;
  /** 6:00 pm, written once at the end of a range; the others count to 24. */
  halvesDays?: true;
  /** A tonne and more are shown in quintals (T63). */
  weighsInQuintals?: true;
  /** The limit of a vehicle is shown in quintals alone, without the tonnes before them (T64). */
  limitsInQuintals?: true;
  /** 33 cl, not 0.33 l. */
  poursCentilitres?: true;
  /** k, s, v: they stay with the next word on a line, and what follows may change them. */
  hasOneLetterWords?: true;
  /** It would have to bend a name (Jana, but "Dobré ráno, Jano"), so in a greeting the name is by itself. */
  keepsNamesApart?: true;
  /** Every reader may choose it, wherever they are (L3). */
  isForEverybody?: true;
};

/** The only list of languages. One more is one line here and its folders of texts (docs/adding.md, "A language"). */
const lines = {
  en: {
    endonym: 'English',
    locale: 'en-GB',
    padsDates: true,
    halvesDays: true,
    limitsInQuintals: true,
    isForEverybody: true,
  },
  cs: {
    endonym: 'Čeština',
    locale: 'cs-CZ',
    greets: { day: 9, evening: 18 },
    numbersMonths: true,
    hasOneLetterWords: true,
    keepsNamesApart: true,
  },
  it: {
    endonym: 'Italiano',
    locale: 'it-IT',
    greets: { day: 12, evening: 17 },
    padsDates: true,
    weighsInQuintals: true,
    limitsInQuintals: true,
    poursCentilitres: true,
  },
  sk: {
    endonym: 'Slovenčina',
    locale: 'sk-SK',
    greets: { day: 9, evening: 18 },
    numbersMonths: true,
    hasOneLetterWords: true,
  },
  es: {
    endonym: 'Español',
    locale: 'es-ES',
    greets: { day: 14, evening: 21 },
    keepsWeekdayComma: true,
    spellsOutWeekdays: true,
    poursCentilitres: true,
    isForEverybody: true,
  },
} as const satisfies Record<string, Customs>;

export type Language = keyof typeof lines;

export const languages = Object.keys(lines) as readonly Language[];

export const customs: Readonly<Record<Language, Readonly<Customs>>> = lines;

/** What an outside program hears when it names no language (T101). */
export const fallbackLanguage = 'en' as const satisfies Language;

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** Something for every language, made alike. */
export const inEveryLanguage = <Made>(make: (language: Language) => Made): Readonly<Record<Language, Made>> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Made>;
