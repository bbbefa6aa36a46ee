-- How much an order of a month holds beside the other orders of its ship-to, for each trade: what a usual order is
-- corrected by when the season turns. Counted anew once a day from the orders of eighteen months.

create table trade_month (
  trade   text not null,
  month   int not null check (month between 1 and 12),
  orders  int not null,
  -- 1.2: a fifth more than its ship-to orders on average.
  share   numeric(8, 4) not null,
  primary key (trade, month)
);
