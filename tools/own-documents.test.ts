import { createHash } from 'node:crypto';
import { webDocuments } from '@dray/contract/generated/web-documents.ts';
import { limits } from '@dray/contract/limits.ts';
import { parse, visit } from 'graphql';
import { expect, test } from 'vitest';
import * as operations from '../web/src/generated/operations.ts';

const sent = Object.entries(operations)
  .filter(([name]) => name.endsWith('Document'))
  .map(([, document]) => String(document));

test('the server knows exactly the documents that the browser sends', () => {
  expect(sent.length).toBeGreaterThan(20);
  expect(new Set(sent)).toEqual(new Set(Object.keys(webDocuments)));
});

test('a document is named by its text: another one has another name', () => {
  for (const [id, text] of Object.entries(webDocuments)) {
    const [, kind, name, digest] = /^(query|mutation) (\w+) ([\w-]{43})$/.exec(id) ?? [];
    expect(text.trimStart().startsWith(`${kind} ${name}`)).toBe(true);
    expect(createHash('sha256').update(text).digest('base64url')).toBe(digest);
  }
});

test('our own documents are short, though nobody counts their lists', () => {
  for (const text of Object.values(webDocuments)) {
    let fields = 0;
    visit(parse(text), {
      Field: () => {
        fields += 1;
      },
    });
    expect(fields).toBeLessThanOrEqual(limits.graphqlSelections / 2);
  }
});
