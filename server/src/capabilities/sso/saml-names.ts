/** Names that SAML 2.0, XML Signature and Exclusive C14N give to things. */
export const samlNames = {
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  success: 'urn:oasis:names:tc:SAML:2.0:status:Success',
  bearer: 'urn:oasis:names:tc:SAML:2.0:cm:bearer',
  persistent: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  basicAttribute: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
  unspecifiedContext: 'urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified',
  post: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
} as const;
