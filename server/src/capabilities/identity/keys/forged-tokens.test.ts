import { createHmac, createPublicKey } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTHeaderParameters, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';

type Claims = Record<string, unknown>;
type Forger = (real: {
  token: string;
  header: Claims;
  payload: Claims;
  kid: string;
  jwk: JWK;
}) => string | Promise<string>;

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part = ''): Claims => JSON.parse(Buffer.from(part, 'base64url').toString());

/** Signed as ours is, but for what the forger changed. */
const sign = async (key: JWK, header: Claims, payload: Claims) =>
  new SignJWT(payload)
    .setProtectedHeader(header as unknown as JWTHeaderParameters)
    .sign(await importJWK({ ...key, alg: 'ES256' }));
const foreignKey = async (): Promise<JWK> =>
  exportJWK((await generateKeyPair('ES256', { extractable: true })).privateKey);
const changing =
  (change: (payload: Claims) => Claims): Forger =>
  ({ jwk, header, payload }) =>
    sign(jwk, header, change(payload));
const without =
  (claim: string): Forger =>
  ({ jwk, header, payload: { [claim]: _gone, ...rest } }) =>
    sign(jwk, header, rest);

const forgeries: Record<string, Forger> = {
  'no signature and alg none': ({ payload }) => `${base64({ alg: 'none' })}.${base64(payload)}.`,
  'alg none in capitals, with our kid': ({ payload, kid }) => `${base64({ alg: 'NONE', kid })}.${base64(payload)}.`,
  'alg none over a real signature': ({ token, kid }) =>
    [base64({ alg: 'none', kid }), ...token.split('.').slice(1)].join('.'),
  'HS256 with the public key as its secret': ({ payload, kid, jwk }) => {
    const pem = createPublicKey({ key: { ...jwk, d: undefined } as never, format: 'jwk' });
    const text = `${base64({ alg: 'HS256', kid })}.${base64(payload)}`;
    const secret = pem.export({ type: 'spki', format: 'pem' });
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  },
  'another key under our kid': async ({ header, payload }) => sign(await foreignKey(), header, payload),
  'another key under its own kid': async ({ header, payload }) =>
    sign(await foreignKey(), { ...header, kid: 'mine' }, payload),
  'our key without a kid': ({ jwk, header: { kid: _kid, ...header }, payload }) => sign(jwk, header, payload),
  'a kid that is a path': ({ jwk, header, payload }) => sign(jwk, { ...header, kid: '../../dev/null' }, payload),
  'a kid that every object has': ({ jwk, header, payload }) => sign(jwk, { ...header, kid: 'constructor' }, payload),
  'its own key inside (jwk)': async ({ payload, kid }) => {
    const key = await foreignKey();
    return sign(key, { alg: 'ES256', kid, jwk: { kty: key.kty, crv: key.crv, x: key.x, y: key.y } }, payload);
  },
  'an address of its key (jku)': async ({ payload, kid }) =>
    sign(await foreignKey(), { alg: 'ES256', kid, jku: 'https://evil.example/keys' }, payload),
  'a certificate of its own (x5u)': async ({ payload, kid }) =>
    sign(await foreignKey(), { alg: 'ES256', kid, x5u: 'https://evil.example/cert' }, payload),
  'another issuer': changing((payload) => ({ ...payload, iss: 'https://evil.example' })),
  'no issuer': without('iss'),
  'another audience': changing((payload) => ({ ...payload, aud: 'another-portal' })),
  'no audience': without('aud'),
  'an end in the past': changing((payload) => ({ ...payload, exp: Number(payload.iat) - 1 })),
  'no end': without('exp'),
  'an end that is no number': changing((payload) => ({ ...payload, exp: 'never' })),
  'a start in the future': changing((payload) => ({ ...payload, nbf: Number(payload.iat) + 60 })),
  'no person': without('sub'),
  'a person who does not exist': changing((payload) => ({ ...payload, sub: 'u-nobody', uid: 'u-nobody' })),
  'no id of its own': without('jti'),
  'a changed payload': ({ token, payload }) => {
    const [header, , signature] = token.split('.');
    return [header, base64({ ...payload, sub: 'u-meridian-staff', uid: 'u-meridian-staff' }), signature].join('.');
  },
  'a changed header': ({ token, header }) => [base64({ ...header, x: 1 }), ...token.split('.').slice(1)].join('.'),
  'a signature cut short': ({ token }) => token.slice(0, -10),
  'a signature of zeros': ({ token }) =>
    [...token.split('.').slice(0, 2), Buffer.alloc(64).toString('base64url')].join('.'),
  'no signature': ({ token }) => `${token.split('.').slice(0, 2).join('.')}.`,
  'a part too many': ({ token }) => `${token}.${token.split('.')[2]}`,
  'a blank inside': ({ token }) => token.replace('.', '. '),
  'two tokens': ({ token }) => `${token},${token}`,
  garbage: () => 'not-a-token',
  nothing: () => '',
  'five kilobytes': ({ token }) => `${token}${'x'.repeat(5_000)}`,
};

const shipTo = '/api/shiptos/GetShipToBySapId/100234';

let portal: TestPortal;
let real: Parameters<Forger>[0];
beforeAll(async () => {
  portal = await openTestPortal();
  const { token = '' } = await portal.signIn('owner@ulipy.example');
  const [key] = await portal.sql<{ kid: string; sealed_jwk: string }>(
    `select kid, sealed_jwk from signing_key where purpose = 'portal'`,
  );
  const jwk = JSON.parse(portal.sealing.open('signing key', key!.sealed_jwk) ?? '');
  const [header, payload] = token.split('.');
  real = { token, header: decode(header), payload: decode(payload), kid: key!.kid, jwk };
});
afterAll(() => portal.close());

test('a token that is signed as ours is accepted, so that the forgeries fail for their own reason', async () => {
  const copy = await sign(real.jwk, real.header, real.payload);

  expect((await portal.callerWith(copy).get(shipTo)).status).toBe(200);
});

test('thirty forgeries and more are tried', () => {
  expect(Object.keys(forgeries).length).toBeGreaterThanOrEqual(30);
});

test.each(Object.entries(forgeries))('a token with %s is no session', async (_name, forge) => {
  const forged = await forge(real);

  const rest = await portal.visitor.get(shipTo, { headers: { authorization: `Bearer ${forged}` } });

  expect(rest.status).toBe(401);
  expect(rest.body).toMatchObject({ code: 'UNAUTHORIZED', message: '401: UNAUTHORIZED ACCESS' });
});

test.each(['Basic', 'Token', '', 'Bearer Bearer'])('a real token after %j is no session', async (scheme) => {
  const { status } = await portal.visitor.get(shipTo, { headers: { authorization: `${scheme} ${real.token}` } });

  expect(status).toBe(401);
});

test('a token in the address, in a cookie or in the body is no session', async () => {
  const inAddress = await portal.visitor.get(`${shipTo}?access_token=${real.token}&id_token=${real.token}`);
  const inCookie = await portal.visitor.get(shipTo, { headers: { cookie: `id_token=${real.token}` } });

  expect([inAddress.status, inCookie.status]).toEqual([401, 401]);
});
