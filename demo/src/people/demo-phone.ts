import type { Country } from '../markets/demo-countries.ts';

// Mobile numbers of the right shape whose row of zeros shows that nobody is meant.
const ranges: Record<Country, (number: string) => string> = {
  CZ: (number) => `+420 777 000 ${number}`,
  SK: (number) => `+421 905 000 ${number}`,
  IT: (number) => `+39 340 000 0${number}`,
  ES: (number) => `+34 612 000 ${number}`,
};

/** Numbers up to 100 belong to the supplier's own customer service. */
export const demoPhone = (country: Country, position: number): string => ranges[country](String(101 + position));
