import { TableFault } from './table.ts';

/** What a document is made of, in its order. Names are local: a prefix says nothing here. */
export type XmlHandler = {
  open(name: string, attribute: (name: string) => string | undefined): void;
  close(name: string): void;
  text(text: string): void;
};

const maxTagLength = 64 * 1024;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads XML in pieces, as they come. Strict and small: it knows no document type, so that no entity of a document's own can
 * grow, and no external one can be fetched.
 */
export function xmlTokens(handler: XmlHandler) {
  let pending = '';

  /** How far it got; what is left is the beginning of a tag. */
  function read(text: string, isLast: boolean): number {
    let at = 0;
    for (;;) {
      const start = text.indexOf('<', at);
      if (start < 0) return readText(text, at, isLast);
      if (start > at) handler.text(decode(text.slice(at, start)));
      const end = endOf(text, start);
      if (end < 0) return start;
      readTag(text, start, end);
      at = end;
    }
  }

  function readText(text: string, at: number, isLast: boolean): number {
    // An entity may be cut in two.
    const cut = isLast ? -1 : text.indexOf('&', Math.max(at, text.length - 12));
    const stop = cut < 0 ? text.length : cut;
    if (stop > at) handler.text(decode(text.slice(at, stop)));
    return stop;
  }

  function readTag(text: string, start: number, end: number): void {
    if (text.startsWith('<!--', start) || text.startsWith('<?', start)) return;
    if (text.startsWith('<![CDATA[', start)) handler.text(text.slice(start + 9, end - 3));
    else if (text.startsWith('<!', start)) throw new TableFault('UNREADABLE');
    else if (text[start + 1] === '/') handler.close(localName(text.slice(start + 2, end - 1).trim()));
    else openTag(text.slice(start + 1, end - 1));
  }

  function openTag(tag: string): void {
    const isEmpty = tag.endsWith('/');
    const body = isEmpty ? tag.slice(0, -1) : tag;
    const name = /^[^\s/>]+/.exec(body)?.[0] ?? '';
    if (name === '') throw new TableFault('UNREADABLE');
    const local = localName(name);
    handler.open(local, (wanted) => attributeOf(body, wanted));
    if (isEmpty) handler.close(local);
  }

  return {
    push(piece: string): void {
      const text = pending + piece;
      pending = text.slice(read(text, false));
      if (pending.length > maxTagLength) throw new TableFault('UNREADABLE');
    },
    end(): void {
      if (read(pending, true) < pending.length) throw new TableFault('UNREADABLE');
    },
  };
}

function endOf(text: string, start: number): number {
  const [opening, closing] = text.startsWith('<!--', start)
    ? ['<!--', '-->']
    : text.startsWith('<![CDATA[', start)
      ? ['<![CDATA[', ']]>']
      : ['<', '>'];
  // Until more has come, `<!` may still become any of the three.
  if (opening === '<' && /^<!?\[?[A-Z-]*$/.test(text.slice(start, start + 9)) && text.length - start < 9) return -1;
  const end = text.indexOf(closing, start + opening.length);
  return end < 0 ? -1 : end + closing.length;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function attributeOf(tag: string, wanted: string): string | undefined {
  const match = new RegExp(`\\s(?:[\\w.-]+:)?${wanted}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  const value = match?.[1] ?? match?.[2];
  return value === undefined ? undefined : decode(value);
}

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{1,10});|&/gi, (_whole, name: string | undefined) => {
    const known = name === undefined ? undefined : (entities[name] ?? numbered(name));
    if (known === undefined) throw new TableFault('UNREADABLE');
    return known;
  });
}

function numbered(name: string): string | undefined {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (!name.startsWith('#') || !Number.isInteger(code) || code < 9 || code > 0x10ffff) return undefined;
  return String.fromCodePoint(code);
}
