/** An assertion as the SAML library hands it out: elements are lists, attributes lie under `$`, text under `_`. */
type Element = { [name: string]: Element[] } & { $?: Record<string, string>; _?: string };

export type Assertion = {
  id: string;
  issuer: string;
  issuedAt: number;
  audiences: readonly string[];
  recipients: readonly string[];
  notBefore: number;
  notOnOrAfter: number;
  sessionUntil: number;
  nameId: string;
  attributes: ReadonlyMap<string, readonly string[]>;
};

/** What is missing becomes NaN or an empty text, which no check lets through. */
export function readAssertion(parsed: unknown): Assertion {
  const assertion = childrenOf(parsed as Element, 'Assertion')[0] ?? ({} as Element);
  const conditions = childrenOf(assertion, 'Conditions');
  const confirmations = childrenOf(assertion, 'Subject', 'SubjectConfirmation', 'SubjectConfirmationData');
  const ends = [...conditions, ...confirmations].map((element) => momentOf(element, 'NotOnOrAfter'));
  return {
    id: attributeOf(assertion, 'ID'),
    issuer: textsOf(assertion, 'Issuer').join(''),
    issuedAt: momentOf(assertion, 'IssueInstant'),
    audiences: textsOf(assertion, 'Conditions', 'AudienceRestriction', 'Audience'),
    recipients: confirmations.map((element) => attributeOf(element, 'Recipient')),
    notBefore: momentOf(conditions[0], 'NotBefore'),
    notOnOrAfter: Math.min(...ends),
    sessionUntil: momentOf(childrenOf(assertion, 'AuthnStatement')[0], 'SessionNotOnOrAfter'),
    nameId: textsOf(assertion, 'Subject', 'NameID').join(''),
    attributes: new Map(
      childrenOf(assertion, 'AttributeStatement', 'Attribute').map((element) => [
        attributeOf(element, 'Name'),
        textsOf(element, 'AttributeValue'),
      ]),
    ),
  };
}

/** One element is an object and several are a list, depending on where they are. */
function childrenOf(element: Element | undefined, ...path: readonly string[]): Element[] {
  if (!element) return [];
  const [name, ...rest] = path;
  if (name === undefined) return [element];
  const children: Element | Element[] | undefined = element[name];
  if (children === undefined) return [];
  return [children].flat().flatMap((child) => childrenOf(child, ...rest));
}

const textsOf = (element: Element | undefined, ...path: readonly string[]): string[] =>
  childrenOf(element, ...path).map((child) => (typeof child === 'string' ? child : (child._ ?? '')));

const attributeOf = (element: Element | undefined, name: string): string => element?.$?.[name] ?? '';
const momentOf = (element: Element | undefined, name: string): number => Date.parse(attributeOf(element, name));
