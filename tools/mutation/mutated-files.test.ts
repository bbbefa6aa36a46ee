import { expect, test } from 'vitest';
import { listRules, sampleOf } from './mutated-files.ts';

test('faults are planted in the rules of the contract and the models of the server, and in nothing else', () => {
  const files = listRules();

  expect(files).toContain('contract/src/cart/load.ts');
  expect(files).toContain('server/src/capabilities/identity/rules/session.model.ts');
  expect(files.filter((file) => /\.test\.|test-|generated|\.rest\.|\.store\./.test(file))).toEqual([]);
});

test('of the files that somebody names those with rules are taken', () => {
  expect(listRules(['contract/src/company/delivery-c*.ts', 'contract/src/return-path*'])).toEqual([
    'contract/src/company/delivery-calendar.ts',
    'contract/src/return-path.ts',
  ]);
});

test('a sample is the same for the same seed, in order, and never larger than what there is', () => {
  const items = Array.from({ length: 100 }, (_, index) => index);

  const [once, again, other] = [sampleOf(items, 10, 1), sampleOf(items, 10, 1), sampleOf(items, 10, 2)];

  expect(once).toHaveLength(10);
  expect(again).toEqual(once);
  expect(other).not.toEqual(once);
  expect(once).toEqual(once.toSorted((a, b) => a - b));
  expect(sampleOf(items, 500, 1)).toEqual(items);
});
