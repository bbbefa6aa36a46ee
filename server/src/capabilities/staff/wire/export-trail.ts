import { csvField, csvMark, csvSeparator } from '@dray/contract/csv-field.ts';
import type { Language } from '@dray/contract/languages.ts';
import { headOffice, marketOf } from '@dray/contract/markets.ts';
import { trailColumn, trailText } from '@dray/contract/texts/trail-text.ts';
import type { NamedTrail } from '../trail/list-trail.ts';
import { type RecordedOnWire, trailEventToWire } from './trail.wire.ts';

/** More would be a table that no spreadsheet is pleasant with. */
export const maxExportedRows = 50_000;
const rowsAtOnce = 500;

/** One page after the other, by the last event of the one before. */
export type ReadPage = (before: string | undefined, limit: number) => Promise<NamedTrail>;

/** The table while it is made: a page of it is in memory at a time, and the next is read when the last was taken. */
export async function* exportTrail(
  readPage: ReadPage,
  language: Language,
  maxRows = maxExportedRows,
): AsyncGenerator<Uint8Array> {
  const { timeZone } = marketOf(headOffice);
  yield Buffer.from(csvMark + lineOf(columns.map((column) => trailColumn(column, language, { zone: timeZone }))));
  let before: string | undefined;
  for (let written = 0; written < maxRows; ) {
    const limit = Math.min(rowsAtOnce, maxRows - written);
    const page = await readPage(before, limit);
    const rows = page.events.map((event) => cellsOf(trailEventToWire(page, event), timeZone));
    if (rows.length > 0) yield Buffer.from(rows.map(lineOf).join(''));
    if (rows.length < limit) return;
    written += rows.length;
    before = page.events.at(-1)?.id;
  }
  const { events } = await readPage(before, 1);
  if (events.length > 0) yield Buffer.from(lineOf([trailText('cut', language, { rows: maxRows })]));
}

const columns = [
  'at',
  'action',
  'actor',
  'actorName',
  'actingFor',
  'company',
  'companyName',
  'subject',
  'subjectName',
  'details',
  'changes',
  'requestId',
] as const;

const lineOf = (cells: readonly string[]): string => `${cells.map(csvField).join(csvSeparator)}\r\n`;

function cellsOf(event: RecordedOnWire, timeZone: string): string[] {
  const { actor, actingFor, company, subject, details, changes } = event;
  return [
    momentOf(event.at, timeZone),
    event.action,
    actor.uid,
    actor.name ?? '',
    actingFor ? (actingFor.name ?? actingFor.uid) : '',
    company?.id ?? '',
    company?.name ?? '',
    `${subject.kind}:${subject.key}`,
    subject.name ?? '',
    Object.entries(details)
      .map(([name, value]) => `${name}: ${value}`)
      .join('; '),
    Object.entries(changes)
      .map(([field, [from, to]]) => `${field}: ${from ?? '–'} → ${to ?? '–'}`)
      .join('; '),
    event.requestId,
  ];
}

/** As every spreadsheet of our markets reads a moment: 2026-11-19 10:29:05. */
const momentOf = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date(at));
