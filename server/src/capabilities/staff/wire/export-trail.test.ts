import { expect, test } from 'vitest';
import type { TrailEvent } from '#capabilities/audit/index.ts';
import type { NamedTrail } from '../trail/list-trail.ts';
import { exportTrail } from './export-trail.ts';

/** A record of so many events, the newest with the highest id. */
const recordOf = (count: number) => {
  const asked: number[] = [];
  const readPage = async (before: string | undefined, limit: number): Promise<NamedTrail> => {
    asked.push(limit);
    const newest = before === undefined ? count : Number(before) - 1;
    const length = Math.min(limit, newest);
    const events = Array.from({ length }, (_, at): TrailEvent => anEvent(String(newest - at)));
    return { events, accounts: new Map(), companies: new Map() };
  };
  return { readPage, asked };
};

const anEvent = (id: string): TrailEvent => ({
  id,
  at: new Date('2026-11-12T09:30:00Z'),
  actor: 'operator',
  actingFor: undefined,
  companyId: undefined,
  action: 'maintenance-switched',
  subject: 'portal',
  details: {},
  changes: {},
  requestId: `request-${id}`,
});

async function linesOf(parts: AsyncIterable<Uint8Array>): Promise<string[]> {
  const chunks: Uint8Array[] = [];
  for await (const part of parts) chunks.push(part);
  return Buffer.concat(chunks).toString('utf8').split('\r\n').slice(1, -1);
}

test('the table holds every event once, page after page', async () => {
  const { readPage, asked } = recordOf(1_203);

  const lines = await linesOf(exportTrail(readPage, 'en'));

  expect(lines.map((line) => line.split(';').at(-1))).toEqual(
    Array.from({ length: 1_203 }, (_, at) => `request-${1_203 - at}`),
  );
  expect(asked).toEqual([500, 500, 500]);
});

test.each([
  [999, 999, undefined],
  [1_000, 1_000, undefined],
  [1_001, 1_001, 'Only the newest 1000 rows are in this file. Narrow the filter to see older ones.'],
])(
  'of %d events at most a thousand are in it, and a last line says where there are more',
  async (count, lines, last) => {
    const written = await linesOf(exportTrail(recordOf(count).readPage, 'en', 1_000));

    expect(written).toHaveLength(lines);
    expect(written.at(-1) === last).toBe(last !== undefined);
  },
);

test('a reader who goes away is not read for any further', async () => {
  const { readPage, asked } = recordOf(5_000);
  const parts = exportTrail(readPage, 'en');

  await parts.next();
  await parts.next();
  await parts.return(undefined);

  expect(asked).toEqual([500]);
});
