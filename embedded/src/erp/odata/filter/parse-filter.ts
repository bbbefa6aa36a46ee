import { invalid, type Token, tokensOf } from './tokens.ts';

export const comparisons = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'] as const;
export type Comparison = (typeof comparisons)[number];

export type Filter =
  | { kind: 'and'; parts: readonly Filter[] }
  | { kind: 'or'; parts: readonly Filter[] }
  | { kind: 'not'; part: Filter }
  | { kind: 'compare'; property: string; comparison: Comparison; literal: string }
  | { kind: 'match'; how: 'startswith' | 'endswith' | 'substringof'; property: string; literal: string };

const maxDepth = 30;
const maxConditions = 250;
const mirrored: Readonly<Record<Comparison, Comparison>> = {
  eq: 'eq',
  ne: 'ne',
  gt: 'lt',
  ge: 'le',
  lt: 'gt',
  le: 'ge',
};

export function parseFilter(filter: string): Filter {
  const reader = readerOf(tokensOf(filter));
  const parsed = readAny(reader, 0);
  if (!reader.isAtEnd()) throw invalid(`the filter goes on after its end: ${reader.peek()?.text}`);
  return parsed;
}

type Reader = ReturnType<typeof readerOf>;

function readerOf(tokens: readonly Token[]) {
  let position = 0;
  let conditions = 0;
  const peek = (): Token | undefined => tokens[position];
  return {
    peek,
    isAtEnd: () => position >= tokens.length,
    isWord: (word: string) => peek()?.kind === 'word' && peek()?.text.toLowerCase() === word,
    next(): Token {
      const token = tokens[position];
      if (!token) throw invalid('the filter ends too early');
      position += 1;
      return token;
    },
    countCondition() {
      conditions += 1;
      if (conditions > maxConditions) throw invalid(`the filter has more than ${maxConditions} conditions`);
    },
  };
}

function readAny(reader: Reader, depth: number): Filter {
  return readJoined(reader, 'or', () => readJoined(reader, 'and', () => readOne(reader, depth)));
}

function readJoined(reader: Reader, word: 'and' | 'or', readPart: () => Filter): Filter {
  const first = readPart();
  const parts = [first];
  while (reader.isWord(word)) {
    reader.next();
    parts.push(readPart());
  }
  return parts.length === 1 ? first : { kind: word, parts };
}

function readOne(reader: Reader, depth: number): Filter {
  if (depth > maxDepth) throw invalid(`the filter is nested deeper than ${maxDepth}`);
  if (reader.isWord('not')) {
    reader.next();
    return { kind: 'not', part: readOne(reader, depth + 1) };
  }
  if (reader.peek()?.kind !== 'open') return readCondition(reader);
  reader.next();
  const inside = readAny(reader, depth + 1);
  expectKind(reader, 'close');
  return inside;
}

function readCondition(reader: Reader): Filter {
  reader.countCondition();
  const left = reader.next();
  if (left.kind === 'word' && reader.peek()?.kind === 'open') return readMatch(reader, left.text);

  const comparison = comparisonOf(reader.next());
  const right = reader.next();
  if (isProperty(left)) return { kind: 'compare', property: left.text, comparison, literal: literalOf(right) };
  if (!isProperty(right)) throw invalid('a condition needs a property');
  return { kind: 'compare', property: right.text, comparison: mirrored[comparison], literal: literalOf(left) };
}

function readMatch(reader: Reader, name: string): Filter {
  const how = name.toLowerCase();
  if (how !== 'startswith' && how !== 'endswith' && how !== 'substringof') throw invalid(`${name} is not supported`);
  expectKind(reader, 'open');
  const first = reader.next();
  expectKind(reader, 'comma');
  const second = reader.next();
  expectKind(reader, 'close');
  const [property, literal] = how === 'substringof' ? [second, first] : [first, second];
  if (!isProperty(property)) throw invalid(`${name} needs a property`);
  const match: Filter = { kind: 'match', how, property: property.text, literal: literalOf(literal) };
  return readTruth(reader) ? match : { kind: 'not', part: match };
}

/** `substringof('a',B) eq true` means no more than without its end. */
function readTruth(reader: Reader): boolean {
  if (!reader.isWord('eq')) return true;
  reader.next();
  const { text } = reader.next();
  if (text !== 'true' && text !== 'false') throw invalid('what is not a condition is compared');
  return text === 'true';
}

const isProperty = ({ kind, text }: Token): boolean => kind === 'word' && !['true', 'false', 'null'].includes(text);

function literalOf(token: Token): string {
  if (token.kind === 'literal' || (token.kind === 'word' && !isProperty(token))) return token.text;
  throw invalid('a condition needs a value');
}

function comparisonOf({ text }: Token): Comparison {
  const found = comparisons.find((comparison) => comparison === text.toLowerCase());
  if (!found) throw invalid(`${text} is no comparison`);
  return found;
}

function expectKind(reader: Reader, kind: Token['kind']): void {
  if (reader.next().kind !== kind) throw invalid('a bracket or comma is missing');
}
