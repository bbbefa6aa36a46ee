-- How far jobs have come that work in chunks, and when each job of the clock was last done with everything.
create table job_run (
  job          text primary key,
  -- Where the next chunk begins; null where a round has yet to begin.
  position     jsonb,
  finished_at  timestamptz
);

-- What the job refresh-trade-months has counted so far; it takes the place of trade_month when it is whole.
create table trade_month_count (
  trade   text not null,
  month   int not null check (month between 1 and 12),
  orders  int not null,
  -- Of all orders together; trade_month holds the average.
  share   numeric not null,
  primary key (trade, month)
);
