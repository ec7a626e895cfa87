import type { Address } from 'viem'
import { getCode } from 'viem/actions'
import type { Market } from '../../api/Market.js'

/** The prefix of code that an account delegates to (EIP-7702). Such an account still signs with its key. */
const borrowed = '0xef0100'

/**
 * Returns whether an account is a contract, whose signatures the exchange checks with EIP-1271. It asks such an account
 * about one order at a time, so one signature over many orders is never valid for it.
 */
export async function isContract(market: Market, address: Address): Promise<boolean> {
  const code = await getCode(market.client, { address })
  return code !== undefined && code !== '0x' && !code.toLowerCase().startsWith(borrowed)
}
