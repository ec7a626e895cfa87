/** For names that are read from one collection after the other, see `metadata/dueTokens.ts`. */
export const twentySixth = [
  `create index tokens_to_read_of on tokens (contract, metadata_next_at) where metadata_state = 'pending'`,
]
