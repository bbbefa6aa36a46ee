import sanitizeHtml from 'sanitize-html';

/** What a description may be made of. Everything else is dropped, of scripts and styles the content too. */
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
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: /^(https:\/\/|mailto:|tel:)/i.test(href) ? { href, rel: 'noopener' } : {},
    }),
  },
};

/** Done before a description is stored; the screen does it once more by another library (S8, A23). */
export const sanitiseDescription = (html: string): string => sanitizeHtml(html, allowed).trim();
