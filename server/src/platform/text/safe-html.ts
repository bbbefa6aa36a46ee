import sanitizeHtml from 'sanitize-html';

/** What somebody's markup may be made of. Everything else is dropped, of scripts and styles the content too. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h2', 'h3', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'iframe',
    'noembed',
    'noframes',
    'xmp',
    'title',
    'svg',
    'math',
  ],
  disallowedTagsMode: 'discard',
  nestingLimit: 20,
};

const links = (isAllowed: RegExp): sanitizeHtml.IOptions => ({
  ...allowed,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: isAllowed.test(href) ? { href, rel: 'noopener' } : {} }),
  },
});

const leadingOut = links(/^(https:\/\/|mailto:|tel:)/i);
const leadingAnywhere = links(/^(https:\/\/|mailto:|tel:|\/(?![/\\]))/i);
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td', 'blockquote'];
const ofArticles = { ...leadingAnywhere, allowedTags: [...(allowed.allowedTags || []), ...tables] };

/** Done before markup is stored; the screen does it once more by another library (S8, A23). */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, leadingOut).trim();

/** The same for articles: they may hold tables and lead to the portal's own pages, too. */
export const sanitiseContent = (html: string): string => sanitizeHtml(html, ofArticles).trim();

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of sanitised markup, for searching. */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
