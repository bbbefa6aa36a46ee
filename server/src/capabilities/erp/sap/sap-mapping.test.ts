import { readFileSync } from 'node:fs';
import { countries } from '@dray/contract/markets.ts';
import { expect, test } from 'vitest';
import { usualDeliveryRules } from '../port/delivery-rules.ts';
import { readSapMapping } from './sap-mapping.ts';

const shipped = readFileSync(new URL('../../../../erp-mapping.json', import.meta.url), 'utf8');

test('the mapping that ships knows every market, and its rules are the usual ones', () => {
  const { markets } = readSapMapping(shipped, 'erp-mapping.json');

  expect(Object.keys(markets)).toEqual(['CZ', 'SK', 'IT', 'ES']);
  expect(Object.values(markets).map(({ pallets }) => pallets)).toEqual(['sent', 'sent', 'sent', 'sent']);
  for (const country of countries) expect(markets[country]?.deliveryRules).toEqual(usualDeliveryRules(country));
});

test('pallets are sent unless a market says that its ERP adds them', () => {
  const of = (pallets?: string) => {
    const text = changed(({ markets }) => Object.assign(markets.CZ ?? {}, { pallets }));
    return readSapMapping(text, '').markets.CZ?.pallets;
  };

  expect([of(), of('derived')]).toEqual(['sent', 'derived']);
});

type Mapping = { markets: Record<string, Record<string, unknown>> };
const changed = (change: (mapping: Mapping) => void): string => {
  const mapping = JSON.parse(shipped) as Mapping;
  change(mapping);
  return JSON.stringify(mapping);
};

test.each([
  ['nothing', '', /not JSON/],
  ['no market', '{"markets":{}}', /markets names no market/],
  ['a market that is none', changed(({ markets }) => Object.assign(markets, { DE: markets.CZ })), /DE/],
  [
    'a code too long',
    changed(({ markets }) => Object.assign(markets.CZ ?? {}, { unit: 'PIECE' })),
    /markets\.CZ\.unit/,
  ],
  ['no cancel reason', changed(({ markets }) => delete markets.SK?.cancelReason), /markets\.SK\.cancelReason/],
  ['another field', changed(({ markets }) => Object.assign(markets.CZ ?? {}, { colour: 'red' })), /colour/],
  ['a zone that is none', changed(({ markets }) => Object.assign(markets.CZ ?? {}, { timeZone: 'Brno' })), /time zone/],
  [
    'a rule of an unknown fact',
    changed(({ markets }) =>
      Object.assign(markets.IT ?? {}, { deliveryRules: [{ status: 'DELIVERED', when: ['sunny'] }] }),
    ),
    /markets\.IT\.deliveryRules/,
  ],
])('%s stops the start and is named', (_name, text, expected) => {
  expect(() => readSapMapping(text, 'mapping.json')).toThrow(expected);
});
