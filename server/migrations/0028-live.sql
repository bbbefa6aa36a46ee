-- What changed, by kind and key only: whoever is told reads it again by his own guarded calls. Kept for as long as a browser
-- that was away may ask what it has missed.
create table live_event (
  id          bigint generated always as identity primary key,
  kind        text not null,
  subject     text not null,
  -- Who may be told: holders of this section at this place.
  section     text not null,
  company_id  text not null,
  ship_to_id  text not null,
  country     text not null,
  created_at  timestamptz not null
);
create index live_event_age on live_event (created_at);
