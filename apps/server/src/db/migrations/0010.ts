/** Tokens in the order of listing, and by rarity. */
export const tenth = [
  `alter table tokens add column listing_sequence bigint, add column rarity_rank integer`,
  `alter table collections
    add column traits_version bigint not null default 1,
    add column ranked_version bigint not null default 0`,
  `create or replace function refresh_listings(contracts text[], identifiers numeric[]) returns void language sql as $$
    update tokens t
    set listing_hash = b.order_hash, listing_rank = b.price_rank, listing_unit_price = b.unit_price,
      listing_sequence = b.sequence
    from (select distinct * from unnest(contracts, identifiers) as u (contract, identifier)) k
    left join lateral (
      select o.order_hash, o.price_rank, o.unit_price, o.sequence from orders o
      where o.contract = k.contract and o.identifier = k.identifier and o.side = 'ask'
        and o.status = 'active' and o.taker is null and o.kind <> 'english'
      order by o.price_rank, (case o.side when 'bid' then - o.unit_price else o.unit_price end), o.sequence
      limit 1
    ) b on true
    where t.contract = k.contract and t.identifier = k.identifier
      and (t.listing_hash, t.listing_rank) is distinct from (b.order_hash, b.price_rank)
  $$`,
  `update tokens t set listing_sequence = o.sequence from orders o where o.order_hash = t.listing_hash`,
  // Tokens that are not for sale come last, and so do those without a rarity rank.
  `create index tokens_by_listing on tokens (contract, (- coalesce(listing_sequence, 0)), identifier)`,
  `create index tokens_by_rarity on tokens (contract, (coalesce(rarity_rank, 2147483647)), identifier)`,

  `create or replace function token_traits_added() returns trigger language plpgsql as $$
  begin
    insert into trait_counts (contract, type, value, tokens)
      select contract, type, value, count(*) from added group by contract, type, value order by contract, type, value
      on conflict (contract, type, value) do update set tokens = trait_counts.tokens + excluded.tokens;
    update collections c set traits_version = c.traits_version + 1
      from (select distinct contract from added) k where c.contract = k.contract;
    return null;
  end $$`,
  `create or replace function token_traits_removed() returns trigger language plpgsql as $$
  begin
    update trait_counts r set tokens = r.tokens - k.tokens
      from (select contract, type, value, count(*) as tokens from removed group by contract, type, value) k
      where r.contract = k.contract and r.type = k.type and r.value = k.value;
    delete from trait_counts r using (select distinct contract, type, value from removed) k
      where r.contract = k.contract and r.type = k.type and r.value = k.value and r.tokens = 0;
    update collections c set traits_version = c.traits_version + 1
      from (select distinct contract from removed) k where c.contract = k.contract;
    return null;
  end $$`,
]
