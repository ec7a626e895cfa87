import { Mint } from '@souk/market'
import type { OfferedMint } from '../../market/OfferedMint.js'
import { refuse } from '../model/Refusal.js'

/**
 * Chooses the mint that a request means, and holds the request against its terms. Pure.
 *
 * Of several, the one of the requested stage; else one that is open now, the cheapest.
 *
 * @param options.now - In seconds.
 * @throws {RefusedError} when there is none, or its terms do not allow it.
 */
export function chooseMint(offered: readonly OfferedMint[], options: chooseMint.Options): OfferedMint {
  const { collection, stage, tokenId, now } = options
  const fitting = offered
    .filter(({ mint }) => tokenId === undefined || mint.tokenId === undefined || mint.tokenId === tokenId)
    .filter(({ mint }) => stage === undefined || mint.stage === stage)
    .filter(({ mint }) => mint.isListed !== false)
    .toSorted((a, b) => (a.mint.price < b.mint.price ? -1 : a.mint.price > b.mint.price ? 1 : 0))
  const [first] = fitting
  if (!first) return refuse('no_mint', `The collection ${collection} does not have a public mint.`)
  const chosen = fitting.find(({ mint }) => Mint.statusOf(mint, { now }) === 'open') ?? first
  assertAllowed(chosen.mint, options)
  return chosen
}

export declare namespace chooseMint {
  type Options = {
    /** What the request calls it. */
    collection: string
    stage?: string | undefined
    tokenId?: bigint | undefined
    quantity: bigint
    now: bigint
  }
}

/** @throws {RefusedError} */
function assertAllowed(mint: Mint.Mint, { quantity, now }: chooseMint.Options): void {
  const status = Mint.statusOf(mint, { now })
  if (status === 'soldOut') refuse('no_mint', 'The mint is sold out.')
  if (status === 'ended') refuse('no_mint', `The mint ended at ${timeOf(mint.endTime)}.`)
  if (status === 'upcoming') refuse('no_mint', `The mint opens at ${timeOf(mint.startTime)}.`)
  const { perWallet, minted = 0n, left } = mint
  if (left !== undefined && quantity > left)
    refuse('no_mint', `The mint has ${left} units left; ${quantity} were requested.`)
  if (perWallet !== undefined && minted + quantity > perWallet)
    refuse('no_mint', `An account can mint at most ${perWallet} units; this one has minted ${minted}.`)
}

function timeOf(seconds = 0n): string {
  return new Date(Number(seconds) * 1_000).toISOString()
}
