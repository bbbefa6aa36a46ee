import { retention } from '@dray/contract/retention.ts';

/** What people were told of their orders, some of it longer ago than is kept, and what the record holds of it. */
export const newsRows: readonly string[] = [
  `create temp table told on commit drop as
   select md5(kind || n)::uuid as id, n, uid, kind, order_number, at
   from picked cross join lateral (values ('order-confirmed', placed_at + interval '5 minutes'),
     ('order-delivered', placed_at + interval '2 days')) as news (kind, at)
   where at between now() - ${retention.notificationDays + 14} * interval '1 day' and now()`,
  `insert into notification (id, uid, kind, subject, params, dedupe_key, created_at, read_at, is_at_bell)
   select id, uid, kind, 'order:' || order_number, jsonb_build_object('orderNumber', order_number),
     kind || ' order:' || order_number, at, case when at < now() - interval '7 days' then at + interval '1 hour' end, true
   from told order by n, kind`,
  `insert into notification_delivery (notification_id, channel, state, settled_at)
   select id, channel, case channel when 'mail' then 'sent' else 'waiting' end, case channel when 'mail' then at end
   from told cross join (values ('mail'), ('bell')) as served (channel) order by n, kind`,
  `insert into audit_event (at, actor, company_id, action, subject, request_id)
   select done.at, uid, company_id, action, case action when 'order-placed' then 'order:' || order_number else 'account:' || uid end, 'monday'
   from picked cross join lateral (values ('signed-in', placed_at - interval '15 minutes'), ('order-placed', placed_at),
     ('signed-out', placed_at + interval '15 minutes')) as done (action, at) order by n, done.at`,
];
