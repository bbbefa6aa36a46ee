import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addEntry } from './add-entry.ts';

const poland = `  PL: {
    language: 'en',
    currency: 'PLN',
    timeZone: 'Europe/Warsaw',
    theme: 'emea',
    orderNumber: '{YYYY}/{n}',
    phone: { prefix: '+48', digits: [9, 9], example: '+48 512 345 678' },
    taxRate: '23',
  },
`;

/** A fifth market: its entry and a migration with its row, and nothing else. Its texts fall back to English. */
export function plantMarket(root: string): void {
  addEntry(join(root, 'contract/src/markets.ts'), '} as const satisfies Record<string, Market>;', poland);
  writeFileSync(
    join(root, 'server/migrations/9000-poland.sql'),
    `insert into market values ('PL', 'PLN', 'Europe/Warsaw', 'en', 'emea');\n`,
  );
}
