import { expect, test } from 'vitest';
import { freshCache } from './fresh-cache.ts';

function aKeeper(load: (key: string, time: number) => Promise<string>) {
  let now = new Date('2026-11-12T09:30:00Z').getTime();
  let loads = 0;
  const keep = freshCache({ now: () => new Date(now) }, 2_000, (key: string) => {
    loads += 1;
    return load(key, loads);
  });
  return { keep, wait: (ms: number) => (now += ms), loads: () => loads };
}

test('what was loaded is kept until it is too old', async () => {
  const { keep, wait } = aKeeper(async (key, time) => `${key}${time}`);

  const first = await keep('a');
  wait(1_999);
  const cached = await keep('a');
  wait(1);
  const fresh = await keep('a');

  expect([first, cached, fresh]).toEqual(['a1', 'a1', 'a2']);
});

test('a clock that was set back keeps nothing alive', async () => {
  const { keep, wait } = aKeeper(async (key, time) => `${key}${time}`);
  await keep('a');

  wait(-3_600_000);

  expect(await keep('a')).toBe('a2');
});

test('each key is kept apart', async () => {
  const { keep } = aKeeper(async (key) => key);

  expect(await Promise.all([keep('a'), keep('b'), keep('a')])).toEqual(['a', 'b', 'a']);
});

test('those who ask at the same time share one load', async () => {
  const { keep, loads } = aKeeper(async (key) => key);

  await Promise.all(Array.from({ length: 50 }, () => keep('a')));

  expect(loads()).toBe(1);
});

test('a load that fails is reported to the person who waits for it, and is not kept', async () => {
  const { keep, loads } = aKeeper(async (key, time) => {
    if (time === 1) throw new Error('away');
    return key;
  });

  const both = await Promise.allSettled([keep('a'), keep('a')]);

  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await keep('a')).toBe('a');
  expect(loads()).toBe(2);
});

test('it does not grow without end', async () => {
  const { keep, loads } = aKeeper(async (key) => key);

  for (let key = 0; key <= 10_000; key += 1) await keep(String(key));
  await keep('0');

  expect(loads()).toBe(10_002);
});

test('one that is full forgets the oldest, and nothing else', async () => {
  const { keep, loads } = aKeeper(async (key) => key);
  for (let index = 0; index <= 10_000; index += 1) await keep(String(index));

  await Promise.all(['1', '5000', '10000'].map(keep));
  expect(loads()).toBe(10_001);
  await keep('0');
  expect(loads()).toBe(10_002);
});

test('what is too old gives up its place, although nobody asks for it again', async () => {
  const { keep, wait, loads } = aKeeper(async (key) => key);
  for (let order = 0; order < 9_999; order += 1) await keep(`order ${order}`);

  wait(4_000);
  for (const person of ['a', 'b', 'a']) await keep(person);

  // As long as they were counted, the second person would have been one too many, and the first forgotten for it.
  expect(loads()).toBe(10_001);
});

test('what goes on being used stays while what is too old goes', async () => {
  const { keep, wait, loads } = aKeeper(async (key) => key);
  await keep('person');
  for (let order = 0; order < 20_000; order += 1) {
    wait(1);
    await keep('person');
    await keep(`order ${order}`);
  }

  // A person every 1.5 s, as it would be without any orders.
  expect(loads()).toBe(20_000 + 1 + Math.floor(20_000 / 1_500));
});

test('questions of several parts are equal when their names are', async () => {
  let loads = 0;
  const keep = freshCache(
    { now: () => new Date('2026-11-12T09:30:00Z') },
    2_000,
    async ({ id, scope }: { id: string; scope: string }) => `${scope}/${id}/${++loads}`,
    ({ id, scope }) => `${scope} ${id}`,
  );

  const answers = await Promise.all([
    keep({ id: '1', scope: 'mine' }),
    keep({ id: '1', scope: 'mine' }),
    keep({ id: '1', scope: 'yours' }),
  ]);

  expect(answers).toEqual(['mine/1/1', 'mine/1/1', 'yours/1/2']);
});

test('what is in use is loaded anew before it is too old, and nobody waits for that', async () => {
  let arrive: (value: string) => void = () => undefined;
  const { keep, wait, loads } = aKeeper((key, time) =>
    time === 1
      ? Promise.resolve(`${key}1`)
      : new Promise((resolve) => {
          arrive = resolve;
        }),
  );
  await keep('a');

  wait(1_500);
  const meanwhile = [await keep('a'), await keep('a')];
  arrive('a2');
  await Promise.resolve();
  wait(600);
  const after = await keep('a');

  expect([...meanwhile, after]).toEqual(['a1', 'a1', 'a2']);
  expect(loads()).toBe(2);
});

test('a refresh that fails or does not come leaves nothing older than it may be', async () => {
  const { keep, wait, loads } = aKeeper(async (key, time) => {
    if (time === 2) throw new Error('away');
    return `${key}${time}`;
  });
  await keep('a');

  wait(1_500);
  expect(await keep('a')).toBe('a1');
  wait(500);

  expect(await keep('a')).toBe('a3');
  expect(loads()).toBe(3);
});
