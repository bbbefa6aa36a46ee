import { samlNames } from './saml-names.ts';
import { keyInfo } from './sign-saml.ts';
import { xmlText } from './xml-text.ts';

type Provider = {
  /** Where this document lies; it is the portal's name among tools, too. */
  issuer: string;
  /** Where somebody goes who has no statement yet. */
  portalUrl: string;
  /** The one that signs now comes first, then those that signed before or will sign soon. */
  certificates: readonly string[];
};

/** The portal as an identity provider, for anyone who sets up a tool (SAML metadata 2.4.3). */
export const samlMetadata = ({ issuer, portalUrl, certificates }: Provider): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<md:EntityDescriptor xmlns:md="${samlNames.metadata}" xmlns:ds="${samlNames.signature}" entityID="${xmlText(issuer)}">`,
    `<md:IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="${samlNames.protocol}">`,
    ...certificates.map(
      (certificate) =>
        `<md:KeyDescriptor use="signing"><ds:KeyInfo>${keyInfo(certificate)}</ds:KeyInfo></md:KeyDescriptor>`,
    ),
    `<md:NameIDFormat>${samlNames.persistent}</md:NameIDFormat>`,
    // The portal takes no requests: people come from its menu. The schema asks for an address all the same.
    `<md:SingleSignOnService Binding="${samlNames.post}" Location="${xmlText(portalUrl)}"/>`,
    '</md:IDPSSODescriptor></md:EntityDescriptor>\n',
  ].join('');
