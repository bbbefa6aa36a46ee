import { missedDeparture } from '@dray/contract/calendars/departures.ts';
import type { WantedTerms } from '@dray/contract/calendars/terms-shapes.ts';
import type { Audit, NewEvent } from '#capabilities/audit/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Actor, Scope } from '#platform/request/request.ts';
import { isSame, type KeptTerms, withChange } from './terms.model.ts';
import type { TermsStore } from './terms.store.ts';

export type TermsDeps = { terms: TermsStore; audit: Audit };

/** Those that a change would make otherwise, each as it is and as it would be. */
export type ForeseenTerms = readonly { before: KeptTerms; after: KeptTerms }[];

/**
 * Locks what is to be changed and judges it: all of it or none. A ship-to out of reach answers like none; one that somebody
 * else has changed since it was read is told with what it is now.
 */
export async function foreseeTerms(
  { terms }: Pick<TermsDeps, 'terms'>,
  scope: Scope,
  { change, rows, filter }: WantedTerms,
): Promise<ForeseenTerms> {
  const found = rows
    ? await lockRows(terms, scope, rows)
    : await terms.lockFiltered(scope, { ...everyShipTo, ...toFilter(filter) });
  if (filter && found.length !== filter.count)
    throw new Refusal('CHANGED_MEANWHILE', {}, undefined, { count: found.length });
  const versions = new Map(rows?.map((row) => [keyOf(row), row.version]));
  const changes = found
    .map((before) => ({ before, after: withChange(before, change) }))
    .filter(({ before, after }) => !isSame(before, after));
  const stale = changes.filter(({ before }) => rows && versions.get(keyOf(before)) !== before.version);
  if (stale.length > 0)
    throw new Refusal('CHANGED_MEANWHILE', {}, undefined, { fresh: stale.map(({ before }) => shownTerms(before)) });
  refuseMissedDepartures(changes.map(({ after }) => after));
  return changes;
}

/** With one line in the audit, however many they are. */
export async function changeTerms(
  { terms, audit }: TermsDeps,
  actor: Actor,
  changes: ForeseenTerms,
  { change }: WantedTerms,
): Promise<void> {
  const [first] = changes;
  const isOne = changes.length === 1 && first !== undefined;
  if (first)
    await terms.setTerms(
      changes.map(({ before }) => before),
      { ...change, ...closedOf(first.after, change) },
    );
  await audit.record(actor, {
    action: 'delivery-terms-changed',
    subject: isOne ? `shipTo:${first.before.shipToId}` : `market:${first?.before.country ?? '-'}`,
    details: {
      count: changes.length,
      ...(first ? { transport: first.before.transportType } : {}),
      ...(isOne ? {} : writtenChange(change)),
    },
    ...affectedBy(changes),
    changes: isOne ? changesOf(first.before, first.after) : {},
  });
}

/** The company that is affected; where they are several, each with how many of its ship-tos. */
function affectedBy(changes: ForeseenTerms): Pick<NewEvent, 'companies' | 'companyId'> {
  const byCompany = Map.groupBy(changes, ({ before }) => before.companyId);
  const ids = [...byCompany.keys()];
  if (ids.length < 2) return { companyId: ids[0] };
  return {
    companyId: undefined,
    companies: [...byCompany].map(([companyId, { length: count }]) => ({ companyId, details: { count } })),
  };
}

const toFilter = (filter: WantedTerms['filter']) =>
  filter ? { country: filter.country, transport: filter.transportType, cutOff: filter.cutOff } : {};
const everyShipTo = {
  country: undefined,
  transport: undefined,
  cutOff: undefined,
  shipToId: undefined,
  search: undefined,
} as const;

const keyOf = ({ shipToId, transportType }: { shipToId: string; transportType: string }) =>
  `${shipToId} ${transportType}`;

async function lockRows(terms: TermsStore, scope: Scope, rows: NonNullable<WantedTerms['rows']>) {
  const found = await terms.lockTerms(scope, rows);
  if (found.length !== new Set(rows.map(keyOf)).size) throw new Refusal('SHIP_TO_NOT_FOUND');
  return found;
}

function refuseMissedDepartures(wanted: readonly KeptTerms[]): void {
  for (const each of wanted) {
    const departure = missedDeparture(each.transportType, each);
    if (departure === undefined) continue;
    throw new Refusal('CUT_OFF_TOO_LATE', { departure }, undefined, { field: 'cutOff', shipToId: each.shipToId });
  }
}

/** As the wire shows them: whose company it is stays inside. */
export const shownTerms = ({ companyId: _companyId, ...terms }: KeptTerms) => terms;

const closedOf = ({ closedWeekdays }: KeptTerms, change: WantedTerms['change']) =>
  change.closedWeekdays ? { closedWeekdays } : {};

const writtenChange = ({ leadDays, cutOff, closedWeekdays }: WantedTerms['change']) => ({
  ...(leadDays === undefined ? {} : { leadDays }),
  ...(cutOff === undefined ? {} : { cutOff }),
  ...(closedWeekdays === undefined ? {} : { closedWeekdays: closedWeekdays.join(',') }),
});

const changesOf = (before: KeptTerms, after: KeptTerms) =>
  Object.fromEntries(
    (['leadDays', 'cutOff', 'closedWeekdays'] as const)
      .filter((field) => String(before[field]) !== String(after[field]))
      .map((field) => [field, { from: String(before[field]), to: String(after[field]) }]),
  );
