/** For operators who hide and name collections and stop their histories, and for visitors who ask for collections. */
export const twentySeventh = [
  `alter table collections
    add column hidden_at timestamptz,
    add column stopped_at timestamptz,
    add column is_named boolean not null default false,
    add column backfill_first bigint,
    add column backfill_timed_from bigint,
    add column backfill_timed_at timestamptz,
    add column backfill_at timestamptz`,
  `create table collection_requests (
    contract text primary key,
    standard text not null,
    name text not null,
    reason text not null,
    asked_by text not null,
    asked_at timestamptz not null default now(),
    declined_at timestamptz
  )`,
  `create index collection_requests_waiting on collection_requests (asked_at) where declined_at is null`,
  `create index tokens_failed_of on tokens (contract) where metadata_state = 'failed'`,
]
