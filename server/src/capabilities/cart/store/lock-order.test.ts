import { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { letRunFixed } from '#platform/database/fixed-statement.ts';
import { type RunStatement, statementDialect } from '#platform/database/statement-dialect.ts';
import type { Tables } from '#platform/database/tables.generated.ts';
import { cartStore } from './cart.store.ts';

const cartId = '00000000-0000-4000-8000-000000000001';

/** A transaction that writes down what it was asked, in the order in which PostgreSQL would get it. */
function recordedStore() {
  const asked: string[] = [];
  const run: RunStatement = async (text) => {
    asked.push(text);
    return { command: 'SELECT', rowCount: 0, rows: [] };
  };
  const transaction = new Kysely<Tables>({ dialect: statementDialect(run) });
  letRunFixed(transaction, run);
  const kinds = () =>
    asked.map((text) => ['advisory', 'for update', 'count(', 'select'].find((kind) => text.includes(kind)));
  return { store: cartStore(transaction), kinds };
}

test('anyone who exchanges carts takes the turn, then the locks, and reads what they hold last', async () => {
  const { store, kinds } = recordedStore();

  await store.lockCartAndActive('u-1', cartId);

  expect(kinds()).toEqual(['advisory', 'for update', 'select']);
});

test('saving takes the turn before it locks the cart, or it could wait for an exchange that waits for it', async () => {
  const { store, kinds } = recordedStore();

  await Promise.all([store.takeTurn('u-1'), store.countSavedCarts('u-1'), store.lockCart('u-1', cartId)]);

  expect(kinds()).toEqual(['advisory', 'count(', 'for update', 'select']);
});
