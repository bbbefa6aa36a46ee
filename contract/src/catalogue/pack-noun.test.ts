import { expect, test } from 'vitest';
import { packNoun } from './pack-noun.ts';

test('a pack is called as the trade calls it, and one nobody knows is a pack', () => {
  const formats = [
    'KEG50',
    'KEG30',
    'OWK20',
    'CR20',
    'CR24',
    'CAN24',
    'NRB24',
    'NRB15',
    'PET6',
    'CO2',
    'BAG10',
    'toString',
  ];

  expect(formats.map(packNoun)).toEqual([
    'keg',
    'keg',
    'keg',
    'crate',
    'crate',
    'tray',
    'carton',
    'carton',
    'shrinkPack',
    'cylinder',
    'pack',
    'pack',
  ]);
});
