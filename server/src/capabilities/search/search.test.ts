import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { askerAt } from '../support/test-support.ts';
import { openSearchedPortal } from './test-search.ts';

let portal: TestPortal;
let owner: Caller;
beforeAll(async () => {
  portal = await openSearchedPortal();
  owner = await portal.signIn('owner@ulipy.example');
});
afterAll(() => portal.close());

type Result = { id: string; section: string; title: string; href: string };
type Group = { section: string; total: number; corrected: string | null; href: string | null; items: Result[] };

const search = async (q: string, caller = owner, more = ''): Promise<Group[]> => {
  const { status, body } = await caller.get(`/api/search?q=${encodeURIComponent(q)}${more}`, { language: 'cs' });
  expect([status, body.failed]).toEqual([200, []]);
  return body.groups;
};
const sectionsOf = (groups: readonly Group[]) => groups.map(({ section }) => section);
const keysOf = (groups: readonly Group[], section: string) =>
  groups.find((group) => group.section === section)?.items.map(({ id }) => id);

describe('a number', () => {
  test.each([
    ['our number of an order', 'H100234', 'orders', 'H100234'],
    ['the ERP’s number of it', 'SAP100234', 'orders', 'H100234'],
    ['the customer’s own', 'ref/100234', 'orders', 'H100234'],
    ['a document', '92000111', 'documents', '92000111'],
    ['a code of goods', 'cz100001', 'products', 'CZ100001'],
  ])('%s is found first and once', async (_what, q, section, key) => {
    const [first, ...others] = await search(q);

    expect(first?.section).toBe('exact');
    expect(first?.items.map((result) => [result.section, result.id])).toEqual([[section, key]]);
    expect(keysOf(others, section) ?? []).not.toContain(key);
  });

  test('on a pack finds the goods first', async () => {
    const [keg] = await portal.sql<{ ean: string }>(`select ean from product where sku = 'CZ100001'`);

    expect(keysOf(await search(keg?.ean ?? ''), 'exact')).toEqual(['CZ100001']);
  });

  test('is found among other words', async () => {
    expect(keysOf(await search('faktura 92000111'), 'exact')).toEqual(['92000111']);
    expect(keysOf(await search('objednávka H100234'), 'exact')).toEqual(['H100234']);
  });

  test('of an order finds its invoice, too', async () => {
    expect(keysOf(await search('H100234'), 'documents')).toEqual(['92000111']);
  });

  test.each([
    ['an order', 'H100324', 'orders', 'H100234'],
    ['a document', '9200111', 'documents', '92000111'],
    ['a document', '92000711', 'documents', '92000111'],
  ])('with one slip of the hand still finds %s', async (_what, q, section, key) => {
    const groups = await search(q, owner, `&sections=${section}`);

    expect(keysOf(groups, section)).toContain(key);
    expect(groups[0]?.corrected).not.toBeNull();
  });
});

describe('words', () => {
  test('are found in every section, without accents and in any order', async () => {
    const groups = await search('zlutoucky');

    expect(sectionsOf(groups)).toEqual(['news', 'training', 'faq', 'knowledge']);
    expect(groups.map(({ href }) => href)).toEqual([
      '/news?q=zlutoucky',
      '/training',
      '/support/faq?q=zlutoucky',
      '/support/knowledge-base?q=zlutoucky',
    ]);
    expect(groups.flatMap(({ items }) => items.map(({ href }) => href))).toEqual([
      '/news/horse',
      '/training/horse',
      '/support/faq?q=%C5%BDlu%C5%A5ou%C4%8Dk%C3%BD+k%C5%AF%C5%88+faq',
      '/support/knowledge-base?article=horse',
    ]);
  });

  test('with one slip of the hand are forgiven, and it is told what was looked for', async () => {
    const groups = await search('zlutouky');

    expect(sectionsOf(groups)).toEqual(['news', 'training', 'faq', 'knowledge']);
    expect(new Set(groups.map(({ corrected }) => corrected))).toEqual(new Set(['Žluťoučký']));
  });

  test('are not guessed at where something was found as it was written', async () => {
    // "lezak" is in the name of goods; a title has "lezat".
    const groups = await search('lezak');

    expect(groups.every(({ corrected }) => corrected === null)).toBe(true);
  });
});

test('a request is of the day that its market had, not of UTC’s (T157)', async () => {
  const id = await askerAt(owner).asked({ title: 'Půlnoční rozvoz' });
  // Half past midnight in Prague.
  await portal.sql(`update ticket set updated_at = '2026-11-17T23:30:00Z' where id = $1`, [id]);

  const [group] = await search('Půlnoční rozvoz', owner, '&sections=requests');

  expect(group?.items).toMatchObject([{ id, at: '2026-11-18' }]);
});

test('only the sections that were asked for answer, and no more than wanted', async () => {
  const groups = await search('sud', owner, '&sections=products,news&limit=2');

  expect(sectionsOf(groups)).toEqual(['products']);
  expect(groups[0]?.items).toHaveLength(2);
  expect(groups[0]?.total).toBeGreaterThan(2);
});

test.each([
  'q=a',
  'q=%20a%20',
  `q=${'x'.repeat(81)}`,
  `q=${'x'.repeat(2_000)}`,
  '',
  'q=ab&limit=9',
  'q=ab&limit=0',
  'q=ab&sections=people',
  'q=ab&q=cd',
])('what cannot be searched for is refused: %.60s', async (query) => {
  const { status, body } = await owner.get(`/api/search?${query}`);

  expect([status, body.code]).toEqual([400, 'MALFORMED_REQUEST']);
});

test.each(['%%%', '___', '\\\\\\', "'; drop table", 'a\u0000b', '🍺🍺', '\u202e4502', 'x'.repeat(80)])(
  'signs that mean something elsewhere are signs: %s',
  async (q) => {
    const { status, body } = await owner.get(`/api/search?q=${encodeURIComponent(q)}`);

    expect([status, body.failed ?? []]).toEqual([body.code ? 400 : 200, []]);
  },
);

test('nobody searches without a session', async () => {
  expect((await portal.visitor.get('/api/search?q=sud')).status).toBe(401);
});
