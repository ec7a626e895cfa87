/** The events of swaps name as many holders at most as an order can ask for single tokens. */
export const twentyFirst = [
  // As before, and limited: the holders of 30 editions would be hundreds, in the event of every such order.
  `create or replace function holders_of_wanted(parameters jsonb) returns jsonb language sql stable as $$
    select coalesce(jsonb_agg(k.holder), '[]') from (
      select distinct h.holder
      from jsonb_array_elements(parameters -> 'consideration') i (item)
      cross join lateral jsonb_array_elements_text(
        holders_of(lower(i.item ->> 'token'), (i.item ->> 'identifierOrCriteria')::numeric)) h (holder)
      where (i.item ->> 'itemType')::integer in (2, 3)
      limit 30
    ) k
  $$`,
]
