import type { Db } from '../db/tables.js'

/** Counting more would take long on a market that has just begun to read. */
const mostCounted = 10_000

/**
 * Counts the tokens whose metadata was never read, by contract. Tokens whose metadata could not be read are not
 * included. Counts up to 10,000 tokens in all.
 *
 * @param options.contract - Only the tokens of this contract.
 */
export async function countUnread(
  db: Db,
  options: { contract?: string } = {},
): Promise<ReadonlyMap<string, number>> {
  const { contract } = options
  const unread = db
    .selectFrom('tokens')
    .select('contract')
    .where('metadata_state', '=', 'pending')
    .where('metadata_attempts', '=', 0)
    .$if(contract !== undefined, (query) => query.where('contract', '=', contract ?? ''))
    .limit(mostCounted)
  const rows = await db
    .selectFrom(unread.as('unread'))
    .select(['contract', ({ fn }) => fn.countAll().as('tokens')])
    .groupBy('contract')
    .execute()
  return new Map(rows.map(({ contract, tokens }) => [contract, Number(tokens)]))
}
