import DOMPurify, { type Config } from 'dompurify';
import { trustedTypesPolicy } from '#platform/trusted-types.ts';

const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];
const allowedTags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h2', 'h3', 'a', 'blockquote', ...tableTags];
/** The web by https, a mail, a call, or a page of the portal itself. */
const allowedAddress = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))/i;

/**
 * What is left of somebody else's markup: text, its shape, and links. It comes as nodes and is never written as
 * text again, so that nothing can be read differently the second time.
 */
export function sanitiseHtml(html: string, newTab: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: allowedAddress,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: trustedTypesPolicy as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
  });
  for (const link of fragment.querySelectorAll('a')) dressLink(link, newTab);
  return fragment;
}

/** A link to the web leaves the portal in place and says so; one that leads nowhere is only its words. */
function dressLink(link: HTMLAnchorElement, newTab: string): void {
  const address = link.getAttribute('href');
  if (!address) {
    link.replaceWith(...link.childNodes);
    return;
  }
  if (!address.toLowerCase().startsWith('https:')) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.append(` (${newTab})`);
}
