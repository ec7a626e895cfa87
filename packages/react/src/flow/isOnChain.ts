import { getChainId } from 'viem/actions'
import type { TradeContext } from './plans.js'

/** Tells whether the wallet is on the market's chain; a transaction would go to whatever chain it is on. */
export async function isOnChain(client: TradeContext['client']): Promise<boolean> {
  return (await getChainId(client)) === client.chain.id
}
