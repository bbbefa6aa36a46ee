import type { Language } from '../languages.ts';
import en from './en/people.json' with { type: 'json' };
import { fillIn, type Values } from './fill-in.ts';
import { readTexts } from './read-texts.ts';

type PeopleTexts = typeof en;

const texts = readTexts<PeopleTexts>('people.json', en);

/** What can be wrong with a person as they were typed. */
export type PersonFaultCode = keyof PeopleTexts['faults'];

export const personFaultText = (code: PersonFaultCode, language: Language, values: Values): string =>
  fillIn(texts[language].faults[code], values);

export const personTitle = (title: keyof PeopleTexts['titles'], language: Language): string =>
  texts[language].titles[title];
