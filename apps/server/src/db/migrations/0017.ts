import { isSuspended } from './0014.js'
import { isRevived } from './0016.js'

/**
 * Orders that become fillable are compared with the best order of their place, instead of searching all orders there.
 * After very many orders of a place had changed, the search walked past the dead index entries of each.
 */

const price = (o: string) =>
  `${o}.price_rank, (case ${o}.side when 'bid' then - ${o}.unit_price else ${o}.unit_price end), ${o}.sequence`

/**
 * Selects orders by their hashes before any other condition. With statistics from before orders changed by the
 * thousand, the planner would search an index of active or waiting orders that it believes to be nearly empty.
 */
const byHash = (hashes: string) => `(select o.* from orders o where o.order_hash = any(${hashes}) offset 0)`

/** The best of the given orders at each place. */
const bestOf = (place: string, where: string) => `
  select distinct on (${place}) o.order_hash, o.contract, o.identifier, o.currency, o.side, o.price_rank, o.unit_price, o.sequence
  from ${byHash('hashes')} o
  where ${where} and o.status = 'active' and o.taker is null and not ${isSuspended('o')}
  order by ${place}, ${price('o')}`

/** Tells whether the known best order of a place is shown, and as good as another order. */
const isAsGood = (known: string) => `exists (
  select 1 from ${byHash(`array[${known}]`)} o
  where (${price('o')}) <= (${price('b')})
    and (o.status = 'active' and not ${isSuspended('o')} or ${isRevived('o')}) offset 0)`

export const seventeenth = [
  `create function raise_listings(hashes text[]) returns void language sql as $$
    update tokens t
    set listing_hash = b.order_hash, listing_rank = b.price_rank, listing_unit_price = b.unit_price,
      listing_sequence = b.sequence
    from (${bestOf('o.contract, o.identifier', `o.side = 'ask' and o.kind <> 'english'`)}) b
    where t.contract = b.contract and t.identifier = b.identifier and not ${isAsGood('t.listing_hash')}
  $$`,
  `create function raise_offers(hashes text[]) returns void language sql as $$
    update tokens t
    set offer_hash = b.order_hash, offer_rank = b.price_rank, offer_unit_price = b.unit_price
    from (${bestOf('o.contract, o.identifier', `o.side = 'bid' and o.identifier is not null`)}) b
    where t.contract = b.contract and t.identifier = b.identifier and not ${isAsGood('t.offer_hash')}
  $$`,
  `create function raise_collection_offers(hashes text[]) returns void language sql as $$
    update collections c
    set offer_hash = b.order_hash, offer_price = b.unit_price, offer_currency = b.currency
    from (${bestOf('o.contract', `o.side = 'bid' and o.identifier is null and o.criteria = 0`)}) b
    where c.contract = b.contract and not ${isAsGood('c.offer_hash')}
  $$`,
  // An order that changed in any other way may have been the best one, so the best one is searched for.
  `create or replace function orders_changed() returns trigger language plpgsql as $$
  declare found record;
  begin
    select array_agg(contract) filter (where side = 'ask' and not is_opened) as ask_contracts,
      array_agg(identifier) filter (where side = 'ask' and not is_opened) as ask_identifiers,
      array_agg(contract) filter (where side = 'bid' and identifier is not null and not is_opened) as bid_contracts,
      array_agg(identifier) filter (where side = 'bid' and identifier is not null and not is_opened) as bid_identifiers,
      array_agg(contract) filter (where side = 'bid' and identifier is null and not is_opened) as wide,
      array_agg(order_hash) filter (where side = 'ask' and is_opened) as opened_asks,
      array_agg(order_hash) filter (where side = 'bid' and identifier is not null and is_opened) as opened_bids,
      array_agg(order_hash) filter (where side = 'bid' and identifier is null and is_opened) as opened_wide
      into found
      from (
        select order_hash, contract, identifier, side,
          bool_or(is_open and is_after) and min(price_rank) = max(price_rank) as is_opened
        from (
          select order_hash, contract, identifier, side, status = 'active' as is_open, price_rank, false as is_after from before
          union all
          select order_hash, contract, identifier, side, status = 'active', price_rank, true from after
        ) u group by order_hash, contract, identifier, side
        having bool_or(is_open) <> bool_and(is_open) or min(price_rank) <> max(price_rank)
      ) k;
    if found.ask_contracts is not null then perform refresh_listings(found.ask_contracts, found.ask_identifiers); end if;
    if found.bid_contracts is not null then perform refresh_offers(found.bid_contracts, found.bid_identifiers); end if;
    if found.wide is not null then perform refresh_collection_offers(found.wide); end if;
    if found.opened_asks is not null then perform raise_listings(found.opened_asks); end if;
    if found.opened_bids is not null then perform raise_offers(found.opened_bids); end if;
    if found.opened_wide is not null then perform raise_collection_offers(found.opened_wide); end if;
    return null;
  end $$`,
]
