import { htmlPayloads } from '@dray/contract/catalogue/test-html-payloads.ts';
import { type Written, written } from '@dray/contract/content/content-desk-shapes.ts';
import { writtenKinds } from '@dray/contract/content/content-kinds.ts';
import { describe, expect, test } from 'vitest';
import { planDraft } from './plan-draft.ts';

const payloads = htmlPayloads();
const item = (kind: (typeof writtenKinds)[number]) => ({ id: 'a'.repeat(24), kind, path: 'bad' });

const blank: Written = {
  markets: [],
  customerTypes: [],
  isPublic: true,
  from: null,
  to: null,
  date: null,
  order: 0,
  articleKind: null,
  linkType: null,
  theme: null,
  location: null,
  link: null,
  image: null,
  files: [],
  event: null,
  texts: {},
};

/** Text without any bracket, and tags spelled exactly as we allow them: nothing else can be read as markup. */
const harmless =
  /^(?:[^<>]|<\/?(?:p|strong|em|ul|ol|li|h2|h3|table|thead|tbody|tr|th|td|blockquote)>|<br \/>|<a>|<a href="(?:https:\/\/|mailto:|tel:|\/(?![/\\]))[^"<>]*" rel="noopener">|<\/a>)*$/i;

const htmlOf = (kind: (typeof writtenKinds)[number], markdown: string): string[] =>
  planDraft(item(kind), { ...blank, texts: { en: { title: 'A', summary: '', markdown } } }, [], {}).texts.map(
    ({ body }) => body.html,
  );

test('more than two hundred payloads are tried', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(200);
});

describe.each(writtenKinds)('%s', (kind) => {
  test('the text leaves only what is allowed, however it is put in', () => {
    for (const payload of payloads)
      for (const markdown of [payload, `**${payload}**`, `[a](${payload})`, `- ${payload}\n\n> ${payload}`])
        for (const html of htmlOf(kind, markdown))
          expect([markdown, html]).toEqual([markdown, expect.stringMatching(harmless)]);
  });

  test('the fields that are no markup keep their words, and none of them becomes any', () => {
    for (const payload of payloads) {
      const text = { title: payload.slice(0, 200), summary: payload.slice(0, 600), markdown: '' };
      const { texts } = planDraft(item(kind), { ...blank, texts: { en: text } }, [], {});
      for (const { body } of texts) expect(body.html).toBe('');
    }
  });
});

test('an address takes none of them', () => {
  const taken = payloads.filter((payload) => written.shape.link.safeParse(payload).success);
  expect(taken).toEqual([]);
});
