/** Written already: text within it is escaped. */
export type Xml = { readonly written: string };
type Content = Xml | string | undefined | readonly Xml[];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Characters that XML cannot hold at all.
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const escaped = (text: string): string => text.replace(forbidden, '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

const contentOf = (content: Content): string => {
  if (content === undefined) return '';
  if (typeof content === 'string') return escaped(content);
  return 'written' in content ? content.written : content.map(({ written }) => written).join('');
};

export const element = (name: string, content: Content, attributes: Readonly<Record<string, string>> = {}): Xml => {
  const facets = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return { written: `<${name}${facets.join('')}>${contentOf(content)}</${name}>` };
};

/** Several by their names, in this sequence: schemas want it kept. */
export const elements = (all: Readonly<Record<string, Content>>): Xml[] =>
  Object.entries(all).flatMap(([name, content]) => (content === undefined ? [] : [element(name, content)]));

export const xmlDocument = ({ written }: Xml): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${written}\n`);
