-- How many people opened the answer to a question on a day: what is asked most stands first. No person is in it.
create table content_asked (
  -- No reference: a question of an outside CMS has no row of ours.
  item_id   text not null,
  -- By the calendar of the reader's market.
  asked_on  date not null,
  people    int not null check (people > 0),
  primary key (item_id, asked_on)
);
create index content_asked_day on content_asked (asked_on);

-- Who is counted already, so that nobody counts twice for a question on one day. Forgotten when that day is over.
create table content_asked_by (
  uid       text not null references account (uid),
  item_id   text not null,
  asked_on  date not null,
  primary key (uid, item_id, asked_on)
);
create index content_asked_by_day on content_asked_by (asked_on);
