import { randomUUID } from 'node:crypto';
import type { Language } from '@dray/contract/languages.ts';
import type { Tool } from '@dray/contract/sso/tools.ts';
import type { SigningKey } from '#capabilities/identity/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Actor, Caller } from '#platform/request/request.ts';
import { attributesOf, mayBeHandedOver, timesOf } from './hand-off.model.ts';
import { samlResponse } from './saml-response.ts';
import { signSaml } from './sign-saml.ts';
import type { HandOffSettings, SsoDeps } from './sso.deps.ts';

export type HandOff = { tool: Tool; key: SigningKey; language: Language };
export type HandOffForm = { action: string; fields: { SAMLResponse: string; RelayState: string } };

export const issuerOf = ({ portalUrl }: Pick<HandOffSettings, 'portalUrl'>): string => `${portalUrl}/api/sso/metadata`;

/** Vouches for the caller to one tool; what comes out is a form that their browser posts there (U9, T141). */
export async function handOver(
  { identity, company, audit, clock, settings }: SsoDeps,
  caller: Caller,
  actor: Actor,
  { tool, key, language }: HandOff,
): Promise<HandOffForm> {
  if (!mayBeHandedOver(caller, tool)) throw new Refusal('TOOL_NOT_FOR_YOU');
  const address = settings.tools[tool];
  if (!address) throw new Refusal('TOOL_NOT_CONNECTED');
  const [person, companyName] = await Promise.all([
    identity.findPerson(caller.uid),
    caller.companyId ? company.findCompanyName(caller.companyId) : undefined,
  ]);
  if (!person) throw new Refusal('USER_NOT_FOUND');

  const ids = { response: `_${randomUUID()}`, assertion: `_${randomUUID()}` };
  const statement = {
    issuer: issuerOf(settings),
    tool: address,
    uid: caller.uid,
    ids,
    attributes: attributesOf(tool, { ...person, language }, caller, companyName),
    times: timesOf(clock.now()),
  };
  const signed = signSaml(samlResponse(statement), key);
  await audit.record(actor, {
    action: 'handed-off',
    subject: `tool:${tool}`,
    details: { assertion: ids.assertion },
  });
  // Nothing to come back to: a tool opens where it opens. Some take what is here for an address and would go there.
  return { action: address.url, fields: { SAMLResponse: Buffer.from(signed).toString('base64'), RelayState: '' } };
}
