import { createHash } from 'node:crypto';
import { limits } from '@dray/contract/limits.ts';
import { ownDocumentDigests } from '@dray/server/edge/graphql/own-documents.generated.ts';
import { parse, visit } from 'graphql';
import { expect, test } from 'vitest';
import * as operations from '../web/src/generated/operations.ts';

const sent = Object.entries(operations)
  .filter(([name]) => name.endsWith('Document'))
  .map(([, document]) => String(document));

test('the server knows exactly the documents that the browser sends', () => {
  const digests = sent.map((text) => createHash('sha256').update(text).digest('base64url'));

  expect(digests.length).toBeGreaterThan(20);
  expect(new Set(digests)).toEqual(ownDocumentDigests);
});

test('our own documents are short, though nobody counts their lists', () => {
  for (const text of sent) {
    let fields = 0;
    visit(parse(text), {
      Field: () => {
        fields += 1;
      },
    });
    expect(fields).toBeLessThanOrEqual(limits.graphqlSelections / 2);
  }
});
