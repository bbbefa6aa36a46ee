import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { examples } from '../../testing/examples.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { people } from '../../testing/small-world/people.ts';
import { openSearchedPortal } from './test-search.ts';

let portal: TestPortal;
let words: string[];
beforeAll(async () => {
  portal = await openSearchedPortal();
  // Read past the server: all that anybody has.
  const numbers = await portal.sql<{ word: string }>(
    `select unnest(array[order_number, sap_id, customer_order_number]) as word from placed_order
     union all select number from document_entry
     union all (select sku from product order by sku)
     union all (select ean from product where ean <> '' order by sku limit 20)`,
  );
  const drawn = numbers.filter((_, index) => index % examples({ few: 3, all: 1 }) === 0);
  words = [...drawn.map(({ word }) => word), 'REF/', 'H1', '9300', '121', 'žluťoučký', 'zlutouky', 'sud', 'keg'];
});
afterAll(() => portal.close());

type Result = { id: string; section: string };
type Reached = Readonly<Record<string, ReadonlySet<string> | undefined>>;

/** What they may open, as the lists themselves answer them; nothing where they refuse them. */
async function reachedBy(caller: Caller): Promise<Reached> {
  const keys = async (path: string, list: string, key: string) => {
    const { status, body } = await caller.get(path);
    return status === 200 ? new Set<string>(body[list].map((row: Record<string, string>) => row[key])) : undefined;
  };
  const goods = async (query: string) => {
    const { body } = await caller.graphql(`{ ${query}(pageSize: 100) { items { sku } } }`);
    return body.data?.[query] && new Set<string>(body.data[query].items.map(({ sku }: { sku: string }) => sku));
  };
  return {
    orders: await keys('/api/orders?limit=100', 'sopList', 'orderNumber'),
    documents: await keys('/api/mydocuments/GetAllDocuments?limit=100', 'documentList', 'id'),
    products: await goods('products'),
    offers: await goods('offers'),
    news: await keys('/content/articles', 'results', 'id'),
    training: await keys('/content/trainingLearning', 'results', 'id'),
    materials: await keys('/content/downloadmaterial', 'results', 'id'),
    faq: await keys('/content/faqitems', 'results', 'id'),
    knowledge: await keys('/content/knowledgebase', 'results', 'id'),
    requests: await keys('/api/tickets/GetAllTickets?limit=100', 'results', 'id'),
  };
}

test('nobody finds what their own lists do not show them, whatever they look for', async () => {
  let probes = 0;
  let found = 0;
  const foreign: string[] = [];
  for (const { email } of people.filter(({ status }) => status === undefined)) {
    const caller = await portal.signIn(email);
    const reached = await reachedBy(caller);
    for (const word of words) {
      const { status, body } = await caller.get(`/api/search?q=${encodeURIComponent(word)}`);
      expect([email, word, status, body.failed]).toEqual([email, word, 200, []]);
      const results: Result[] = body.groups.flatMap((group: { items: Result[] }) => group.items);
      probes += 1;
      found += results.length;
      for (const { section, id } of results)
        if (!reached[section]?.has(id)) foreign.push(`${email} ${word} ${section} ${id}`);
    }
  }

  expect(foreign).toEqual([]);
  expect(probes).toBeGreaterThan(examples({ few: 300, all: 1_000 }));
  expect(found).toBeGreaterThan(examples({ few: 300, all: 1_000 }));
}, 120_000);

test('what a section holds is gone from the search when its switch goes off', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  const sections = async () => {
    const { body } = await owner.get('/api/search?q=H100234');
    return body.groups.flatMap(({ items }: { items: Result[] }) => items.map(({ section }) => section));
  };
  expect(await sections()).toEqual(['orders', 'documents']);

  await portal.sql(`update portal_switch set value = '0' where section = 'My Orders'`);
  portal.clock.advance({ ms: 10_000 });

  expect(await sections()).toEqual(['documents']);
});
