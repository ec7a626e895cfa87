/**
 * The leader, the recheck list, activity, and figures that the database keeps itself. Triggers update the figures
 * from the rows that a statement changed, so no writer can forget them and nothing is counted as a whole.
 */
export const second = [
  `create table progress (
    one boolean primary key default true check (one),
    term bigint not null default 0,
    leader text,
    head_number bigint,
    head_hash text,
    head_timestamp bigint,
    indexed_number bigint,
    indexed_hash text,
    indexed_timestamp bigint,
    caught_up boolean not null default false,
    synced boolean not null default false,
    reorgs bigint not null default 0,
    error text,
    beat_at timestamptz not null default now()
  )`,
  `insert into progress default values`,
  `create table recheck (
    sequence bigint generated always as identity primary key,
    order_hash text not null
  )`,
  `create table currencies (
    address text primary key,
    price_rank smallint not null
  )`,

  `alter table orders add column criteria numeric(78,0)`,
  `update orders set criteria = 0 where identifier is null`,
  `alter table tokens
    add column offer_hash text,
    add column offer_rank smallint,
    add column offer_unit_price numeric(78,0)`,
  `alter table collections
    add column offer_hash text,
    add column offer_price numeric(78,0),
    add column offer_currency text`,
  `alter table sales add column price_rank smallint not null default 0`,
  // The best order of a token on either side is the first entry of its part of the index.
  `drop index orders_of_token`,
  `create index orders_of_token on orders
    (contract, identifier, side, price_rank, (case side when 'bid' then - unit_price else unit_price end), sequence)
    where status in ('active', 'inactive')`,

  `create table activity (
    sequence bigint generated always as identity primary key,
    type text not null,
    contract text not null,
    identifier numeric(78,0),
    quantity numeric(78,0) not null,
    from_account text,
    to_account text,
    price numeric(78,0),
    currency text,
    order_hash text,
    transaction_hash text,
    log_index integer,
    item integer not null default 0,
    block_number bigint,
    at timestamptz not null
  )`,
  `create unique index activity_of_log on activity (transaction_hash, log_index, item) where transaction_hash is not null`,
  `create index activity_of_collection on activity (contract, at desc, sequence desc)`,
  `create index activity_of_token on activity (contract, identifier, at desc, sequence desc)`,
  `create index activity_from on activity (from_account, at desc, sequence desc) where from_account is not null`,
  `create index activity_to on activity (to_account, at desc, sequence desc) where to_account is not null`,
  `create index activity_by_block on activity (block_number) where block_number is not null`,

  `create table holders (
    contract text not null,
    owner text not null,
    tokens bigint not null,
    quantity numeric(78,0) not null,
    primary key (contract, owner)
  )`,
  `create table trait_counts (
    contract text not null,
    type text not null,
    value text not null,
    tokens bigint not null,
    primary key (contract, type, value)
  )`,
  `create table sale_hours (
    contract text not null,
    hour timestamptz not null,
    price_rank smallint not null,
    volume numeric(78,0) not null,
    sales bigint not null,
    primary key (contract, hour, price_rank)
  )`,

  // The best listing and the best offer of each token. Auctions and private listings do not count, since not everyone
  // can buy them.
  `create function refresh_listings(contracts text[], identifiers numeric[]) returns void language sql as $$
    update tokens t
    set listing_hash = b.order_hash, listing_rank = b.price_rank, listing_unit_price = b.unit_price
    from (select distinct * from unnest(contracts, identifiers) as u (contract, identifier)) k
    left join lateral (
      select o.order_hash, o.price_rank, o.unit_price from orders o
      where o.contract = k.contract and o.identifier = k.identifier and o.side = 'ask'
        and o.status = 'active' and o.taker is null and o.kind <> 'english'
      order by o.price_rank, (case o.side when 'bid' then - o.unit_price else o.unit_price end), o.sequence
      limit 1
    ) b on true
    where t.contract = k.contract and t.identifier = k.identifier
      and (t.listing_hash, t.listing_rank) is distinct from (b.order_hash, b.price_rank)
  $$`,
  `create function refresh_offers(contracts text[], identifiers numeric[]) returns void language sql as $$
    update tokens t
    set offer_hash = b.order_hash, offer_rank = b.price_rank, offer_unit_price = b.unit_price
    from (select distinct * from unnest(contracts, identifiers) as u (contract, identifier)) k
    left join lateral (
      select o.order_hash, o.price_rank, o.unit_price from orders o
      where o.contract = k.contract and o.identifier = k.identifier and o.side = 'bid'
        and o.status = 'active' and o.taker is null
      order by o.price_rank, (case o.side when 'bid' then - o.unit_price else o.unit_price end), o.sequence
      limit 1
    ) b on true
    where t.contract = k.contract and t.identifier = k.identifier
      and (t.offer_hash, t.offer_rank) is distinct from (b.order_hash, b.price_rank)
  $$`,
  // The best offer on any token of a collection.
  `create function refresh_collection_offers(contracts text[]) returns void language sql as $$
    update collections c
    set offer_hash = b.order_hash, offer_price = b.unit_price, offer_currency = b.currency
    from (select distinct u.contract from unnest(contracts) as u (contract)) k
    left join lateral (
      select o.order_hash, o.unit_price, o.currency from orders o
      where o.contract = k.contract and o.identifier is null and o.side = 'bid'
        and o.status = 'active' and o.taker is null and o.criteria = 0
      order by o.price_rank, (case o.side when 'bid' then - o.unit_price else o.unit_price end), o.sequence
      limit 1
    ) b on true
    where c.contract = k.contract and c.offer_hash is distinct from b.order_hash
  $$`,

  `create function orders_added() returns trigger language plpgsql as $$
  begin
    insert into activity (type, contract, identifier, quantity, from_account, to_account, price, currency, order_hash, at)
    select case side when 'ask' then 'listing' else 'offer' end, contract, identifier, total, maker, taker, price,
      currency, order_hash, created_at
    from added order by sequence;
    perform refresh_listings(array_agg(contract), array_agg(identifier)) from added
      where side = 'ask' and status = 'active' having count(*) > 0;
    perform refresh_offers(array_agg(contract), array_agg(identifier)) from added
      where side = 'bid' and status = 'active' and identifier is not null having count(*) > 0;
    perform refresh_collection_offers(array_agg(contract)) from added
      where side = 'bid' and status = 'active' and identifier is null having count(*) > 0;
    return null;
  end $$`,
  `create function orders_changed() returns trigger language plpgsql as $$
  declare asks record; bids record; wide text[];
  begin
    select array_agg(n.contract) filter (where n.side = 'ask') as contracts,
      array_agg(n.identifier) filter (where n.side = 'ask') as identifiers
      into asks
      from after n join before o using (order_hash)
      where (n.status = 'active') <> (o.status = 'active') or n.price_rank <> o.price_rank;
    select array_agg(n.contract) filter (where n.identifier is not null) as contracts,
      array_agg(n.identifier) filter (where n.identifier is not null) as identifiers
      into bids
      from after n join before o using (order_hash)
      where n.side = 'bid' and ((n.status = 'active') <> (o.status = 'active') or n.price_rank <> o.price_rank);
    select array_agg(n.contract) into wide
      from after n join before o using (order_hash)
      where n.side = 'bid' and n.identifier is null
        and ((n.status = 'active') <> (o.status = 'active') or n.price_rank <> o.price_rank);
    if asks.contracts is not null then perform refresh_listings(asks.contracts, asks.identifiers); end if;
    if bids.contracts is not null then perform refresh_offers(bids.contracts, bids.identifiers); end if;
    if wide is not null then perform refresh_collection_offers(wide); end if;
    return null;
  end $$`,
  `create trigger orders_added after insert on orders
    referencing new table as added for each statement execute function orders_added()`,
  `create trigger orders_changed after update on orders
    referencing old table as before new table as after for each statement execute function orders_changed()`,

  `create function tokens_added() returns trigger language plpgsql as $$
  begin
    update collections c set tokens = c.tokens + k.tokens
      from (select contract, count(*) as tokens from added group by contract) k where c.contract = k.contract;
    perform refresh_listings(array_agg(contract), array_agg(identifier)),
      refresh_offers(array_agg(contract), array_agg(identifier))
      from added having count(*) > 0;
    return null;
  end $$`,
  `create function refresh_floors(contracts text[], changes bigint[]) returns void language sql as $$
    update collections c
    set listed = c.listed + k.listed, floor_price = f.listing_unit_price, floor_currency = f.currency
    from (select * from unnest(contracts, changes) as u (contract, listed)) k
    left join lateral (
      select b.listing_unit_price, o.currency
      from (
        select t.listing_unit_price, t.listing_hash from tokens t where t.contract = k.contract
        order by t.listing_rank, t.listing_unit_price, t.identifier limit 1
      ) b join orders o on o.order_hash = b.listing_hash
    ) f on true
    where c.contract = k.contract
  $$`,
  `create function tokens_changed() returns trigger language plpgsql as $$
  begin
    perform refresh_floors(array_agg(k.contract), array_agg(k.listed)) from (
      select n.contract, count(n.listing_hash) - count(o.listing_hash) as listed
      from after n join before o using (contract, identifier)
      where (n.listing_hash, n.listing_rank) is distinct from (o.listing_hash, o.listing_rank)
      group by n.contract
    ) k having count(*) > 0;
    return null;
  end $$`,
  `create function tokens_removed() returns trigger language plpgsql as $$
  begin
    delete from token_traits r using removed k where r.contract = k.contract and r.identifier = k.identifier;
    update collections c set tokens = c.tokens - k.tokens
      from (select contract, count(*) as tokens from removed group by contract) k where c.contract = k.contract;
    perform refresh_floors(array_agg(k.contract), array_agg(k.listed)) from (
      select contract, - count(*) as listed from removed where listing_hash is not null group by contract
    ) k having count(*) > 0;
    return null;
  end $$`,
  `create trigger tokens_added after insert on tokens
    referencing new table as added for each statement execute function tokens_added()`,
  `create trigger tokens_changed after update on tokens
    referencing old table as before new table as after for each statement execute function tokens_changed()`,
  `create trigger tokens_removed after delete on tokens
    referencing old table as removed for each statement execute function tokens_removed()`,

  `create function balances_added() returns trigger language plpgsql as $$
  begin
    insert into holders (contract, owner, tokens, quantity)
      select contract, owner, count(*), sum(quantity) from added group by contract, owner order by contract, owner
      on conflict (contract, owner) do update
      set tokens = holders.tokens + excluded.tokens, quantity = holders.quantity + excluded.quantity;
    update collections c set total_supply = c.total_supply + k.quantity
      from (select contract, sum(quantity) as quantity from added group by contract) k where c.contract = k.contract;
    return null;
  end $$`,
  `create function balances_removed() returns trigger language plpgsql as $$
  begin
    update holders h set tokens = h.tokens - k.tokens, quantity = h.quantity - k.quantity
      from (select contract, owner, count(*) as tokens, sum(quantity) as quantity from removed group by contract, owner) k
      where h.contract = k.contract and h.owner = k.owner;
    delete from holders h using (select distinct contract, owner from removed) k
      where h.contract = k.contract and h.owner = k.owner and h.tokens = 0;
    update collections c set total_supply = c.total_supply - k.quantity
      from (select contract, sum(quantity) as quantity from removed group by contract) k where c.contract = k.contract;
    return null;
  end $$`,
  `create function holders_added() returns trigger language plpgsql as $$
  begin
    update collections c set owners = c.owners + k.owners
      from (select contract, count(*) as owners from added group by contract) k where c.contract = k.contract;
    return null;
  end $$`,
  `create function holders_removed() returns trigger language plpgsql as $$
  begin
    update collections c set owners = c.owners - k.owners
      from (select contract, count(*) as owners from removed group by contract) k where c.contract = k.contract;
    return null;
  end $$`,
  `create trigger balances_added after insert on balances
    referencing new table as added for each statement execute function balances_added()`,
  `create trigger balances_removed after delete on balances
    referencing old table as removed for each statement execute function balances_removed()`,
  `create trigger holders_added after insert on holders
    referencing new table as added for each statement execute function holders_added()`,
  `create trigger holders_removed after delete on holders
    referencing old table as removed for each statement execute function holders_removed()`,

  `create function token_traits_added() returns trigger language plpgsql as $$
  begin
    insert into trait_counts (contract, type, value, tokens)
      select contract, type, value, count(*) from added group by contract, type, value order by contract, type, value
      on conflict (contract, type, value) do update set tokens = trait_counts.tokens + excluded.tokens;
    return null;
  end $$`,
  `create function token_traits_removed() returns trigger language plpgsql as $$
  begin
    update trait_counts r set tokens = r.tokens - k.tokens
      from (select contract, type, value, count(*) as tokens from removed group by contract, type, value) k
      where r.contract = k.contract and r.type = k.type and r.value = k.value;
    delete from trait_counts r using (select distinct contract, type, value from removed) k
      where r.contract = k.contract and r.type = k.type and r.value = k.value and r.tokens = 0;
    return null;
  end $$`,
  `create trigger token_traits_added after insert on token_traits
    referencing new table as added for each statement execute function token_traits_added()`,
  `create trigger token_traits_removed after delete on token_traits
    referencing old table as removed for each statement execute function token_traits_removed()`,

  // Volume covers the native currency and its wrapped form, which have rank 0.
  `create function sales_added() returns trigger language plpgsql as $$
  begin
    insert into sale_hours (contract, hour, price_rank, volume, sales)
      select contract, date_trunc('hour', at, 'UTC'), price_rank, sum(price), count(*) from added group by 1, 2, 3 order by 1, 2, 3
      on conflict (contract, hour, price_rank) do update
      set volume = sale_hours.volume + excluded.volume, sales = sale_hours.sales + excluded.sales;
    update collections c set volume = c.volume + k.volume, sales = c.sales + k.sales
      from (
        select contract, coalesce(sum(price) filter (where price_rank = 0), 0) as volume, count(*) as sales
        from added group by contract
      ) k where c.contract = k.contract;
    return null;
  end $$`,
  `create function sales_removed() returns trigger language plpgsql as $$
  begin
    update sale_hours h set volume = h.volume - k.volume, sales = h.sales - k.sales
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
  `create trigger sales_added after insert on sales
    referencing new table as added for each statement execute function sales_added()`,
  `create trigger sales_removed after delete on sales
    referencing old table as removed for each statement execute function sales_removed()`,

  `create function events_added() returns trigger language plpgsql as $$
  begin
    perform pg_notify('souk_events', max(sequence)::text) from added having count(*) > 0;
    return null;
  end $$`,
  `create function progress_changed() returns trigger language plpgsql as $$
  begin
    perform pg_notify('souk_progress', '');
    return null;
  end $$`,
  `create trigger events_added after insert on events
    referencing new table as added for each statement execute function events_added()`,
  `create trigger progress_changed after update on progress for each statement execute function progress_changed()`,

  // Rows stored before the triggers existed.
  `insert into holders (contract, owner, tokens, quantity)
    select contract, owner, count(*), sum(quantity) from balances group by contract, owner`,
  `insert into trait_counts (contract, type, value, tokens)
    select contract, type, value, count(*) from token_traits group by contract, type, value`,
  `insert into sale_hours (contract, hour, price_rank, volume, sales)
    select contract, date_trunc('hour', at, 'UTC'), price_rank, sum(price), count(*) from sales group by 1, 2, 3`,
  `insert into activity (type, contract, identifier, quantity, from_account, to_account, price, currency, order_hash, at)
    select case side when 'ask' then 'listing' else 'offer' end, contract, identifier, total, maker, taker, price,
      currency, order_hash, created_at
    from orders order by sequence`,
  `insert into activity (type, contract, identifier, quantity, from_account, to_account, price, currency, order_hash,
      transaction_hash, log_index, block_number, at)
    select 'sale', contract, identifier, quantity, seller, buyer, price, currency, order_hash, transaction_hash,
      log_index, block_number, at
    from sales order by block_number, log_index`,
  `update collections c set
    tokens = (select count(*) from tokens t where t.contract = c.contract),
    owners = (select count(*) from holders h where h.contract = c.contract)`,
  `select refresh_offers(array_agg(contract), array_agg(identifier)) from orders
    where side = 'bid' and status = 'active' and identifier is not null`,
  `select refresh_collection_offers(array_agg(contract)) from collections`,
]
