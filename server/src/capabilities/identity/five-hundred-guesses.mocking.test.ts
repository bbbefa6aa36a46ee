import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testBrowser } from '../../testing/browser.ts';
import { freePort } from '../../testing/free-port.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { people, testPassword } from '../../testing/small-world/people.ts';

/** Passwords that were really looked at, whichever door they came by. */
const looked = vi.hoisted(() => ({ at: 0 }));
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    verify: (...given: Parameters<typeof real.verify>) => {
      looked.at += 1;
      return real.verify(...given);
    },
  };
});

// Each guess that is looked at takes its share of a core, which a busy machine has little of.
vi.setConfig({ testTimeout: 120_000 });

const owner = 'owner@ulipy.example';
let portal: TestPortal;
let publicUrl: string;
beforeAll(async () => {
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  portal = await openTestPortal({ config: { port }, env: { PUBLIC_URL: publicUrl } });
});
beforeEach(async () => {
  portal.clock.set('2026-11-12T09:30:00Z');
  await portal.sql('delete from sign_in_throttle');
  looked.at = 0;
});
afterAll(() => portal.close());

/** What a guess was answered with: status, and the seconds to wait. */
type Answered = { status: number; wait: string | null };

/** A machine that is busy with other tests may say so; anyone who guesses comes back, as they were asked to. */
async function untilAnswered(guess: () => Promise<Answered>): Promise<Answered> {
  const answered = await guess();
  return answered.status === 503 ? untilAnswered(guess) : answered;
}

const byProgram = async (email: string): Promise<Answered> => {
  const { status, headers } = await portal.visitor.askForToken(email, 'wrong');
  return { status, wait: String(headers['retry-after'] ?? '') || null };
};

/** The provider's own page, opened once and filled in again and again. */
async function pageOfProvider(): Promise<(email: string) => Promise<Answered>> {
  const browser = testBrowser(portal, publicUrl);
  const { address } = await browser.open('/auth/login');
  return async (email) => {
    const { status, headers } = await browser.visit(address, { email, password: 'wrong' });
    return { status, wait: headers.get('retry-after') };
  };
}

const byTenAliases = async (emails: readonly string[]): Promise<Answered> => {
  const fields = emails.map(
    (email, index) => `g${index}: generateCustomerToken(email: "${email}", password: "wrong") { token }`,
  );
  const { status, headers } = await portal.visitor.graphql(`mutation { ${fields.join(' ')} }`);
  return { status, wait: String(headers['retry-after'] ?? '') || null };
};

/** Two hundred by programs, two hundred on the page and a hundred as aliases, ten doors at a time. */
async function guessFiveHundredTimes(
  emailOf: (guess: number) => string,
): Promise<{ single: Answered[]; aliased: Answered[] }> {
  const byPage = await pageOfProvider();
  const answered = { single: [] as Answered[], aliased: [] as Answered[] };
  for (let guess = 0; guess < 500; guess += 50) {
    const emails = Array.from({ length: 50 }, (_, index) => emailOf(guess + index));
    const [single, aliased] = await Promise.all([
      Promise.all(
        emails.slice(0, 40).map((email, index) => untilAnswered(() => (index % 2 ? byPage : byProgram)(email))),
      ),
      byTenAliases(emails.slice(40)),
    ]);
    answered.single.push(...single);
    answered.aliased.push(aliased);
  }
  return answered;
}

const count = (answered: readonly Answered[], status: number) =>
  answered.filter((each) => each.status === status).length;
const waitsOf = (answered: readonly Answered[]) =>
  new Set(answered.filter(({ status }) => status === 429).map(({ wait }) => wait));

async function ownerSignsIn() {
  const { address } = await testBrowser(portal, publicUrl).signIn(owner, testPassword, '/profile/details');
  const program = await portal.visitor.askForToken(owner, testPassword);
  return { address, program: program.status };
}

test('of five hundred guesses at one account, by whatever door, ten are looked at, and a quarter of an hour later its owner signs in', async () => {
  const { single, aliased } = await guessFiveHundredTimes(() => owner);
  const lookedAt = looked.at;

  expect(lookedAt).toBe(10);
  expect([count(single, 401), count(single, 429)]).toEqual([10, 390]);
  expect(waitsOf(single)).toEqual(new Set(['900']));
  expect(aliased).toEqual(Array(10).fill({ status: 400, wait: null }));
  expect((await ownerSignsIn()).program).toBe(429);

  portal.clock.advance({ minutes: 15 });
  expect(await ownerSignsIn()).toEqual({ address: '/profile/details', program: 200 });
});

test('of five hundred guesses of one machine at forty accounts a hundred are looked at, and a quarter of an hour later the owner signs in', async () => {
  const known = people.map(({ email }) => email);
  const accounts = [
    ...known,
    ...Array.from({ length: 40 - known.length }, (_, index) => `nobody-${index}@ulipy.example`),
  ];

  // Forty at a time by the doors that count, so that no account alone comes to its end.
  const { single, aliased } = await guessFiveHundredTimes((guess) => accounts[guess % 50] ?? owner);
  const addresses = await portal.sql(`select attempts from sign_in_throttle where subject like 'address:%'`);

  expect(looked.at).toBe(100);
  expect([count(single, 401), count(single, 429)]).toEqual([100, 300]);
  expect(waitsOf(single)).toEqual(new Set(['900']));
  expect(aliased).toEqual(Array(10).fill({ status: 400, wait: null }));
  expect(addresses).toHaveLength(1);

  portal.clock.advance({ minutes: 15 });
  expect(await ownerSignsIn()).toEqual({ address: '/profile/details', program: 200 });
});
