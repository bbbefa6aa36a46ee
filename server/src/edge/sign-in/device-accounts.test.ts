import type { FastifyReply, FastifyRequest } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { sealing } from '#platform/secrets/sealing.ts';
import type { Cookies } from '../visit/cookies.ts';
import { knownDevices } from './known-devices.ts';

/** The browser of a test: it keeps the one cookie. */
let cookie: string | undefined;
const cookies = {
  device: { read: () => cookie, lineOf: (_reply: FastifyReply, value: string, maxAge: number) => `${value} ${maxAge}` },
} as unknown as Cookies;
const devices = knownDevices({
  cookies,
  sealing: sealing(Buffer.alloc(32, 1)),
  digest: (text) => `of ${text}`.padEnd(40, '.'),
});
const request = {} as FastifyRequest;

const signIn = (email: string): string => {
  const [value = '', seconds = ''] = devices.remember(request, {} as FastifyReply, email).split(' ');
  cookie = value;
  return seconds;
};
const deviceOf = (email: string) => devices.findDevice(request, email);
const person = (number: number) => `p${number}@pub.example`;

beforeEach(() => {
  cookie = undefined;
});

test('anyone who signs in is known here for a year, under one name of the device, however they write their address', () => {
  const before = deviceOf(person(1));
  const seconds = signIn(person(1));
  const device = deviceOf(person(1));
  signIn(person(2));

  expect([before, seconds, deviceOf('P1@Pub.Example'), deviceOf(person(2))]).toEqual([
    undefined,
    String(365 * 24 * 3_600),
    device,
    device,
  ]);
  expect([device, deviceOf(person(3))]).toEqual([expect.any(String), undefined]);
});

test('a till knows twenty: who comes beyond takes the place of the person who was away for longest', () => {
  for (let number = 1; number <= 20; number += 1) signIn(person(number));
  signIn(person(1));
  signIn(person(21));

  const known = Array.from({ length: 21 }, (_none, index) => deviceOf(person(index + 1)) !== undefined);
  expect(known).toEqual(Array.from({ length: 21 }, (_none, index) => index !== 1));
});

test('a cookie that was changed, or sealed for something else, knows nobody', () => {
  signIn(person(1));
  const whole = cookie ?? '';
  const elsewhere = sealing(Buffer.alloc(32, 1)).seal('pending sign-in', JSON.stringify({ id: 'x', accounts: [] }));

  const found = [`${whole.slice(0, -2)}xx`, elsewhere, 'rubbish'].map((given) => {
    cookie = given;
    return deviceOf(person(1));
  });

  expect(found).toEqual([undefined, undefined, undefined]);
});
