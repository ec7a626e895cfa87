/** Values that a statement which stores orders has to see as of its turn, not as of its start. */
export const fifteenth = [
  `create function lock_state(out number bigint, out hash text) language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(7230151);
    select b.number, b.hash into number, hash from blocks b order by b.number desc limit 1;
  end $$`,
  // The holders who could accept an offer on a token. Limited, since an edition may have very many.
  `create function holders_of(of_contract text, of_identifier numeric) returns jsonb language plpgsql as $$
  begin
    return (select coalesce(jsonb_agg(h.owner), '[]') from (
      select b.owner from balances b where b.contract = of_contract and b.identifier = of_identifier limit 20) h);
  end $$`,
]
