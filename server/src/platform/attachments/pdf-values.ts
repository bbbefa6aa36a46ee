import { damaged, unsafe } from './attachment-problem.ts';

/** What is in a PDF outside its streams (ISO 32000-1, 7.3). A reference is the number of the object it leads to. */
export type PdfValue =
  | { name: string }
  | { text: string }
  | { number: number }
  | { reference: number }
  | { word: string }
  | { list: readonly PdfValue[] }
  | { entries: readonly (readonly [key: string, value: PdfValue])[] };

const deepest = 60;
const blank = /[\0\t\n\f\r ]/;
const delimiter = /[\0\t\n\f\r ()<>[\]{}/%]/;

/** Reads one value after the other; what it may read in all is given, so that no file takes longer than its size. */
export class PdfReader {
  readonly #bytes: Buffer;
  readonly #budget: { left: number };
  at: number;

  constructor(bytes: Buffer, at: number, budget: { left: number }) {
    this.#bytes = bytes;
    this.#budget = budget;
    this.at = at;
  }

  /** Undefined at the end, or at something that closes nothing. */
  next(depth = 0): PdfValue | undefined {
    if (depth > deepest) throw unsafe('a PDF nested too deeply');
    this.#skipBlanks();
    const char = this.#peek();
    if (char === '/') return { name: this.#name() };
    if (char === '(') return { text: this.#literal() };
    if (char === '<') return this.#peek(1) === '<' ? this.#dictionary(depth) : { text: this.#hexadecimal() };
    if (char === '[') return this.#list(depth);
    const word = this.#word();
    if (word === '') return undefined;
    return /^[+-]?\d*\.?\d+$/.test(word) ? this.#numberOrReference(Number(word)) : { word };
  }

  #peek(ahead = 0): string {
    const code = this.#bytes[this.at + ahead];
    return code === undefined ? '' : String.fromCharCode(code);
  }

  #step(by = 1): void {
    this.at += by;
    this.#budget.left -= by;
    if (this.#budget.left < 0) throw unsafe('a PDF that takes too long to read');
  }

  #skipBlanks(): void {
    for (let char = this.#peek(); blank.test(char) || char === '%'; char = this.#peek()) {
      if (char === '%') while (!/^[\r\n]?$/.test(this.#peek())) this.#step();
      else this.#step();
    }
  }

  #word(): string {
    const start = this.at;
    for (let char = this.#peek(); char !== '' && !delimiter.test(char); char = this.#peek()) this.#step();
    return this.#bytes.toString('latin1', start, this.at);
  }

  /** Some of its letters may be written as numbers. */
  #name(): string {
    this.#step();
    return this.#word().replaceAll(/#([\dA-Fa-f]{2})/g, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }

  #literal(): string {
    const start = this.at + 1;
    let open = 0;
    do {
      const char = this.#peek();
      if (char === '') throw damaged('a text in a PDF does not end');
      if (char === '\\') this.#step();
      else if (char === '(') open += 1;
      else if (char === ')') open -= 1;
      this.#step();
    } while (open > 0);
    return this.#bytes.toString('latin1', start, this.at - 1).replaceAll(/\\([()\\])/g, '$1');
  }

  #hexadecimal(): string {
    const start = this.at + 1;
    while (this.#peek() !== '>') {
      if (this.#peek() === '') throw damaged('a text in a PDF does not end');
      this.#step();
    }
    this.#step();
    return Buffer.from(this.#bytes.toString('latin1', start, this.at - 1).replaceAll(/\s/g, ''), 'hex').toString(
      'latin1',
    );
  }

  #list(depth: number): PdfValue {
    this.#step();
    const list: PdfValue[] = [];
    for (let value = this.next(depth + 1); value !== undefined; value = this.next(depth + 1)) list.push(value);
    if (this.#peek() === ']') this.#step();
    return { list };
  }

  #dictionary(depth: number): PdfValue {
    this.#step(2);
    const entries: (readonly [string, PdfValue])[] = [];
    for (let key = this.next(depth + 1); key !== undefined; key = this.next(depth + 1)) {
      const value = 'name' in key ? this.next(depth + 1) : undefined;
      // What is no key is looked at all the same: a reader may be more patient than this one.
      entries.push('name' in key ? [key.name, value ?? { word: '' }] : ['', key]);
      if ('name' in key && value === undefined) break;
    }
    if (this.#peek() === '>' && this.#peek(1) === '>') this.#step(2);
    return { entries };
  }

  #numberOrReference(number: number): PdfValue {
    const here = this.at;
    const [, all] = /^([\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R)(?![A-Za-z0-9])/.exec(
      this.#bytes.toString('latin1', here, here + 24),
    ) ?? [undefined, undefined];
    if (all === undefined) return { number };
    this.#step(all.length);
    return { reference: number };
  }
}
