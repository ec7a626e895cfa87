/**
 * Several markets may share a database, each with its own schema. Locks and notifications belong to the whole database,
 * so each market has its own: `souk.market` names it. Without that setting, they are those of earlier versions.
 */
export const twentyEighth = [
  `create function market_channel(channel text) returns text language sql stable as $$
    select channel || coalesce('.' || nullif(current_setting('souk.market', true), ''), '')
  $$`,
  `create function lock_market(key integer) returns void language plpgsql as $$
  declare market text := coalesce(current_setting('souk.market', true), '');
  begin
    if market = '' then perform pg_advisory_xact_lock(key::bigint);
    else perform pg_advisory_xact_lock(key, hashtext(market));
    end if;
  end $$`,
  `create or replace function lock_state(out number bigint, out hash text) language plpgsql as $$
  begin
    perform lock_market(7230151);
    select b.number, b.hash into number, hash from blocks b order by b.number desc limit 1;
  end $$`,
  `create or replace function events_added() returns trigger language plpgsql as $$
  begin
    perform pg_notify(market_channel('souk_events'), max(sequence)::text) from added having count(*) > 0;
    return null;
  end $$`,
  `create or replace function progress_changed() returns trigger language plpgsql as $$
  begin
    perform pg_notify(market_channel('souk_progress'), '');
    return null;
  end $$`,
]
