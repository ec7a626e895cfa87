import { BaseError } from '@souk/base'
import { ResponseError } from '@souk/market'

/** Thrown when a chain of a market, or the node that a command uses for it, does not answer. */
export class ChainAwayError extends BaseError<ChainAwayError.Facts> {
  override readonly name = 'Trader.ChainAwayError'
  override readonly retry = 'later'
  constructor(facts: ChainAwayError.Facts, cause: unknown) {
    super(`${whats[facts.node ?? 'none'](facts.chain)} Try again later.`, { facts, cause })
  }
}

export declare namespace ChainAwayError {
  type Facts = {
    chain: string
    /** Set if the market answers for the chain, and only a node does not: that of `--rpc`, or the market's. */
    node?: 'own' | 'market'
  }
}

const whats = {
  none: (chain: string) => `The chain ${chain} of the market is away.`,
  market: (chain: string) => `The market’s node of the chain ${chain} does not answer.`,
  own: (chain: string) => `The node that you named for the chain ${chain} does not answer.`,
}

/** Whether a market answered that a chain is not ready. */
export function isChainAway(error: unknown): error is ResponseError {
  return error instanceof ResponseError && error.code === 'chain_not_ready'
}
