import { refusalText } from '@dray/contract/texts/refusal-text.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { testPassword } from '../../testing/small-world/people.ts';

const owner = 'owner@ulipy.example';
const rightPassword = testPassword;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
beforeEach(async () => {
  portal.clock.set('2026-11-12T09:30:00Z');
  await portal.sql('delete from sign_in_throttle');
});
afterAll(() => portal.close());

/** A machine that is busy with other tests may say so; anyone who guesses comes back, as they were asked to. */
async function untilAnswered(guess: () => Promise<Answer>): Promise<Answer> {
  const answer = await guess();
  return answer.status === 503 ? untilAnswered(guess) : answer;
}

const codeOf = ({ body }: Answer): string => body.errors?.[0].extensions.code ?? 'let in';
const count = (answers: Answer[], code: string) => answers.filter((answer) => codeOf(answer) === code).length;

test('of fifty guesses at once, over two processes, ten are looked at, and the owner is back in a quarter of an hour', async () => {
  const another = await portal.startAnother();
  const doors = [portal.visitor, another.visitor];

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, guess) =>
      untilAnswered(() => doors[guess % 2]!.askForToken(owner, `guess ${guess}`)),
    ),
  );
  const refused = answers.filter((answer) => codeOf(answer) === 'TOO_MANY_ATTEMPTS');
  const right = await portal.visitor.askForToken(owner, rightPassword, { language: 'cs' });
  const neighbour = await portal.visitor.askForToken('shift@ulipy.example', rightPassword);

  expect(count(answers, 'SIGN_IN_REFUSED')).toBe(10);
  expect(refused).toHaveLength(40);
  expect(refused.map(({ status }) => status)).toEqual(Array(40).fill(429));
  // The window is the quarter of an hour from 9:30.
  expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(Array(40).fill('900'));
  expect(right.body.errors[0].message).toBe(refusalText('TOO_MANY_ATTEMPTS', 'cs', { minutes: 15 }));
  expect(codeOf(neighbour)).toBe('let in');

  portal.clock.advance({ minutes: 15 });
  expect(codeOf(await another.visitor.askForToken(owner, rightPassword))).toBe('let in');
});

test('anyone who waits is told for how long', async () => {
  portal.clock.set('2026-11-12T09:43:30Z');
  for (let guess = 0; guess < 10; guess += 1) await portal.visitor.askForToken(owner, 'wrong');

  const { headers, body } = await portal.visitor.askForToken(owner, 'wrong');

  expect(headers['retry-after']).toBe('90');
  expect(body.errors[0].message).toBe('Too many attempts. Wait 2 min and try again.');
});

test('signing in uses up no attempts', async () => {
  for (let time = 0; time < 12; time += 1) await portal.signIn(owner);
  for (let guess = 0; guess < 9; guess += 1) await portal.visitor.askForToken(owner, 'wrong');
  await portal.signIn(owner);

  const tenth = await portal.visitor.askForToken(owner, 'wrong');
  const eleventh = await portal.visitor.askForToken(owner, 'wrong');

  expect([codeOf(tenth), codeOf(eleventh)]).toEqual(['SIGN_IN_REFUSED', 'TOO_MANY_ATTEMPTS']);
});

test('spelling an address otherwise gives no new attempts', async () => {
  for (let guess = 0; guess < 10; guess += 1) await portal.visitor.askForToken(owner, 'wrong');

  expect(codeOf(await portal.visitor.askForToken('OWNER@ulipy.example', rightPassword))).toBe('TOO_MANY_ATTEMPTS');
});

test('an unknown address runs out of attempts like a known one', async () => {
  const answers = [];
  for (let guess = 0; guess < 11; guess += 1)
    answers.push(await portal.visitor.askForToken('nobody@ulipy.example', 'wrong'));

  expect([count(answers, 'SIGN_IN_REFUSED'), count(answers, 'TOO_MANY_ATTEMPTS')]).toEqual([10, 1]);
});

test('one machine gets a hundred guesses over all accounts, whatever address it pretends to have', async () => {
  const guessFrom = async (remoteAddress: string, guess: number) =>
    codeOf(
      await portal.visitor.askForToken(`nobody-${guess}@ulipy.example`, 'wrong', {
        remoteAddress,
        headers: { 'x-forwarded-for': `203.0.113.${guess}`, forwarded: `for=203.0.113.${guess}` },
      }),
    );
  await guessFrom('198.51.100.7', 1);
  // As if it had made ninety-nine.
  await portal.sql(`update sign_in_throttle set attempts = 99 where subject like 'address:%'`);

  const codes = [
    await guessFrom('198.51.100.7', 2),
    await guessFrom('198.51.100.7', 3),
    await guessFrom('198.51.100.8', 4),
  ];

  expect(codes).toEqual(['SIGN_IN_REFUSED', 'TOO_MANY_ATTEMPTS', 'SIGN_IN_REFUSED']);
});

test('what is counted names nobody', async () => {
  await portal.visitor.askForToken(owner, 'wrong');

  const rows = await portal.sql<{ subject: string }>('select subject from sign_in_throttle');

  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/ulipy|owner|127\.0\.0\.1/);
});
