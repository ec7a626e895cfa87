/**
 * What transactions say about their writes; see `db/Changes.ts`. After a crash of the database nothing is cached, so the
 * table need not survive it. Earlier versions used two columns of `progress` instead.
 */
export const twentyFifth = [
  `create unlogged table changes (slot integer primary key, xid bigint not null, subjects integer[] not null)`,
]
