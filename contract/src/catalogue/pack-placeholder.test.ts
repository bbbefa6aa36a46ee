import { expect, test } from 'vitest';
import { packPlaceholder } from './pack-placeholder.ts';

test.each([
  ['KEG50', 'keg'],
  ['OWK20', 'keg'],
  ['CR20', 'crate'],
  ['CAN24', 'tray'],
  ['NRB24', 'carton'],
  ['PET6', 'shrink-pack'],
  ['CO2', 'cylinder'],
  ['BUNDLE', 'bundle'],
  ['BARREL7', 'pack'],
  ['', 'pack'],
])('goods in %s without a picture are drawn as %s', (packFormat, name) => {
  expect(packPlaceholder(packFormat)).toBe(`/placeholders/${name}.svg`);
});
