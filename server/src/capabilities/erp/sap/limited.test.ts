import { expect, test } from 'vitest';
import { limited } from './limited.ts';

test('so many run at once, the others in their order, and one that fails makes room for one', async () => {
  const { run } = limited(2);
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const work = (name: string) => {
    const end = Promise.withResolvers<void>();
    ends.set(name, end);
    return run(() => {
      begun.push(name);
      return end.promise;
    }).catch(() => undefined);
  };
  const all = ['a', 'b', 'c', 'd'].map(work);
  const seen: string[] = [begun.join('')];
  const ended = async (name: string) => {
    const end = ends.get(name);
    if (name === 'a') end?.reject(new Error('no'));
    else end?.resolve();
    await all['abcde'.indexOf(name)];
    seen.push(begun.join(''));
  };

  await ended('a');
  await ended('b');
  all.push(work('e'));
  seen.push(begun.join(''));
  await ended('c');
  await ended('d');
  await ended('e');

  expect(seen).toEqual(['ab', 'abc', 'abcd', 'abcd', 'abcde', 'abcde', 'abcde']);
});
