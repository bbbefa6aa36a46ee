import { inflateSync, constants as zlib } from 'node:zlib';
import { unsafe } from './attachment-problem.ts';
import { PdfReader, type PdfValue } from './pdf-values.ts';

/** One object of a PDF; where it is a stream, `dataAt` is where its bytes begin. */
export type PdfObject = { number: number; value: PdfValue; dataAt: number | undefined };
export type PdfEntries = Extract<PdfValue, { entries: unknown }>['entries'];

const maxInflatedBytes = 32 * 1024 * 1024;
const maxStreams = 10_000;
const head = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+$/;
const unreadFilters = /^(?:LZWDecode|LZW|ASCIIHexDecode|AHx|ASCII85Decode|A85|RunLengthDecode|RL|Crypt)$/;

/** Said twice, either may be the one that counts. */
export const valuesOf = (entries: PdfEntries, ...keys: readonly string[]): PdfValue[] =>
  entries.filter(([name]) => keys.includes(name)).map(([, value]) => value);

/**
 * Everything that is behind an `obj` anywhere in the file, whatever its tables of contents say: a reader that mends a
 * file would find it, too.
 */
export function* objectsIn(bytes: Buffer): Generator<PdfObject> {
  const budget = { left: 4 * bytes.length + 1_000_000 };
  for (let at = bytes.indexOf('obj', 0, 'latin1'); at >= 0; at = bytes.indexOf('obj', at + 3, 'latin1')) {
    const number = head.exec(bytes.toString('latin1', Math.max(0, at - 40), at))?.[1];
    // A remark may be between the two: such an object has no number for us, and is looked at like any other.
    if (number === undefined && bytes.toString('latin1', Math.max(0, at - 3), at) === 'end') continue;
    const reader = new PdfReader(bytes, at + 3, budget);
    const value = reader.next();
    if (!value) continue;
    const isStream = 'entries' in value && isWord(reader.next(), 'stream');
    yield { number: Number(number ?? -1), value, dataAt: isStream ? dataAt(bytes, reader.at) : undefined };
  }
}

const isWord = (value: PdfValue | undefined, word: string): boolean =>
  value !== undefined && 'word' in value && value.word === word;

const dataAt = (bytes: Buffer, end: number): number => {
  const afterReturn = bytes[end] === 0x0d ? end + 1 : end;
  return bytes[afterReturn] === 0x0a ? afterReturn + 1 : afterReturn;
};

/** Unpacks streams as far as this file may cost; what is packed in another way than by Flate nobody could look into. */
export function streamReader(bytes: Buffer) {
  let left = maxInflatedBytes;
  let streams = 0;
  return (entries: PdfEntries, at: number): Buffer => {
    streams += 1;
    if (streams > maxStreams) throw unsafe('a PDF with too many streams');
    const filters = filtersOf(entries);
    if (filters === 'unknown' || filters.some((name) => unreadFilters.test(name)))
      throw unsafe('a stream that cannot be looked into');
    const end = bytes.indexOf('endstream', at, 'latin1');
    if (filters.length === 0) return bytes.subarray(at, end < 0 ? bytes.length : end);
    try {
      const inflated = inflateSync(bytes.subarray(at), { maxOutputLength: left, finishFlush: zlib.Z_SYNC_FLUSH });
      left -= inflated.length;
      return inflated;
    } catch {
      // Damaged, encrypted or a bomb: whatever it is, nobody knows what is in it.
      throw unsafe('a stream that cannot be unpacked');
    }
  };
}

function filtersOf(entries: PdfEntries): readonly string[] | 'unknown' {
  const [filter, ...others] = valuesOf(entries, 'Filter', 'F');
  if (others.length > 0 || !valuesOf(entries, 'DecodeParms', 'DP').every(changesNothing)) return 'unknown';
  if (filter === undefined) return [];
  if ('name' in filter) return [filter.name];
  if (!('list' in filter) || filter.list.length > 1) return 'unknown';
  return filter.list.map((value) => ('name' in value ? value.name : 'Crypt'));
}

/** A predictor takes what was unpacked for differences between rows. */
function changesNothing(parameters: PdfValue): boolean {
  if ('word' in parameters) return parameters.word === 'null';
  if ('list' in parameters) return parameters.list.every(changesNothing);
  if (!('entries' in parameters)) return false;
  return valuesOf(parameters.entries, 'Predictor').every((value) => 'number' in value && value.number === 1);
}
