import { existsSync } from 'node:fs';
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
])('goods in %s without a picture are drawn as %s, and the web has that drawing', (packFormat, name) => {
  expect(packPlaceholder(packFormat)).toBe(`/placeholders/${name}.svg`);
  expect(existsSync(new URL(`../../../web/public/placeholders/${name}.svg`, import.meta.url))).toBe(true);
});
