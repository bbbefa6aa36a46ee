type Policy = { createHTML: (text: string) => string; createScriptURL: (address: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => unknown };

/**
 * The one way from text to markup or to a script that the page's policy lets through. Markup goes on to the sanitiser,
 * which reads it in a document of its own; a script is a file that was built with the page, and nothing else.
 */
const rules: Policy = {
  createHTML: (text) => text,
  createScriptURL: (address) => {
    const { origin, pathname } = new URL(address, location.href);
    if (origin !== location.origin || !pathname.startsWith(import.meta.env.DEV ? '/' : '/assets/')) {
      throw new TypeError('not a script of this page');
    }
    return address;
  },
};

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;

/** A browser that does not know trusted types takes the text as it is. */
export const trustedTypesPolicy = (factory?.createPolicy('dray', rules) ?? rules) as Policy;
