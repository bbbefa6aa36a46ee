import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackLanguage } from '@dray/contract/languages.ts';
import { providerTexts } from '@dray/contract/texts/provider-text.ts';
import { refusalText } from '@dray/contract/texts/refusal-text.ts';
import { pseudoText } from '@dray/contract/texts/test-pseudo-text.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import errors from '../web/src/i18n/en/errors.json' with { type: 'json' };
import { plantLanguage } from './planting/plant-language.ts';
import { plantMarket } from './planting/plant-market.ts';
import { plantSources } from './planting/plant-sources.ts';
import { addPolishCustomer } from './planting/polish-customer.ts';
import { runProgram } from './run-program.ts';

type Portal = typeof import('@dray/server/testing/portal.ts');
type Operator = typeof import('@dray/server/testing/operator.ts');
type Placing = typeof import('@dray/server/capabilities/ordering/test-placing.ts');
type Databases = typeof import('@dray/server/platform/database/test-database.ts');
type Migrating = typeof import('@dray/server/platform/database/migrate.ts');
type Mails = typeof import('@dray/server/testing/mails.ts');

const added = 'de';
// It compiles everything and loads the server anew, perhaps on two cores that have more to do than this.
const maxTime = { timeout: 240_000 };
let root: string;
const planted = (file: string) => import(join(root, file));
const pseudo = (code: Parameters<typeof refusalText>[0]) => pseudoText(refusalText(code, fallbackLanguage));

beforeAll(() => {
  root = plantSources();
  plantLanguage(root, added, "{ endonym: 'Deutsch', locale: 'de-DE' }");
  plantMarket(root);
});
afterAll(() => rmSync(root, { recursive: true }));

describe('with one line and two folders of texts more', maxTime, () => {
  // Twenty seconds, for what changes with the list of languages alone: `npm run test:heavy`.
  test.runIf(process.env.DRAY_HEAVY).each(['tsconfig.json', 'web/tsconfig.json'])(
    '%s compiles as it is',
    async (project) => {
      expect(await runProgram('tsc', ['-p', project], root)).toEqual({ exitCode: 0, said: '' });
    },
  );

  test('the catalogues are complete, and there is still one list', async () => {
    const { findCatalogueFaults } = await planted('tools/checks/check-catalogues.ts');
    const { findLanguageLists } = await planted('tools/checks/check-languages.ts');

    expect([...findCatalogueFaults(), ...findLanguageLists()]).toEqual([]);
  });

  test('the browser loads its texts area by area, and those of failures at once', async () => {
    const { errorTexts } = await planted('web/src/i18n/catalogues.ts');
    const { textLoaders } = await planted('web/src/i18n/text-files.ts');

    expect((await textLoaders[added].cart()).default).toHaveProperty('title', expect.stringMatching(/^⟦.*⟧$/));
    expect(errorTexts[added].retry).toBe(pseudoText(errors.retry));
  });

  test('the server speaks it: REST, GraphQL, goods, mails and the pages of the provider', async () => {
    const { openTestPortal } = (await planted('server/src/testing/portal.ts')) as Portal;
    const { operate } = (await planted('server/src/testing/operator.ts')) as Operator;
    const { readMails } = (await planted('server/src/testing/mails.ts')) as Mails;
    const portal = await openTestPortal();
    try {
      const owner = await portal.signIn('owner@ulipy.example');
      const language = { language: added };

      const [rest, graphql, goods] = await Promise.all([
        portal.visitor.get('/api/shiptos/GetShipToBySapId/100234', language),
        portal.visitor.graphql('{ wrong }', language),
        owner.graphql('{ products(pageSize: 1) { items { pack_label } } }', language),
      ]);
      await operate(portal, 'test-mail', 'jana@ulipy.example', added);
      const [mail] = await readMails(portal);
      const page = await fetch(`${portal.url}/idp/auth/a-step-that-is-over`, {
        headers: { accept: 'text/html', 'accept-language': added },
      });

      expect(rest.body.message).toBe(pseudo('UNAUTHORIZED'));
      expect(graphql.body.errors[0].message).toBe(pseudo('MALFORMED_REQUEST'));
      expect(goods.body.data.products.items).toEqual([{ pack_label: expect.stringMatching(/^⟦.*⟧$/) }]);
      expect(mail?.subject).toMatch(/^⟦.*⟧$/);
      expect(await page.text()).toContain(pseudoText(providerTexts(fallbackLanguage).ended));
    } finally {
      await portal.close();
    }
  });

  test('in a fifth market, added by one entry and its data, somebody orders at their own prices', async () => {
    const { openTestPortal } = (await planted('server/src/testing/portal.ts')) as Portal;
    const { placerAt } = (await planted('server/src/capabilities/ordering/test-placing.ts')) as Placing;
    const { migrateToLatest } = (await planted('server/src/platform/database/migrate.ts')) as Migrating;
    const { createTestDatabase } = (await planted('server/src/platform/database/test-database.ts')) as Databases;
    const database = await createTestDatabase('smallWorld');
    await migrateToLatest(database.superuserUrl, () => undefined);
    await addPolishCustomer(database.superuserUrl);
    const portal = await openTestPortal({ database });
    try {
      const owner = placerAt(await portal.signIn('owner@podlipa.example'));
      const cart_id = await owner.openCart();
      await owner.add(cart_id, [{ sku: 'PL100001', quantity: 10 }], { outlet: '920001' });
      await owner.setMethod({ cart_id, method: 'VAN', delivery_date: '2026-11-13' });
      const { order, user_errors } = await owner.place(cart_id, { customer_order_number: '2026/1' });

      // 10 packs at 60.10 zł and 23 % tax.
      expect(user_errors).toEqual([]);
      expect(order).toMatchObject({ currency: 'PLN', total: 739.23, delivery_date: '2026-11-13' });
      expect(await portal.sql('select country, currency from placed_order')).toEqual([
        { country: 'PL', currency: 'PLN' },
      ]);
    } finally {
      await portal.close();
    }
  });
});
