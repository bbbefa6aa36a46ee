import type { BellKind } from '@dray/contract/notifications/notification-kinds.ts';
import type { Transaction } from '@dray/server/platform/database/connection.ts';
import { type RawBuilder, sql } from 'kysely';

/** What the portal would have notified somebody of, had it run then. */
export type PastNotification = {
  uid: string;
  kind: BellKind;
  subject: string;
  /** Tells notifications of one kind and thing apart; empty where there can be one only. */
  fact: string;
  params: object;
  at: Date;
  isMailed: boolean;
};

/** The customers' people who work with the portal, with the ship-tos and sections of their roles. */
const readers = sql`reader as materialized (
  select a.uid, g.company_id, g.ship_to_id, r.sections
  from account a join role_grant g using (uid) join role r using (roleid)
  where a.status = 'Active' and not a.first_login and not a.is_staff)`;

/** Orders to the person who placed them, as far as they see them still. */
export async function findOrderNotifications(
  transaction: Transaction,
  now: Date,
  since: Date,
): Promise<PastNotification[]> {
  const { rows } = await sql<PastNotification>`
    with ${readers}, mine as materialized (
      select o.uid, o.order_number, o.placed_at, o.status, o.has_differences, p.changed_at
      from placed_order o left join order_progress p using (order_number)
      where o.placed_at between ${since} and ${now} and exists (select from reader r
        where r.uid = o.uid and 'My Orders' = any(r.sections)
          and r.company_id = o.company_id and (r.ship_to_id is null or r.ship_to_id = o.ship_to_id))),
    short as (
      select s.order_number, string_agg(s.line_no || ':' || s.missing::float, ',' order by s.line_no) as lines
      from (select order_number, line_no, greatest(coalesce(rejected, 0),
          case when confirmed > 0 then ordered - confirmed else 0 end) as missing
        from order_line_state join mine using (order_number) where status <> 'Fully Rejected') s
      where s.missing > 0 group by 1),
    handed as (
      select order_number, max(d.delivered_at) as at,
        (select sum(s.delivered)::float from order_line_state s where s.order_number = mine.order_number) as packs
      from mine join delivery_line l using (order_number) join delivery d on d.number = l.delivery_number
      where d.delivered_at <= ${now} group by 1)
    select told.uid, told.kind, 'order:' || told.order_number as subject, told.fact, told.at, told."isMailed",
      json_build_object('orderNumber', told.order_number) as params
    from (
      select uid, order_number, 'order-confirmed' as kind, '' as fact, placed_at as at, true as "isMailed" from mine
      union all
      select uid, order_number, 'order-cancelled', '', changed_at, true from mine
        where status = 'Fully Rejected' and changed_at <= ${now}
      union all
      select uid, order_number, 'order-changed', lines, changed_at, true
        from mine join short using (order_number) where changed_at <= ${now}
      union all
      select uid, order_number, 'order-delivered', packs::text, handed.at, has_differences
        from mine join handed using (order_number) where packs > 0) as told`.execute(transaction);
  return rows;
}

/** Seven o'clock of the next morning, when notifications of documents are sent. */
const nextMorning = (moment: RawBuilder<unknown>) =>
  sql`(date_trunc('day', ${moment} at time zone 'Europe/Prague' + interval '17 hours') + interval '7 hours') at time zone 'Europe/Prague'`;

/** Bills and credit notes, by the morning, and what was late, to everybody who reaches them. */
export async function findDocumentNotifications(
  transaction: Transaction,
  now: Date,
  since: Date,
): Promise<PastNotification[]> {
  const { rows } = await sql<PastNotification>`
    with ${readers}, reached as materialized (
      select distinct r.uid, d.id, d.due_date, d.type, d.standing, b.first_seen_at, b.is_cancelled
      from document_entry d join billing_document b on b.number = d.id
      join reader r on r.company_id = d.company_id and (r.ship_to_id is null or r.ship_to_id = d.ship_to_id)
        and 'My Documents' = any(r.sections)
      where d.is_listed and b.kind in ('invoice', 'credit-note') and b.first_seen_at >= ${since}::timestamptz - interval '40 days'),
    mornings as (
      select uid, ${nextMorning(sql`first_seen_at`)} as at, array_agg(id order by first_seen_at desc, id) as ids
      from reached where first_seen_at >= ${since} and not is_cancelled group by 1, 2)
    select uid, 'documents-new' as kind, 'documents:' || uid as subject, ids[1] as fact, at, true as "isMailed",
      json_build_object('ids', ids) as params
    from mornings where at <= ${now}
    union all
    select uid, 'document-overdue', 'document:' || id, uid || ' ' || late, at, true, json_build_object('id', id)
    from (select uid, id, late, (due_date + late + time '07:00') at time zone 'Europe/Prague' as at
      from reached, unnest(array[1, 7]) as late where type = 'invoice' and standing = 'open') as overdue
    where at between ${since} and ${now}`.execute(transaction);
  return rows;
}

/** Answers of customer service to the person who has asked. */
export async function findRequestNotifications(
  transaction: Transaction,
  now: Date,
  since: Date,
): Promise<PastNotification[]> {
  const { rows } = await sql<PastNotification>`
    select t.author_uid as uid, 'request-answered' as kind, 'ticket:' || t.id as subject, t.author_uid || ' ' || c.id as fact,
      c.created_at as at, true as "isMailed", json_build_object('ticketId', t.id, 'commentId', c.id) as params
    from ticket t join ticket_comment c on c.ticket_id = t.id and c.is_staff
    where c.created_at between ${since} and ${now}`.execute(transaction);
  return rows;
}

/** A sign-in of the last days, as if from a device that the account had not known. */
export async function findDeviceNotifications(
  transaction: Transaction,
  emails: readonly string[],
  since: Date,
): Promise<PastNotification[]> {
  const { rows } = await sql<PastNotification>`
    select e.actor as uid, 'new-device' as kind, 'account:' || e.actor as subject, e.request_id as fact, e.at,
      true as "isMailed", json_build_object('at', e.at, 'device', (array['Chrome, Android', 'Safari, iPhone',
        'Edge, Windows', 'Firefox, Windows'])[1 + length(e.actor) % 4]) as params
    from audit_event e join account a on a.uid = e.actor
    where e.action = 'signed-in' and e.at >= ${since} and a.email = any(${emails}) and not a.first_login`.execute(
    transaction,
  );
  return rows;
}
