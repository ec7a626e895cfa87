import type { Address } from 'viem'
import { type Market, now } from '../market/Market.js'
import type { OfferedMint } from '../market/OfferedMint.js'
import { readOwnMints } from './readOwnMints.js'
import { readSeaDrops } from './readSeaDrops.js'

/** Answers that are kept, of collections and accounts. */
const mostKept = 1_000

/**
 * Reads how units of a collection can be minted, from its contract. Configured mints come first.
 *
 * An answer is kept until the next block: only a block changes it. The reader compares the times.
 *
 * @param options.contract - Lower-case.
 * @param options.account - Whose limits are read.
 * @throws {NodeError} when the node does not answer.
 */
export function readMints(
  market: Market,
  { contract, account }: { contract: Address; account?: Address | undefined },
): Promise<readonly OfferedMint[]> {
  const { mints: kept, progress } = market
  // An answer made with it depends on the chain, so it must not outlive this second.
  now(market)
  const key = `${contract}:${account?.toLowerCase() ?? ''}`
  const block = progress.head?.hash
  const known = kept.get(key)
  if (known && block !== undefined && known.block === block) return known.answer
  const answer = read(market, contract, account)
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, { block, answer })
  // A node that is away for a moment must not be kept away.
  answer.catch(() => kept.delete(key))
  return answer
}

async function read(
  market: Market,
  contract: Address,
  account: Address | undefined,
): Promise<readonly OfferedMint[]> {
  const [own, drops] = await Promise.all([
    readOwnMints(market, { contract, account }),
    readSeaDrops(market, { contract, account }),
  ])
  return [...own, ...drops]
}
