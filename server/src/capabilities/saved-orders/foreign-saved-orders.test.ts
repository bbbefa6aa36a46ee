import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../../testing/caller.ts';
import { forceCartState } from '../../testing/cart-state.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { signInEverywhere } from '../../testing/small-world/everywhere.ts';
import { type Keeper, keeperAt, saveWith } from './test-saved-orders.ts';

let portal: TestPortal;
let victim: Keeper;
let thief: Keeper;
let everybody: Keeper;
let saved: string;
let deleted: string;
beforeAll(async () => {
  portal = await openTestPortal();
  const keeper = async (email: string) => keeperAt(await portal.signIn(email));
  // Two people of one company: a saved order belongs to a person, not to a pub.
  [victim, thief, everybody] = [
    await keeper('owner@ulipy.example'),
    await keeper('shift@ulipy.example'),
    keeperAt(await signInEverywhere(portal)),
  ];
  saved = await saveWith(victim, [{ sku: 'CZ100001', quantity: 7 }]);
  deleted = await saveWith(victim, [{ sku: 'CZ100002', quantity: 3 }]);
  await victim.remove(deleted);
});
afterAll(() => portal.close());

const answered = ({ status, body }: Answer) => ({
  status,
  data: body.data,
  codes: body.errors?.map(({ extensions }: { extensions: { code: string } }) => extensions.code),
});

const attacks: [string, (keeper: Keeper, id: string) => Promise<Answer>][] = [
  ['getSaveOrderDetails', (keeper, id) => keeper.details(id)],
  ['getSaveOrderDetails of an active cart', (keeper, id) => keeper.details(id, false)],
  ['reOrderSavedOrder', (keeper, id) => keeper.reopen(id)],
  ['deleteSavedOrder', (keeper, id) => keeper.remove(id)],
  ['restoreSavedOrder', (keeper, id) => keeper.restore(id)],
  ['addSaveOrderForLater', (keeper, id) => keeper.save(id)],
];

test.each(attacks)('%s of somebody else’s answers like one that does not exist (A12)', async (_name, attack) => {
  const state = () => portal.sql(`select * from cart where uid = 'u-ulipy-owner' order by id`);
  const before = await state();

  for (const keeper of [thief, everybody]) {
    const answers = [];
    for (const id of [saved, deleted, '11111111-2222-4333-8444-555555555555', 'no-id', "' or 1=1 --", ''])
      answers.push(answered(await attack(keeper, id)));

    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(JSON.stringify(answers[0])).toMatch(/CART_GONE|This cart no longer exists/);
  }
  expect(await state()).toEqual(before);
});

test('nobody sees another’s in their list, whatever they ask for', async () => {
  for (const keeper of [thief, everybody])
    expect((await keeper.list({ sap_id: ['100234', '100235'] })).items).toEqual([]);
});

test('without My Orders there is no list; without the catalogue nothing is saved', async () => {
  const academy = keeperAt(await portal.signIn('academy@ulipy.example'));

  expect((await academy.askForList()).status).toBe(403);
  expect((await academy.reopen(saved)).status).toBe(403);
  expect((await academy.save(saved)).status).toBe(403);
});

test('an order that was placed can be neither reopened, saved nor deleted', async () => {
  const id = await saveWith(victim, [{ sku: 'CZ100001', quantity: 1 }]);
  await forceCartState(portal, id, 'ordered');

  for (const attempt of [victim.reopen, victim.remove, victim.restore])
    expect(JSON.stringify((await attempt(id)).body)).toContain('This cart no longer exists');
  expect((await victim.save(id)).body.errors[0].extensions.code).toBe('CART_GONE');
  expect(await portal.sql('select state from cart where id = $1', [id])).toEqual([{ state: 'ordered' }]);
});
