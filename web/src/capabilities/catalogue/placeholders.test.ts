import { existsSync } from 'node:fs';
import { packPlaceholder } from '@dray/contract/catalogue/pack-placeholder.ts';
import { expect, test } from 'vitest';

test.each(['KEG50', 'OWK20', 'CR20', 'CAN24', 'NRB24', 'PET6', 'CO2', 'BUNDLE', 'BARREL7', ''])(
  'the web has the drawing of goods in %s without a picture',
  (packFormat) => {
    const file = new URL(`../../../public${packPlaceholder(packFormat)}`, import.meta.url);

    expect(existsSync(file)).toBe(true);
  },
);
