import type { TicketStatus } from '@dray/contract/support/ticket-status.ts';
import { chanceOf } from '../history/chance.ts';
import { stableId } from '../history/stable-id.ts';
import type { Asker, OrderedOnce } from './find-subjects.ts';
import { type Plot, type PlotName, type PlotTexts, plots } from './request-plots.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type Affected = { packs: number; packFormat: string; credit: number; currency: string };
type Reference = {
  kind: string;
  id: string;
  lineNo: number | null;
  label: string;
  shipToId: string | null;
  affected?: Affected | undefined;
};
type Said = { id: string; isStaff: boolean; text: string; at: Date };

/** One request as it went, before it becomes rows. */
export type PlottedRequest = {
  id: string;
  plot: PlotName;
  asker: Asker;
  title: string;
  asked: string;
  shipToId: string | null;
  reference: Reference | undefined;
  createdAt: Date;
  said: readonly Said[];
  steps: readonly { to: TicketStatus; at: Date; isStaff: boolean }[];
};

export function tellRequest(asker: Asker, plot: PlotName, texts: PlotTexts, now: Date): PlottedRequest {
  const chosen: Plot = plots[plot];
  const [title, asked, ...words] = texts[plot];
  const id = stableId('request', asker.email, plot);
  const createdAt = new Date(now.getTime() - chosen.age * dayMs);
  const reference = referenceOf(asker, chosen, plot, createdAt);
  const said = chosen.turns.map((who, index) => ({
    id: stableId('comment', id, index),
    isStaff: who === 'staff',
    text: words[index] ?? '',
    at: turnAt(createdAt, now, (index + 1) / (chosen.turns.length + 1)),
  }));
  return {
    id,
    plot,
    asker,
    title,
    asked,
    reference,
    createdAt,
    said,
    shipToId: reference?.shipToId ?? asker.only_at,
    steps: stepsOf(chosen, createdAt, said),
  };
}

/** Answers come over the first days, and none after now. */
const turnAt = (createdAt: Date, now: Date, share: number): Date =>
  new Date(createdAt.getTime() + Math.min(now.getTime() - createdAt.getTime(), 3 * dayMs) * share);

/** New; taken up at the first answer of customer service; and where it ended with the last thing that was said. */
function stepsOf({ status }: Plot, createdAt: Date, said: readonly Said[]): PlottedRequest['steps'] {
  const first = said.find(({ isStaff }) => isStaff);
  const last = said.at(-1);
  const taken = first
    ? [{ to: 'In Progress' as const, at: new Date(first.at.getTime() - hourMs / 4), isStaff: true }]
    : [];
  const ended =
    last && status !== 'New' && status !== 'In Progress' ? [{ to: status, at: last.at, isStaff: last.isStaff }] : [];
  return [{ to: 'New', at: createdAt, isStaff: false }, ...taken, ...ended];
}

/** Of what they had ordered or were billed for by then; each request of theirs is about another. */
function referenceOf(asker: Asker, each: Plot, plot: PlotName, createdAt: Date): Reference | undefined {
  const { reference: kind } = each;
  if (kind === undefined) return undefined;
  if (kind === 'error') {
    const id = stableId('error', asker.email, plot);
    return { kind, id, lineNo: null, label: id, shipToId: null };
  }
  // The second request about missing goods is about the same delivery as the first.
  const nth = chanceOf('subject', asker.email, plot === 'again' ? 'short' : plot).between(0, 3);
  if (kind === 'document') {
    const bill = asker.bills.filter(({ on }) => on < createdAt.toISOString()).at(nth);
    return bill && { kind, id: bill.id, lineNo: null, label: bill.number, shipToId: bill.shipToId };
  }
  const order = asker.orders.filter(({ at }) => new Date(at) < new Date(createdAt.getTime() - 2 * dayMs)).at(nth);
  if (!order) return undefined;
  const { number: id, shipToId, lineNo, line } = order;
  return kind === 'order'
    ? { kind, id, lineNo: null, label: id, shipToId }
    : { kind, id, lineNo, label: line, shipToId, affected: affectedOf(order, each.packs) };
}

/** Nobody complains of more than came. */
function affectedOf({ packs: ordered, packFormat, creditPerPack, currency }: OrderedOnce, packs = 0) {
  if (packs === 0 || packs > ordered) return undefined;
  return { packs, packFormat, credit: Math.round(packs * creditPerPack * 100) / 100, currency };
}
