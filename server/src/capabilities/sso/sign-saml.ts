import { createPrivateKey } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import type { SigningKey } from '#capabilities/identity/index.ts';

const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256';

const assertion = "/*[local-name()='Response']/*[local-name()='Assertion']";
const response = "/*[local-name()='Response']";

/** The assertion first, then the response around it: some tools look at one, some at the other. */
export const signSaml = (xml: string, key: SigningKey): string =>
  signPart(signPart(xml, key, assertion), key, response);

/** The schema wants the signature right behind the issuer. */
function signPart(xml: string, { privateJwk, publicJwk }: SigningKey, xpath: string): string {
  const signed = new SignedXml({
    privateKey: createPrivateKey({ key: privateJwk, format: 'jwk' }),
    signatureAlgorithm: rsaSha256,
    canonicalizationAlgorithm: exclusive,
    getKeyInfoContent: () => keyInfo(certificateIn(publicJwk)),
  });
  signed.addReference({ xpath, transforms: [enveloped, exclusive], digestAlgorithm: sha256 });
  const location = { reference: `${xpath}/*[local-name()='Issuer']`, action: 'after' } as const;
  signed.computeSignature(xml, { prefix: 'ds', location });
  return signed.getSignedXml();
}

export const keyInfo = (certificate: string): string =>
  `<ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data>`;

export function certificateIn(publicJwk: SigningKey['publicJwk']): string {
  const [certificate] = Array.isArray(publicJwk.x5c) ? publicJwk.x5c : [];
  if (typeof certificate !== 'string') throw new Error('A key for hand-offs has no certificate');
  return certificate;
}
