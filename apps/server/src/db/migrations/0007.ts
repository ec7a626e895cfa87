/** Earlier floors, the lowest price of each hour's sales, and indexes for searches and sorted pages. */
export const seventh = [
  // A row for each change of a floor, without a price when the last listing went.
  `create table floors (
    contract text not null,
    at timestamptz not null,
    price numeric(78,0),
    currency text,
    primary key (contract, at)
  )`,
  `insert into floors (contract, at, price, currency)
    select contract, now(), floor_price, floor_currency from collections where floor_price is not null`,
  // As before, and now also records each change. A reorganisation that restores an earlier floor adds another change,
  // because the book did show both.
  `create or replace function refresh_floors(contracts text[], changes bigint[]) returns void language sql as $$
    with fresh as (
      select k.contract, k.listed, f.listing_unit_price, f.currency
      from (select * from unnest(contracts, changes) as u (contract, listed)) k
      left join lateral (
        select b.listing_unit_price, o.currency
        from (
          select t.listing_unit_price, t.listing_hash from tokens t where t.contract = k.contract
          order by t.listing_rank, t.listing_unit_price, t.identifier limit 1
        ) b join orders o on o.order_hash = b.listing_hash
      ) f on true
    ), written as (
      update collections c
      set listed = c.listed + k.listed, floor_price = k.listing_unit_price, floor_currency = k.currency
      from fresh k where c.contract = k.contract
    ), moved as (
      select c.slug, k.contract, k.listing_unit_price, k.currency
      from collections c join fresh k on k.contract = c.contract
      where (c.floor_price, c.floor_currency) is distinct from (k.listing_unit_price, k.currency)
    ), kept as (
      insert into floors (contract, at, price, currency)
      select contract, now(), listing_unit_price, currency from moved
      on conflict (contract, at) do update set price = excluded.price, currency = excluded.currency
    )
    insert into events (type, collection, contract, accounts, at)
    select 'floor', slug, contract, '[]', now() from moved
  $$`,

  `alter table sale_hours add column lowest numeric(78,0)`,
  `create index sales_by_time on sales (contract, at)`,
  `create index sale_hours_by_time on sale_hours (hour)`,
  `update sale_hours h set lowest = k.lowest
    from (
      select contract, date_trunc('hour', at, 'UTC') as hour, price_rank, min(div(price, greatest(quantity, 1))) as lowest
      from sales group by 1, 2, 3
    ) k where h.contract = k.contract and h.hour = k.hour and h.price_rank = k.price_rank`,
  `create or replace function sales_added() returns trigger language plpgsql as $$
  begin
    insert into sale_hours (contract, hour, price_rank, volume, sales, lowest)
      select contract, date_trunc('hour', at, 'UTC'), price_rank, sum(price), count(*),
        min(div(price, greatest(quantity, 1)))
      from added group by 1, 2, 3 order by 1, 2, 3
      on conflict (contract, hour, price_rank) do update
      set volume = sale_hours.volume + excluded.volume, sales = sale_hours.sales + excluded.sales,
        lowest = least(sale_hours.lowest, excluded.lowest);
    update collections c set volume = c.volume + k.volume, sales = c.sales + k.sales
      from (
        select contract, coalesce(sum(price) filter (where price_rank = 0), 0) as volume, count(*) as sales
        from added group by contract
      ) k where c.contract = k.contract;
    return null;
  end $$`,
  // Finds the lowest price of an hour again among its remaining sales.
  `create or replace function sales_removed() returns trigger language plpgsql as $$
  begin
    update sale_hours h set volume = h.volume - k.volume, sales = h.sales - k.sales, lowest = (
        select min(div(s.price, greatest(s.quantity, 1))) from sales s
        where s.contract = h.contract and s.at >= h.hour and s.at < h.hour + interval '1 hour'
          and s.price_rank = h.price_rank
      )
      from (
        select contract, date_trunc('hour', at, 'UTC') as hour, price_rank, sum(price) as volume, count(*) as sales
        from removed group by 1, 2, 3
      ) k where h.contract = k.contract and h.hour = k.hour and h.price_rank = k.price_rank;
    delete from sale_hours h
      using (select distinct contract, date_trunc('hour', at, 'UTC') as hour, price_rank from removed) k
      where h.contract = k.contract and h.hour = k.hour and h.price_rank = k.price_rank and h.sales = 0;
    update collections c set volume = c.volume - k.volume, sales = c.sales - k.sales
      from (
        select contract, coalesce(sum(price) filter (where price_rank = 0), 0) as volume, count(*) as sales
        from removed group by contract
      ) k where c.contract = k.contract;
    return null;
  end $$`,

  // The most expensive tokens first; those not for sale still come last.
  `create index tokens_dearest on tokens
    (contract, (coalesce(listing_rank, 32767)), (- coalesce(listing_unit_price, 0)), identifier)`,
  // Words of names by their prefixes. Uses no extension, since an embedded or hosted database may lack it.
  `create index tokens_by_words on tokens using gin (to_tsvector('simple', name))`,
  `create index holders_by_quantity on holders (contract, quantity desc, owner)`,
]
