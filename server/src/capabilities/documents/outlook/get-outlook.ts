import { addDays } from '@dray/contract/calendar-day.ts';
import type { DocumentType } from '@dray/contract/documents/document-kinds.ts';
import type { Minor } from '#platform/money.ts';
import type { Scope } from '#platform/request/request.ts';
import { findReach } from '../list/find-reach.ts';
import { everything } from '../list/list-documents.ts';
import type { DocumentsDeps } from '../needs/documents.deps.ts';
import type { ListedDocument } from '../rules/document-entry.model.ts';
import { monthBefore } from '../rules/month.model.ts';
import type { DocumentFilter } from '../store/document-keys.store.ts';
import type { TypeSum } from '../store/outlook.store.ts';

const soonDays = 7;
const freshDays = 7;
const shownWork = 10;

export type Sum = { count: number; amountMinor: Minor | undefined };
export type DueSum = Sum & { dueDate: string | undefined };
export type Outlook = {
  currency: string | undefined;
  /** Invoices, less what credit notes take off. */
  open: Sum & { creditNotes: number };
  overdue: DueSum;
  dueSoon: DueSum;
  fresh: { from: string; count: number; invoices: Sum; creditNotes: Sum };
  work: { total: number; documents: readonly ListedDocument[] };
  lastMonth: { from: string; to: string; count: number };
};

/**
 * What somebody who pays looks at first. Only what the portal knows already: no archive is asked for it, so that the
 * first page waits for none.
 */
export async function getOutlook(deps: DocumentsDeps, scope: Scope): Promise<Outlook> {
  const { outlook, list, clock } = deps;
  const reach = await findReach(deps, scope);
  // Markets may be a day apart around midnight: the earlier one shows a document a day longer.
  const today = Object.values(reach.today).toSorted()[0] ?? clock.now().toISOString().slice(0, 10);
  const from = addDays(today, 1 - freshDays);
  const month = monthBefore(today);
  const overdue: DocumentFilter = { ...everything, status: 'overdue' };
  const dueSoon: DocumentFilter = { ...everything, type: 'invoice', status: 'open', dueWithin: soonDays };
  const toBeSetOff: DocumentFilter = { ...everything, type: 'credit-note', isToBeSetOff: true };
  const fresh: DocumentFilter = { ...everything, from };
  const sum = (filter: DocumentFilter) => outlook.sumByType(reach, filter);
  const [late, soon, open, credits, recent, monthly, work] = await Promise.all([
    sum(overdue),
    sum(dueSoon),
    sum({ ...everything, status: 'open' }),
    sum(toBeSetOff),
    sum(fresh),
    outlook.countFound(reach, { ...everything, ...month }),
    outlook.findWork(reach, [overdue, dueSoon, toBeSetOff, fresh], { others: everything, max: shownWork }),
  ]);
  const documents = await list.listFound(reach, work.ids);
  return {
    currency: currencyOf([...late, ...open, ...credits, ...recent]),
    open: {
      ...totalOf([...late, ...open, ...credits]),
      count: totalOf([...late, ...open]).count,
      creditNotes: totalOf(credits).count,
    },
    overdue: { ...totalOf(late), dueDate: firstDueOf(late) },
    dueSoon: { ...totalOf(soon), dueDate: firstDueOf(soon) },
    fresh: {
      from,
      count: totalOf(recent).count,
      invoices: totalOf(ofType(recent, 'invoice')),
      creditNotes: totalOf(ofType(recent, 'credit-note')),
    },
    work: { total: work.total, documents: inOrder(work.ids, documents) },
    lastMonth: { ...month, count: monthly },
  };
}

const ofType = (sums: readonly TypeSum[], type: DocumentType) => sums.filter((each) => each.type === type);

function currencyOf(sums: readonly TypeSum[]): string | undefined {
  const known = new Set(sums.flatMap(({ currency }) => currency ?? []));
  return known.size === 1 ? [...known][0] : undefined;
}

/** Money of two currencies is no sum. */
function totalOf(sums: readonly TypeSum[]): Sum {
  const currencies = new Set(sums.flatMap(({ currency }) => currency ?? []));
  return {
    count: sums.reduce((total, { count }) => total + count, 0),
    amountMinor: currencies.size > 1 ? undefined : sums.reduce((total, { amountMinor }) => total + amountMinor, 0),
  };
}

const firstDueOf = (sums: readonly TypeSum[]): string | undefined =>
  sums.flatMap(({ firstDue }) => firstDue ?? []).toSorted()[0];

function inOrder(ids: readonly string[], documents: readonly ListedDocument[]): ListedDocument[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
