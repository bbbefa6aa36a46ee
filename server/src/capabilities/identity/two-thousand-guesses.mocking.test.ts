import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { people, testPassword } from '../../testing/small-world/people.ts';

/** Passwords that were really looked at, the most of them at once, and what holds them up. */
const looked = vi.hoisted(() => ({ at: 0, now: 0, max: 0, until: Promise.resolve() }));
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    verify: async (...given: Parameters<typeof real.verify>) => {
      looked.at += 1;
      looked.now += 1;
      looked.max = Math.max(looked.max, looked.now);
      await looked.until;
      const isRight = await real.verify(...given);
      looked.now -= 1;
      return isRight;
    },
  };
});

const cores = availableParallelism();
/** So many requests need their time on a machine with other things to do. */
const patienceMs = 120_000;
const elsewhere = { remoteAddress: '203.0.113.50' };
/** Thrice what is looked at shows where that ends; `npm run test:heavy` goes on to two thousand. */
const guessed = process.env.DRAY_HEAVY === '1' ? 2_000 : 300;
const lookedAt = 100;
/** Addresses of mail, the small world’s accounts first: ten guesses at each would lock all of them. */
const victims = [
  ...people.map(({ email }) => email),
  ...Array.from({ length: guessed / 10 - people.length }, (_, index) => `nobody-${index}@ulipy.example`),
];
const [owner = ''] = victims;
const eleventh = victims[10] ?? '';

let portal: TestPortal;
beforeAll(async () => {
  // Guesses are held up on purpose: on a slow machine longer than a call may last.
  portal = await openTestPortal({ config: { deadlines: { graphqlMs: 60_000, otherMs: 60_000 } } });
});
beforeEach(async () => {
  portal.clock.advance({ minutes: 15 });
  await portal.sql('delete from sign_in_throttle');
  Object.assign(looked, { at: 0, max: 0 });
});
afterAll(() => portal.close());

const statusOf = async (email: string, password: string, remoteAddress: string) =>
  (await portal.visitor.askForToken(email, password, { remoteAddress })).status;

test.each([
  ['one address', (guess: number) => (guess % 2 ? '198.51.100.7' : '::ffff:198.51.100.7')],
  ['as many addresses of one /64', (guess: number) => `2001:db8:5:6:${guess.toString(16)}::1`],
])(
  `of ${guessed} guesses from %s a hundred are looked at, and ten accounts at most have to wait`,
  async (from, addressOf) => {
    const before = await portal.sql('select from audit_event');
    const cpu = process.cpuUsage();
    const statuses: number[] = [];
    for (const [index, email] of victims.entries()) {
      const guesses = Array.from({ length: 10 }, (_, guess) => statusOf(email, 'wrong', addressOf(index * 10 + guess)));
      statuses.push(...(await Promise.all(guesses)));
    }
    const { user, system } = process.cpuUsage(cpu);
    const records = await portal.sql<{ action: string }>('select action from audit_event order by id offset $1', [
      before.length,
    ]);
    const locked = await portal.sql(`select from sign_in_throttle where subject like 'mail:%' and attempts >= 10`);
    process.stdout.write(
      `${guessed} guesses from ${from}: ${looked.at} looked at (${looked.max} at once), ${locked.length} accounts locked, ${records.length} records, ${Math.round((user + system) / 1000)} ms of CPU\n`,
    );

    expect(looked.at).toBe(lookedAt);
    expect(looked.max).toBeLessThanOrEqual(cores);
    expect(statuses).toEqual([...Array(lookedAt).fill(401), ...Array(guessed - lookedAt).fill(429)]);
    expect(locked).toHaveLength(10);
    expect(records.map(({ action }) => action)).toEqual([
      ...Array(lookedAt).fill('sign-in-refused'),
      'sign-in-throttled',
    ]);

    expect(await statusOf(eleventh, testPassword, addressOf(1))).toBe(429);
    expect(await statusOf(eleventh, testPassword, elsewhere.remoteAddress)).toBe(200);
    expect(await statusOf(owner, testPassword, elsewhere.remoteAddress)).toBe(429);
    portal.clock.advance({ minutes: 15 });
    expect(await statusOf(owner, testPassword, addressOf(1))).toBe(200);
  },
  patienceMs,
);

test('who comes when too many passwords wait to be looked at is asked to come back, and loses no attempt', async () => {
  const hold = Promise.withResolvers<void>();
  looked.until = hold.promise;
  const room = cores * 33;
  const guessFrom = (guess: number) =>
    portal.visitor.askForToken(`nobody-${guess}@ulipy.example`, 'wrong', { remoteAddress: `192.0.2.${guess}` });

  const answers = Array.from({ length: room + 1 }, (_, guess) => guessFrom(guess));
  const first = await Promise.race(answers);
  const attempts = await eventually(async () => {
    const rows = await portal.sql<{ attempts: number }>('select attempts from sign_in_throttle where attempts > 0');
    return rows.length === room * 2 ? rows : undefined;
  });
  hold.resolve();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);

  expect(first).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  expect(attempts).toHaveLength(room * 2);
  expect(statuses.filter((status) => status === 401)).toHaveLength(room);
  expect(looked.max).toBe(cores);
});
