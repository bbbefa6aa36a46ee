import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const brief = 'id version total_quantity';
const askFor = async (caller: Caller, fields: string) => (await caller.graphql(`{ customerCart { ${fields} } }`)).body;
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

test('anyone who does not hold the catalogue is told of their cart that it is there, and nothing of goods and prices', async () => {
  const accountant = await portal.signIn('accountant@tatravelko.example');

  expect((await askFor(accountant, brief)).data.customerCart).toMatchObject({ total_quantity: 0 });
  for (const fields of [
    'items { id }',
    'prices { grand_total }',
    'progress_bar_data { canProceed }',
    'outlet_details { sap_id }',
  ])
    expect(codeOf(await askFor(accountant, `id ${fields}`))).toBe('SECTION_NOT_ALLOWED');
});

test('a closed catalogue tells its holders no prices of their carts either', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  expect(codeOf(await askFor(owner, 'prices { grand_total }'))).toBeUndefined();

  await portal.sql(`update portal_switch set value = '0' where section = 'Catalogue'`);
  portal.clock.advance({ ms: 5_001 });

  expect(codeOf(await askFor(owner, 'prices { grand_total }'))).toBe('SECTION_NOT_ALLOWED');
  expect((await askFor(owner, brief)).errors).toBeUndefined();
});
