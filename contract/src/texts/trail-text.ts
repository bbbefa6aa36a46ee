import type { Language } from '../languages.ts';
import en from './en/trail.json' with { type: 'json' };
import { fillIn, type Values } from './fill-in.ts';
import { readTexts } from './read-texts.ts';

type TrailTexts = typeof en;
export type TrailColumn = keyof TrailTexts['columns'];

const texts = readTexts<TrailTexts>('trail.json', en);

export const trailColumn = (column: TrailColumn, language: Language, values: Values = {}): string =>
  fillIn(texts[language].columns[column], values);

export const trailText = (name: 'fileName' | 'cut', language: Language, values: Values = {}): string =>
  fillIn(texts[language][name], values);
