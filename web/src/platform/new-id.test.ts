import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('an id is a UUID of version 4, and no two are the same', () => {
  const ids = Array.from({ length: 1_000 }, newId);

  expect(new Set(ids).size).toBe(1_000);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
