import { fallbackLanguage, type Language } from '@dray/contract/languages.ts';
import { type Country, countries, marketOf } from '@dray/contract/markets.ts';
import type { Caller, Request } from '#platform/request/request.ts';

/** Who reads: what is not for them does not exist for them. */
export type Audience = {
  country: Country;
  /** A picture's address carries neither language nor market. */
  isOfAnyMarket: boolean;
  customerTypes: readonly string[];
  /** The supplier's own people see what any customer type sees. */
  isStaff: boolean;
  /** A day of the market's calendar. */
  today: string;
  /** HH:MM of the market's wall. */
  time: string;
  /** In which a text is looked for, the best first. */
  languages: readonly Language[];
  onlyPublic: boolean;
};

/** All of it but the day and the time, which the market's calendar tells. */
export type Reader = Omit<Audience, 'today' | 'time'>;

const languagesFor = (asked: Language, country: Country): Language[] => [
  ...new Set([asked, marketOf(country).language, fallbackLanguage]),
];

const typesOf = ({ customerType, grants }: Caller): string[] => [
  ...new Set([...(customerType ? [customerType] : []), ...grants.map((grant) => grant.customerType)]),
];

/** The caller behind a guard that asks for a session. */
export function readerOf({ caller, delivery, language }: Request, homeMarket: Country): Reader {
  const country = delivery.country ?? homeMarket;
  return {
    country,
    isOfAnyMarket: false,
    customerTypes: typesOf(caller),
    isStaff: caller.isStaff,
    languages: languagesFor(language, country),
    onlyPublic: false,
  };
}

/** Anybody. Who has not signed in yet is taken to be of the market whose language they read. */
export function publicReaderOf({ delivery, language }: Request, homeMarket: Country): Reader {
  const spoken = countries.find((country) => marketOf(country).language === language);
  const country = delivery.country ?? spoken ?? homeMarket;
  return {
    country,
    isOfAnyMarket: false,
    customerTypes: [],
    isStaff: false,
    languages: languagesFor(language, country),
    onlyPublic: true,
  };
}

/** What the shell shows around every screen; a visitor without a market sees that of the one the portal was set up for. */
export function shellReaderOf({ delivery, language }: Request, homeMarket: Country): Reader {
  const country = delivery.country ?? homeMarket;
  const customerTypes = delivery.customerType ? [delivery.customerType] : [];
  return {
    country,
    isOfAnyMarket: false,
    customerTypes,
    isStaff: false,
    languages: languagesFor(language, country),
    onlyPublic: false,
  };
}
