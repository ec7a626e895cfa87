/**
 * Which of a collection's holders have to be read again, since the chain has dropped the blocks at which they were read:
 * its touches behind this place, up to a block.
 */
export const thirtyFirst = [
  `alter table collections
    add column reread_block bigint,
    add column reread_touch text,
    add column reread_to bigint`,
]
