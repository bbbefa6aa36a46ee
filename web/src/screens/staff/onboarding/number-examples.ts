import { numberExample } from '@dray/contract/company/company-numbers.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { TypedColumn } from './column-label.ts';

/** How the numbers of a company are written in its country. */
export const numberExamples = (country: Country): Readonly<Partial<Record<TypedColumn, string>>> => ({
  identification_no: numberExample(country, 'identification'),
  tax_number: numberExample(country, 'tax'),
});
