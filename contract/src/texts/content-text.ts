import type { Language } from '../languages.ts';
import en from './en/content.json' with { type: 'json' };
import { readTexts } from './read-texts.ts';

const texts = readTexts<typeof en>('content.json', en);

/** `Materials-12.zip`, for twelve files. */
export const zipOfMaterialsName = (files: number, language: Language): string =>
  `${texts[language].zipName}-${files}.zip`;
