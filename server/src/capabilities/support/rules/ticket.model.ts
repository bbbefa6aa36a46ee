import type { Country } from '@dray/contract/markets.ts';
import type { ReferenceKind } from '@dray/contract/support/ticket-shapes.ts';
import { closedStatuses, type TicketStatus } from '@dray/contract/support/ticket-status.ts';
import type { Minor } from '#platform/money.ts';

/** Where a request belongs: to a company as a whole, or to one of its places. */
export type TicketOwner = { companyId: string; shipToId: string | undefined; country: Country };

/** How many packs of a line something is about, and what the order's own prices make of it. */
export type AffectedPacks = {
  packs: number;
  packFormat: string;
  credit: { amountMinor: Minor; currency: string } | undefined;
};

export type TicketReference = {
  kind: ReferenceKind;
  id: string;
  lineNo: number | undefined;
  label: string;
  affected: AffectedPacks | undefined;
};

export type Ticket = {
  id: string;
  caseNumber: string;
  authorUid: string;
  owner: TicketOwner;
  title: string;
  description: string;
  category: string;
  subCategory: string;
  status: TicketStatus;
  mergedInto: { id: string; caseNumber: string } | undefined;
  reference: TicketReference | undefined;
  createdAt: Date;
  updatedAt: Date;
  /** When customer service last did something. */
  answeredAt: Date | undefined;
  /** Who of customer service looks after it. */
  ownerUid: string | undefined;
  /** Counts what was said and done. */
  version: number;
  /** Undefined while the next word is the customer's, or nobody's. */
  waitingSince: Date | undefined;
};

/** Who writes: a customer, or customer service with or without an account of its own. */
export type Writer =
  | { isStaff: false; uid: string }
  | { isStaff: true; uid: string | undefined; staffName: string | undefined };

export type Comment = { id: string; writer: Writer; description: string; createdAt: Date };

export type StatusEvent = { at: Date; from: TicketStatus | undefined; to: TicketStatus; writer: Writer };

export type Attachment = {
  id: string;
  ticketId: string;
  commentId: string | undefined;
  uploaderUid: string;
  name: string;
  fileKey: string;
  contentType: string;
  sizeBytes: number;
  createdAt: Date;
};

export const isClosed = (status: TicketStatus): boolean => closedStatuses.includes(status);

export const caseNumberOf = (number: number): string => String(number).padStart(5, '0');

/** As somebody would say it: `00123` and `123` are one number. */
export const numberOfCase = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text) ? Number.parseInt(text, 10) : undefined;

/** What was written may be changed until customer service has done something about it. */
export const isUntouched = ({ status, answeredAt }: Pick<Ticket, 'status' | 'answeredAt'>): boolean =>
  status === 'New' && answeredAt === undefined;

/** A file can be taken back until customer service has done something since. */
export const isRemovable = (
  { uploaderUid, createdAt }: Pick<Attachment, 'uploaderUid' | 'createdAt'>,
  { answeredAt, status }: Pick<Ticket, 'answeredAt' | 'status'>,
  uid: string,
): boolean => uploaderUid === uid && !isClosed(status) && (answeredAt === undefined || answeredAt < createdAt);
