import type { TicketStatus } from '@dray/contract/support/ticket-status.ts';

type FileName = 'crate' | 'label' | 'pallet' | 'tap' | 'screen' | 'invoice' | 'empties';

/** How a request went; what was said is in `texts`, in the words of each market. */
export type Plot = {
  about: readonly [category: string, subCategory: string];
  status: TicketStatus;
  /** Until now, in days. */
  age: number;
  reference?: 'order' | 'order-line' | 'document' | 'error';
  /** How many packs of the line it is about, where its author said so. */
  packs?: number;
  /** Who spoke after its author had asked. */
  turns: readonly ('customer' | 'staff')[];
  files?: readonly FileName[];
};

const customer = 'customer';
const staff = 'staff';

/** Fifteen of each market make sixty, over all nine statuses. */
export const plots = {
  broken: {
    about: ['complaint', 'damaged'],
    status: 'Waiting for Details',
    age: 4,
    reference: 'order-line',
    packs: 2,
    turns: [staff],
    files: ['crate'],
  },
  short: {
    about: ['complaint', 'missing'],
    status: 'In Progress',
    age: 2.4,
    reference: 'order-line',
    packs: 2,
    turns: [staff, customer],
    files: ['pallet'],
  },
  invoice: {
    about: ['documents', 'wrong-document'],
    status: 'Information Provided',
    age: 12,
    reference: 'document',
    turns: [staff, customer, staff],
    files: ['invoice'],
  },
  deposit: { about: ['empties', 'balance'], status: 'Researching', age: 8, turns: [staff], files: ['empties'] },
  tap: {
    about: ['equipment', 'tap'],
    status: 'Problem Solved',
    age: 30,
    turns: [staff, customer, staff],
    files: ['tap'],
  },
  day: { about: ['delivery', 'day'], status: 'On Hold', age: 15, turns: [staff] },
  late: { about: ['delivery', 'late'], status: 'Closed(Cancelled)', age: 40, reference: 'order', turns: [customer] },
  portal: {
    about: ['portal', 'fault'],
    status: 'Waiting for Details',
    age: 3,
    reference: 'error',
    turns: [staff, customer, staff],
    files: ['screen'],
  },
  place: { about: ['portal', 'new-place'], status: 'New', age: 0.9, turns: [customer] },
  again: { about: ['complaint', 'missing'], status: 'Merged', age: 2.2, reference: 'order', turns: [staff] },
  taste: {
    about: ['complaint', 'quality'],
    status: 'In Progress',
    age: 5,
    reference: 'order-line',
    turns: [staff, customer, staff, customer],
  },
  credit: {
    about: ['documents', 'missing-document'],
    status: 'Waiting for Details',
    age: 6,
    reference: 'order',
    turns: [staff, customer, staff],
  },
  collection: {
    about: ['empties', 'collection'],
    status: 'Problem Solved',
    age: 55,
    turns: [staff, customer, staff, customer, staff],
  },
  payment: {
    about: ['documents', 'payment'],
    status: 'Information Provided',
    age: 20,
    reference: 'document',
    turns: [staff, customer, staff, customer, staff],
  },
  idea: { about: ['other', 'suggestion'], status: 'New', age: 0.3, turns: [customer] },
} as const satisfies Readonly<Record<string, Plot>>;

export type PlotName = keyof typeof plots;
export const plotNames = Object.keys(plots) as PlotName[];

/** Title, what was asked, and what was said to it in turn. */
export type PlotTexts = Readonly<Record<PlotName, readonly [title: string, asked: string, ...said: string[]]>>;
