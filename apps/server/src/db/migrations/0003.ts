/** How orders are signed, token sets of offers, and orders that became fillable again. */
export const third = [
  `alter table orders add column if not exists criteria numeric(78,0)`,
  `update orders set criteria = 0 where identifier is null`,
  `alter table orders add column signed_by text not null default 'key'`,
  `alter table orders add column revived_at timestamptz`,
  `create index orders_by_criteria on orders (contract, criteria) where status = 'active' and criteria is not null`,
  `create table criteria (
    contract text not null,
    root numeric(78,0) not null,
    kind text not null,
    trait_type text,
    trait_value text,
    encoded_token_ids text not null,
    token_count integer not null,
    is_used boolean not null default false,
    created_at timestamptz not null,
    primary key (contract, root)
  )`,
  `create index criteria_unused on criteria (created_at) where not is_used`,
  `create table criteria_tokens (
    contract text not null,
    identifier numeric(78,0) not null,
    root numeric(78,0) not null,
    primary key (contract, identifier, root)
  )`,
]
