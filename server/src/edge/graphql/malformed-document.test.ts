import { buildSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let owner: Caller;
beforeAll(async () => {
  portal = await openTestPortal();
  owner = await portal.signIn('owner@ulipy.example');
});
afterAll(() => portal.close());

const misspelt = '{\n  getPortalConfig { maintenanc }\n}';

test('who is signed in is told which field is wrong and where, without a guess at the right one', async () => {
  // The second time it is known as refused, and answered alike.
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await owner.graphql(misspelt);

    expect(status).toBe(400);
    expect(body.errors).toEqual([
      {
        message: 'Cannot query field "maintenanc" on type "PortalConfig".',
        locations: [{ line: 2, column: 21 }],
        extensions: { code: 'MALFORMED_REQUEST', requestId: expect.any(String) },
      },
    ]);
  }
});

test('a document that cannot be read is reported by its position', async () => {
  const { body } = await owner.graphql('{ getPortalConfig { maintenance ');

  expect(body.errors[0]).toMatchObject({ message: expect.stringContaining('Syntax Error'), locations: [{ line: 1 }] });
});

test('nobody else learns of the schema by trying, not even after somebody who may', async () => {
  await owner.graphql(misspelt);

  const { body } = await portal.visitor.graphql(misspelt);

  expect(JSON.stringify(body)).not.toContain('PortalConfig');
  expect(body.errors[0].locations).toBeUndefined();
});

test('what is quoted from a document stays short', async () => {
  const { body } = await owner.graphql(`{ ${'x'.repeat(3_000)} }`);

  expect(body.errors[0].message.length).toBeLessThanOrEqual(300);
});

test('the schema can be downloaded by anyone who is signed in', async () => {
  const [mine, theirs] = await Promise.all([owner, portal.visitor].map((who) => who.get('/api/schema.graphql')));

  expect([mine?.status, theirs?.status]).toEqual([200, 401]);
  expect(
    buildSchema(mine?.text ?? '')
      .getMutationType()
      ?.getFields(),
  ).toHaveProperty('placeOrder');
});
