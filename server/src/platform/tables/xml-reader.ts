import { SaxesParser } from 'saxes';
import { TableFault } from './table.ts';

/** What a document is made of, in its order. Names are local: a prefix says nothing here. */
export type XmlHandler = {
  open(name: string, attribute: (name: string) => string | undefined): void;
  close(name: string): void;
  text(text: string): void;
  /** A document type, which is refused in any case. */
  doctype?(): never;
};

/** No part of a document nests deeper; each level is kept until it closes. */
const maxDepth = 200;
/** Longer than any tag or text that a program writes; what goes on beyond it is collected no further. */
const maxSilence = 4 * 1024 * 1024;
/** Without what every object inherits, or `&constructor;` would be known. */
const entities: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
});

/**
 * Reads XML in pieces, as they come. A document type is refused, so that no entity of a document's own can grow, and no
 * external one can be fetched.
 */
export function xmlReader(handler: XmlHandler) {
  const parser = new SaxesParser({ position: false, xmlns: false });
  parser.ENTITIES = entities;
  let depth = 0;
  let silence = 0;

  function text(piece: string): void {
    silence = 0;
    handler.text(piece);
  }

  parser.on('error', refuse);
  parser.on('doctype', handler.doctype ?? refuse);
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('opentag', ({ name, attributes }) => {
    silence = 0;
    depth += 1;
    if (depth > maxDepth) refuse();
    handler.open(localName(name), (wanted) => attributeOf(attributes, wanted));
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    handler.close(localName(name));
  });

  return {
    push(piece: string): void {
      silence += piece.length;
      parser.write(piece);
      if (silence > maxSilence) throw new TableFault('INFLATES');
    },
    end(): void {
      parser.close();
    },
  };
}

function refuse(): never {
  throw new TableFault('UNREADABLE');
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function attributeOf(attributes: Readonly<Record<string, string>>, wanted: string): string | undefined {
  const own = attributes[wanted];
  if (own !== undefined) return own;
  for (const name in attributes) if (name.endsWith(wanted) && localName(name) === wanted) return attributes[name];
  return undefined;
}
