import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { examples } from '../../testing/examples.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let portal: TestPortal;
let owner: Caller;
beforeAll(async () => {
  portal = await openTestPortal();
  owner = await portal.signIn('owner@ulipy.example');
});
afterAll(() => portal.close());

const fields = [
  'id',
  'version',
  'email',
  'items { id quantity }',
  'prices { currency }',
  '...More',
  '__typename',
  'nope',
];
/** Long to walk, quick to refuse: the schema knows no such argument. */
const heavy = `customerCart(of: [${'1 '.repeat(1_500)}])`;
const roots = ['customerCart', heavy, 'getPortalConfig', 'customer', 'products(pageSize: 2)', 'nothingLikeIt'];

/** No two alike: good ones, bad ones and broken ones, long and short. */
const anyDocument = fc
  .record({
    root: fc.constantFrom(...roots),
    fields: fc.array(fc.constantFrom(...fields), { minLength: 1, maxLength: 40 }),
    name: fc.string({ minLength: 8, maxLength: 8, unit: fc.constantFrom(...'abcdefghijklmnop') }),
    filler: fc.nat(12_000),
    tail: fc.constantFrom('', ' }', ' fragment More on Cart { id }', ' fragment More on Query { id }', ' \u0000'),
  })
  .map(
    ({ root, fields: chosen, name, filler, tail }) =>
      `query ${name} { ${root} { ${chosen.join(' ')} } }${tail} # ${'x'.repeat(filler)}`,
  );

const batchSize = 500;
/** `npm run test:heavy` sends ten thousand documents. */
const batches = examples({ few: 2, all: 20 });

/** In batches that are forgotten again: what the test itself holds is no memory of the portal's. */
async function send(seed: number): Promise<{ megabytes: number; statuses: number[] }> {
  const statuses: number[] = [];
  for (const [index, query] of fc.sample(anyDocument, { numRuns: batchSize, seed }).entries())
    statuses.push((await (index % 2 ? owner : portal.visitor).graphql(query)).status);
  portal.log.length = 0;
  collectGarbage();
  return { megabytes: process.memoryUsage().heapUsed / 1e6, statuses };
}

test(`${batches * batchSize} documents, no two alike, leave nothing behind`, { timeout: 120_000 }, async () => {
  const first = await send(20_261_115);

  const later = [];
  for (let batch = 1; batch <= batches; batch += 1) later.push(await send(20_261_115 + batch));

  expect(new Set(later.flatMap(({ statuses }) => statuses))).toEqual(new Set([200, 400, 401]));
  const growth = later.map(({ megabytes }) => megabytes / first.megabytes);
  expect(Math.min(...growth)).toBeGreaterThan(0.9);
  expect(Math.max(...growth)).toBeLessThan(1.1);
});
