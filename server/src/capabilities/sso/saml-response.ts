import type { Attributes, HandOffTimes, ToolAddress } from './hand-off.model.ts';
import { samlNames } from './saml-names.ts';
import { xmlText } from './xml-text.ts';

export type Statement = {
  issuer: string;
  tool: ToolAddress;
  uid: string;
  attributes: Attributes;
  times: HandOffTimes;
  /** New for every statement; XML wants them to begin with a letter. */
  ids: { response: string; assertion: string };
};

/** What the portal says about a person, to one tool and for one minute, before it is signed (SAML core 2.3, 3.3). */
export function samlResponse({ issuer, tool, uid, attributes, times, ids }: Statement): string {
  const issuedAt = times.issuedAt.toISOString();
  const by = `<saml:Issuer>${xmlText(issuer)}</saml:Issuer>`;
  const recipient = xmlText(tool.url);
  return [
    `<samlp:Response xmlns:samlp="${samlNames.protocol}" xmlns:saml="${samlNames.assertion}" ID="${ids.response}"`,
    ` Version="2.0" IssueInstant="${issuedAt}" Destination="${recipient}">${by}`,
    `<samlp:Status><samlp:StatusCode Value="${samlNames.success}"/></samlp:Status>`,
    `<saml:Assertion xmlns:saml="${samlNames.assertion}" ID="${ids.assertion}" Version="2.0" IssueInstant="${issuedAt}">${by}`,
    subject(uid, recipient, times),
    conditions(tool.audience, times),
    `<saml:AuthnStatement AuthnInstant="${issuedAt}" SessionIndex="${ids.assertion}"`,
    ` SessionNotOnOrAfter="${times.sessionUntil.toISOString()}"><saml:AuthnContext>`,
    `<saml:AuthnContextClassRef>${samlNames.unspecifiedContext}</saml:AuthnContextClassRef>`,
    '</saml:AuthnContext></saml:AuthnStatement>',
    `<saml:AttributeStatement>${Object.entries(attributes).map(attribute).join('')}</saml:AttributeStatement>`,
    '</saml:Assertion></samlp:Response>',
  ].join('');
}

const subject = (uid: string, recipient: string, { notOnOrAfter }: HandOffTimes): string =>
  `<saml:Subject><saml:NameID Format="${samlNames.persistent}">${xmlText(uid)}</saml:NameID>` +
  `<saml:SubjectConfirmation Method="${samlNames.bearer}"><saml:SubjectConfirmationData` +
  ` NotOnOrAfter="${notOnOrAfter.toISOString()}" Recipient="${recipient}"/></saml:SubjectConfirmation></saml:Subject>`;

const conditions = (audience: string, { notBefore, notOnOrAfter }: HandOffTimes): string =>
  `<saml:Conditions NotBefore="${notBefore.toISOString()}" NotOnOrAfter="${notOnOrAfter.toISOString()}">` +
  `<saml:AudienceRestriction><saml:Audience>${xmlText(audience)}</saml:Audience></saml:AudienceRestriction>` +
  '<saml:OneTimeUse/></saml:Conditions>';

function attribute([name, values]: [string, readonly string[]]): string {
  if (values.length === 0) return '';
  const texts = values.map((value) => `<saml:AttributeValue>${xmlText(value)}</saml:AttributeValue>`);
  return `<saml:Attribute Name="${name}" NameFormat="${samlNames.basicAttribute}">${texts.join('')}</saml:Attribute>`;
}
