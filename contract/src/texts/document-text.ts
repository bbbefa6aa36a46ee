import type { DocumentType, StructuredFormat } from '../documents/document-kinds.ts';
import type { Language } from '../languages.ts';
import en from './en/documents.json' with { type: 'json' };
import { readTexts } from './read-texts.ts';

type DocumentTexts = typeof en;

const texts = readTexts<DocumentTexts>('documents.json', en);

const baseName = (type: DocumentType, number: string, language: Language): string =>
  `${texts[language].files[type]}-${number.replace(/[^A-Za-z0-9_.-]+/g, '-')}`;

/** As a person would name it: `Faktura-92001874.pdf`. */
export const documentFileName = (type: DocumentType, number: string, language: Language): string =>
  `${baseName(type, number, language)}.pdf`;

/** By these endings accounting programs know what they open. */
const endings: Readonly<Record<StructuredFormat, string>> = { isdoc: 'isdoc', fatturapa: 'xml' };

export const structuredFileName = (
  { type, number }: { type: DocumentType; number: string },
  format: StructuredFormat,
  language: Language,
): string => `${baseName(type, number, language)}.${endings[format]}`;

export const archiveErrorText = (code: keyof DocumentTexts['errors'], language: Language): string =>
  texts[language].errors[code];

export const zipTexts = (language: Language): DocumentTexts['zip'] => texts[language].zip;
