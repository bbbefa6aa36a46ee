import type { Country } from '@dray/contract/markets.ts';
import type { ReferenceKind } from '@dray/contract/support/ticket-shapes.ts';
import type { TicketStatus } from '@dray/contract/support/ticket-status.ts';
import { parseMinor } from '#platform/money.ts';
import { type AffectedPacks, caseNumberOf, type Ticket, type Writer } from '../rules/ticket.model.ts';

export type TicketRow = {
  id: string;
  case_number: number;
  author_uid: string;
  company_id: string;
  ship_to_id: string | null;
  country: string;
  title: string;
  description: string;
  category: string;
  sub_category: string;
  status: string;
  merged_into: string | null;
  merged_number: number | null;
  reference_kind: string | null;
  reference_id: string | null;
  reference_line_no: number | null;
  reference_label: string | null;
  reference_packs: number | null;
  reference_pack_format: string | null;
  expected_credit: string | null;
  expected_currency: string | null;
  created_at: Date;
  updated_at: Date;
  answered_at: Date | null;
  owner_uid: string | null;
  version: number;
  waiting_since: Date | null;
};

/** Of a ticket `t`. */
export const ticketColumns = `t.id, t.case_number, t.author_uid, t.company_id, t.ship_to_id, t.country, t.title, t.description,
  t.category, t.sub_category, t.status, t.merged_into, t.reference_kind, t.reference_id, t.reference_line_no,
  t.reference_label, t.reference_packs, t.reference_pack_format, t.expected_credit, t.expected_currency, t.created_at, t.updated_at, t.answered_at,
  t.owner_uid, t.version, t.waiting_since,
  (select m.case_number from ticket m where m.id = t.merged_into) as merged_number`;

export const toTicket = (row: TicketRow): Ticket => ({
  id: row.id,
  caseNumber: caseNumberOf(row.case_number),
  authorUid: row.author_uid,
  // Countries, statuses and kinds are kept to their lists by the database itself.
  owner: { companyId: row.company_id, shipToId: row.ship_to_id ?? undefined, country: row.country as Country },
  title: row.title,
  description: row.description,
  category: row.category,
  subCategory: row.sub_category,
  status: row.status as TicketStatus,
  mergedInto:
    row.merged_into === null || row.merged_number === null
      ? undefined
      : { id: row.merged_into, caseNumber: caseNumberOf(row.merged_number) },
  reference:
    row.reference_kind === null || row.reference_id === null
      ? undefined
      : {
          kind: row.reference_kind as ReferenceKind,
          id: row.reference_id,
          lineNo: row.reference_line_no ?? undefined,
          label: row.reference_label ?? row.reference_id,
          affected: affectedOf(row),
        },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  answeredAt: row.answered_at ?? undefined,
  ownerUid: row.owner_uid ?? undefined,
  version: row.version,
  waitingSince: row.waiting_since ?? undefined,
});

const affectedOf = (row: TicketRow): AffectedPacks | undefined =>
  row.reference_packs === null || row.reference_pack_format === null
    ? undefined
    : {
        packs: row.reference_packs,
        packFormat: row.reference_pack_format,
        credit:
          row.expected_credit === null || row.expected_currency === null
            ? undefined
            : { amountMinor: parseMinor(row.expected_credit), currency: row.expected_currency },
      };

type WriterRow = { uid: string | null; is_staff: boolean; staff_name: string | null };

export const toWriter = ({ uid, is_staff, staff_name }: WriterRow): Writer =>
  is_staff
    ? { isStaff: true, uid: uid ?? undefined, staffName: staff_name ?? undefined }
    : { isStaff: false, uid: uid ?? '' };
