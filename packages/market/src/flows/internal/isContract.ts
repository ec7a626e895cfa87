import type { Address } from 'viem'
import { getCode } from 'viem/actions'
import type { Market } from '../../api/Market.js'

/** Code that a key's account borrows (EIP-7702); such an account signs with its key as before. */
const borrowed = '0xef0100'

/**
 * Returns whether an account is a contract, whose signatures the exchange takes by EIP-1271. It asks such an account about one
 * order at a time, so one signature over many orders is never valid for it.
 */
export async function isContract(market: Market, address: Address): Promise<boolean> {
  const code = await getCode(market.client, { address })
  return code !== undefined && code !== '0x' && !code.toLowerCase().startsWith(borrowed)
}
