import { type Minor, parseMinor } from '#platform/money.ts';
import { OutsideFailure } from '#platform/outside/outside-failure.ts';
import { type ArchiveDocument, isArchiveId } from '../port/archive.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An answer that is longer is none: whoever has more has pages. */
const documentsAtMost = 2_000;
export const listBytes = 2 * 1024 * 1024;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON of an archive; anything else is a fault of its own, whatever status it comes with. */
export function fieldsOf({ status, body }: { status: number; body: Buffer }): Fields {
  const value = status === 200 ? parse(body.toString('utf8')) : undefined;
  if (!isFields(value)) throw new OutsideFailure('unreadable', `The archive's answer ${status} cannot be read`);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Documents of a list. One that makes no sense says that the whole of it cannot be trusted. */
export function documentsOf(list: unknown, read: (row: Fields) => ArchiveDocument | undefined): ArchiveDocument[] {
  if (!Array.isArray(list) || list.length > documentsAtMost) throw new OutsideFailure('unreadable', 'No list came');
  return list.map((row) => {
    const document = isFields(row) ? read(row) : undefined;
    if (!document || !isArchiveId(document.id)) throw new OutsideFailure('unreadable', 'A document cannot be read');
    return document;
  });
}

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= 200 ? value : undefined;

/** `2026-11-12` of its parts, where there is such a day. */
export function dayOf(
  year: string | undefined,
  month: string | undefined,
  date: string | undefined,
): string | undefined {
  const day = `${year}-${month}-${date}`;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`));
  return isDay ? day : undefined;
}

export const amountOf = (value: unknown): Minor | undefined =>
  typeof value === 'string' && /^-?\d{1,10}\.\d\d$/.test(value) ? parseMinor(value) : undefined;
