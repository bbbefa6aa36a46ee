import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { Tool } from '../tool.ts';
import { type Assertion, readAssertion } from './assertion.ts';
import type { PortalMetadata } from './portal-metadata.ts';
import { Refused } from './refused.ts';
import type { UsedAssertions } from './used-assertions.ts';

export type Guest = {
  uid: string;
  firstName: string;
  lastName: string;
  company: string;
  language: string;
  sessionUntil: number;
};

type Doors = { portal: PortalMetadata; used: UsedAssertions; now: () => number };

/** The library decides whether a statement holds; what it leaves to its caller is checked here (SAML profiles 4.1.4.3). */
export async function acceptStatement(tool: Tool, { portal, used, now }: Doors, encoded: string): Promise<Guest> {
  refuseMarkup(encoded);
  const assertion = await verify(tool, portal, encoded).catch(async (error: unknown) => {
    throw new Refused(await reasonOf(tool, portal, encoded, now), { cause: error });
  });
  const reason = faultOf(assertion, tool, portal, now());
  if (reason) throw new Refused(reason);
  if (!used.use(assertion)) throw new Refused('replayed');
  return guestOf(assertion);
}

/** Comments, document types and instructions have no place in a statement, and have cut names in two elsewhere. */
function refuseMarkup(encoded: string): void {
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  if (/<[!?]/.test(text.replace(/^<\?xml [^>]*\?>/, ''))) throw new Refused('signature');
}

async function verify(
  tool: Tool,
  portal: PortalMetadata,
  encoded: string,
  { lenient = false } = {},
): Promise<Assertion> {
  const saml = new SAML({
    issuer: tool.audience,
    callbackUrl: tool.acsUrl,
    idpCert: [...portal.certificates],
    idpIssuer: portal.entityId,
    audience: lenient ? false : tool.audience,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: true,
    // People come from the portal's menu, so nothing here was asked for.
    validateInResponseTo: ValidateInResponseTo.never,
    acceptedClockSkewMs: lenient ? -1 : 0,
  });
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: encoded });
  if (!profile?.getAssertion) throw new Error('There is no assertion');
  return readAssertion(profile.getAssertion());
}

/** Whether only time or audience are wrong: then the reader is told that, and not of a forgery. */
async function reasonOf(tool: Tool, portal: PortalMetadata, encoded: string, now: () => number) {
  try {
    const assertion = await verify(tool, portal, encoded, { lenient: true });
    return faultOf(assertion, tool, portal, now()) ?? 'signature';
  } catch {
    return 'signature';
  }
}

function faultOf(assertion: Assertion, tool: Tool, portal: PortalMetadata, now: number) {
  const { issuer, id, nameId, recipients, audiences, notBefore, notOnOrAfter, sessionUntil, attributes } = assertion;
  if (issuer !== portal.entityId || !id || !nameId) return 'signature';
  if (recipients.length !== 1 || recipients[0] !== tool.acsUrl) return 'recipient';
  if (audiences.length !== 1 || audiences[0] !== tool.audience) return 'audience';
  if (!(notBefore <= now && now < notOnOrAfter && now < sessionUntil)) return 'expired';
  return attributes.get('roles')?.length ? undefined : 'role';
}

function guestOf({ nameId, sessionUntil, attributes }: Assertion): Guest {
  const one = (name: string) => attributes.get(name)?.[0] ?? '';
  return {
    uid: nameId,
    firstName: one('firstName'),
    lastName: one('lastName'),
    company: one('company'),
    language: one('language'),
    sessionUntil,
  };
}
