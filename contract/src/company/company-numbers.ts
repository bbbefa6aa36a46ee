import type { Country } from '../markets.ts';

type NumberForm = { form: RegExp; example: string };

/** How a company is numbered in its country. Check digits are the authority's business: a wrong one is asked there. */
const forms: Readonly<Record<Country, { identification: NumberForm; tax: NumberForm }>> = {
  CZ: {
    identification: { form: /^\d{8}$/, example: '27082440' },
    tax: { form: /^CZ\d{8,10}$/, example: 'CZ27082440' },
  },
  SK: {
    identification: { form: /^\d{8}$/, example: '35763469' },
    tax: { form: /^SK\d{10}$/, example: 'SK2020273893' },
  },
  IT: {
    identification: { form: /^(\d{11}|[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z])$/, example: '00743110157' },
    tax: { form: /^IT\d{11}$/, example: 'IT00743110157' },
  },
  ES: {
    identification: { form: /^[A-Z0-9]\d{7}[A-Z0-9]$/, example: 'A13585625' },
    tax: { form: /^ES[A-Z0-9]\d{7}[A-Z0-9]$/, example: 'ESA13585625' },
  },
};

export type CompanyNumber = 'identification' | 'tax';

export const hasNumberForm = (country: Country, which: CompanyNumber, text: string): boolean =>
  forms[country][which].form.test(text);

export const numberExample = (country: Country, which: CompanyNumber): string => forms[country][which].example;
