import { unmetRules } from '@dray/contract/identity/password-rules.ts';
import { expect, test } from 'vitest';
import { guessabilityOf } from './guessability.ts';
import { wordsAbout } from './password-judge.ts';

const words = wordsAbout({
  email: 'owner@ulipy.example',
  firstName: 'Jana',
  lastName: 'Dvořáková',
  companyName: 'Hostinec U Lípy s.r.o.',
});
const judged = (password: string) => guessabilityOf({ password, words });

test.each([
  ['Password123!', 'common'],
  ['Passw0rd1234!', 'common'],
  ['P@ssw0rd1234', 'common'],
  ['Qwertyuiop1!', 'common'],
  ['Qwerty-12345', 'common'],
  ['Welcome2026!', 'common'],
  ['Iloveyou123!', 'common'],
  ['Superman-123!', 'common'],
  ['Football2026!', 'common'],
  ['1234567890Aa!', 'common'],
  ['Zaq12wsx!@#A', 'common'],
  ['Charlie123!!', 'common'],
  ['Monkey12345!!', 'common'],
  ['Sunshine123!!', 'common'],
  ['Aa1!Aa1!Aa1!', 'repeated'],
  ['aaaaaaaaaaA1!', 'repeated'],
  ['Dvorakova2026!', 'names'],
  ['Dvořáková-2026', 'names'],
  ['Meridian2026!', 'names'],
  ['Pivovar-2026!', 'names'],
  ['Hostinec-2026!', 'names'],
])('%s keeps every rule and is guessed soon', async (password, reason) => {
  expect(unmetRules(password)).toEqual([]);
  expect(await judged(password)).toBe(reason);
});

test.each(['Zelená-Lampa-1-kobylka', 'kX9#mq2Lw!vR', 'trumpeta-Kolo-38-lavice', 'Small-World-2026!'])(
  '%s is not',
  async (password) => {
    expect(await judged(password)).toBeUndefined();
  },
);
