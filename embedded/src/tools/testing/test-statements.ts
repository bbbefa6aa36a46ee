import { generateKeyPairSync } from 'node:crypto';
import type { SigningKey } from '@dray/server/capabilities/identity/index.ts';
import { certify } from '@dray/server/capabilities/identity/keys/certify.ts';
import { timesOf } from '@dray/server/capabilities/sso/hand-off.model.ts';
import { samlMetadata } from '@dray/server/capabilities/sso/saml-metadata.ts';
import { type Statement, samlResponse } from '@dray/server/capabilities/sso/saml-response.ts';
import { certificateIn, signSaml } from '@dray/server/capabilities/sso/sign-saml.ts';

export const issuer = 'https://orders.example/api/sso/metadata';
let count = 0;

/** A key with its certificate, as the portal keeps them. */
export function testKey(): SigningKey {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const certificate = certify(pair, new Date('2026-01-01')).toString('base64');
  return {
    kid: 'test',
    publicJwk: { ...pair.publicKey.export({ format: 'jwk' }), x5c: [certificate] },
    privateJwk: { ...pair.privateKey.export({ format: 'jwk' }) },
    createdAt: new Date('2026-01-01'),
    signsFrom: new Date('2026-01-01'),
    acceptedUntil: undefined,
  };
}

export const metadataOf = (...keys: readonly SigningKey[]): string =>
  samlMetadata({
    issuer,
    portalUrl: 'https://orders.example',
    certificates: keys.map(({ publicJwk }) => certificateIn(publicJwk)),
  });

/** What the portal would say of a person right now, before it is signed. */
export function statementFor(tool: Statement['tool'], own: Partial<Statement> = {}): Statement {
  count += 1;
  return {
    issuer,
    tool,
    uid: 'u-ulipy-owner',
    attributes: {
      uid: ['u-ulipy-owner'],
      firstName: ['Jana'],
      lastName: ['Dvořáková <b>'],
      company: ['U Lípy'],
      language: ['cs'],
      roles: ['R-OWNER'],
    },
    times: timesOf(new Date()),
    ids: { response: `_response-${count}`, assertion: `_assertion-${count}` },
    ...own,
  };
}

export const signed = (statement: Statement, key: SigningKey): string => signSaml(samlResponse(statement), key);
export const unsigned = (statement: Statement): string => samlResponse(statement);
export const encoded = (xml: string): string => Buffer.from(xml).toString('base64');
