/** What nodes allow is learnt by their refusals, and each one costs a request. Nodes are known by their hosts, because URLs contain keys. */
export const twentyNinth = [
  `create table node_limits (
    host text primary key,
    log_blocks bigint not null,
    is_exchange_busy boolean not null,
    learnt_at timestamptz not null
  )`,
]
