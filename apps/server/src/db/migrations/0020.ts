/** What contracts and metadata say beyond names and pictures, and where on the chain a sale is. */
export const twentieth = [
  `alter table collections add column symbol text not null default '', add column external_url text`,
  `alter table tokens add column external_url text, add column background_color text`,
  `alter table sales add column transaction_index integer, add column block_hash text`,
  // Collections are few, and are read again. Tokens may be very many: what is new of them comes with their next refresh.
  `update collections set metadata_state = 'pending', metadata_attempts = 0, metadata_next_at = 0 where metadata_state = 'read'`,
]
