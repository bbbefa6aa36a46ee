import { TextDecoder } from 'node:util';

/** A whole text, or bytes as they come from a file. */
export type CsvSource = string | AsyncIterable<Uint8Array>;

/** Why nothing could be read from some line on. */
export type BrokenText = 'NOT_UTF8' | 'QUOTE_OPEN';

/** What is wrong with the file as such: from this line on nothing of it could be read. */
export class UnreadableCsv extends Error {
  readonly line: number;
  /** The name that two columns have, where that is what is wrong. */
  readonly repeated: string | undefined;
  /** Nothing where it is the heading that is wrong. */
  readonly why: BrokenText | undefined;
  constructor(line: number, message: string, { repeated, why }: { repeated?: string; why?: BrokenText } = {}) {
    super(message);
    this.line = line;
    this.repeated = repeated;
    this.why = why;
  }
}

export type CsvText = {
  chunks: AsyncGenerator<string>;
  bytesRead: () => number;
  /** Set once the chunks have ended early. */
  broken: () => UnreadableCsv | undefined;
};

/** UTF-8 with or without its mark, with \n for every kind of line end, the first chunk holding the header at least. */
export function csvText(source: CsvSource): CsvText {
  let bytes = 0;
  let lines = 0;
  let broken: UnreadableCsv | undefined;

  async function* decode(): AsyncGenerator<string> {
    if (typeof source === 'string') {
      bytes = Buffer.byteLength(source);
      yield source.replace(/^\uFEFF/, '');
      return;
    }
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      const text = decodeStrictly(decoder, chunk);
      if (text === undefined) {
        const readable = wholeLinesOf(new TextDecoder().decode(chunk));
        const message = 'this is not UTF-8: save the file as “CSV UTF-8”';
        broken = new UnreadableCsv(lines + countLines(readable) + 1, message, { why: 'NOT_UTF8' });
        yield readable;
        return;
      }
      lines += countLines(text);
      yield text;
    }
  }

  return { chunks: withWholeHeader(withPlainLineEnds(decode())), bytesRead: () => bytes, broken: () => broken };
}

function decodeStrictly(decoder: TextDecoder, chunk: Uint8Array): string | undefined {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch {
    return undefined;
  }
}

const wholeLinesOf = (text: string): string => {
  const readable = text.slice(0, text.indexOf('\uFFFD'));
  return readable.slice(0, readable.lastIndexOf('\n') + 1);
};

const countLines = (text: string): number => text.split('\n').length - 1;

async function* withPlainLineEnds(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const text = rest + chunk;
    // A carriage return at the very end may be the first half of a line end.
    rest = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - rest.length).replace(/\r\n?/g, '\n');
  }
  if (rest) yield '\n';
}

async function* withWholeHeader(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let header: string | undefined = '';
  for await (const chunk of chunks) {
    if (header === undefined) yield chunk;
    else {
      header += chunk;
      if (!header.includes('\n')) continue;
      yield header;
      header = undefined;
    }
  }
  if (header) yield header;
}
