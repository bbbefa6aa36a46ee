import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findForbiddenWords, readForbiddenWords } from './check-words.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dray-words-'));
  const words = readForbiddenWords().map((each) => ({ ...each, isRefused: true }));
  plant('tools/forbidden-words.json', JSON.stringify({ words }));
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const refusedIn = (code: string): string[] => {
  plant('src/a.ts', code);
  return findForbiddenWords(root, ['src']).map((fault) => /something (\S+):/.exec(fault)?.[1] ?? fault);
};

test.each([
  'Place',
  'OrderPlace',
  'placeOf',
  'faultyPlaces',
  'news',
  'OrderNews',
  'told',
  'isTold',
  'ToldItem',
  'OrderStanding',
  'its',
  'withItsShipTo',
  'whoeverAsks',
  'face',
  'ListFace',
  'wish',
  'StatusWish',
  'findPayerOfNobody',
  'keepCart',
  'mostRows',
  'longestMs',
  'leastOrders',
  'shortestPart',
])('%s is refused as the name of something', (name) => {
  expect(refusedIn(`const ${name} = 1;`)).toEqual([name]);
});

test.each([
  // The verb has these letters, too, and the wire and a column these names.
  'place',
  'places',
  'standing',
  'placeOrder',
  'placedAt',
  'placeholder',
  'replaceAll',
  'askToPlace',
  'eventPlace',
  'items',
  'digits',
  'surface',
  'interface',
  'wishlist',
  'almost',
  'maxRows',
  'newsQueries',
  'withShipTo',
  'understanding',
])('%s is a good name', (name) => {
  expect(refusedIn(`const ${name} = 1;`)).toEqual([]);
});

test('what people read, and what waits for its renaming, is left alone', () => {
  expect(refusedIn('// whoever asks\nconst text = `its name` + "told";')).toEqual([]);

  plant(
    'tools/forbidden-words.json',
    JSON.stringify({ words: readForbiddenWords().map((each) => ({ ...each, isRefused: false })) }),
  );
  expect(refusedIn('const its = 1;')).toEqual([]);
});
