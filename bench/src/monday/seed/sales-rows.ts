const sums = ['packs', 'hectolitres', 'net', 'deposit', 'orders'];
const summed = sums.map((column) => `sum(${column})`).join(', ');
const added = sums.map((column) => `${column} = kept.${column} + excluded.${column}`).join(', ');

/** What each copy has brought, and the sums of it by day and month, to which the biggest customer's are added in each chunk. */
export const salesRows: readonly string[] = [
  `insert into sales_order (order_number, ship_to_id, sold)
   select k.order_number, k.ship_to_id, o.sold from picked k join sales_order o on o.order_number = k.template order by n`,
  ...[
    ['sales_day', 'day', 'day'],
    ['sales_month', 'month', `date_trunc('month', day)::date`],
  ].map(
    ([table, column, period]) => `
      insert into ${table} as kept (ship_to_id, ${column}, brand, product_group, ${sums.join(', ')})
      select k.ship_to_id, ${period}, brand, "group", ${summed}
      from picked k join sales_order o on o.order_number = k.template cross join jsonb_to_recordset(o.sold)
        as item (day date, brand text, "group" text, packs numeric, hectolitres numeric, net numeric, deposit numeric, orders int)
      group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (ship_to_id, ${column}, brand, product_group) do update set ${added}`,
  ),
];
