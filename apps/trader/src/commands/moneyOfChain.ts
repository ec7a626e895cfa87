import { Network } from '@souk/networks'
import type { Order } from '@souk/seaport'
import { zeroAddress } from 'viem'

/**
 * Returns the native currency and its wrapped form of the chain that an input names, from the table of networks. Empty if the
 * input names no chain that the table has.
 *
 * @example
 * moneyOfChain('{"domain":{"chainId":1},…}') // → { tokens: [{ address: '0x000…', symbol: 'ETH', decimals: 18 }, …] }
 */
export function moneyOfChain(text: string): Pick<Order.Context, 'tokens'> {
  const chainId = chainIdIn(parse(text), 0)
  const network = chainId === undefined ? undefined : Network.factsOf(chainId)
  if (!network) return {}
  const { symbol, decimals } = network.nativeCurrency
  const wrapped = network.wrappedNative
  return {
    tokens: [
      { address: zeroAddress, symbol, decimals },
      ...(wrapped ? [{ address: wrapped, symbol: `W${symbol}`, decimals }] : []),
    ],
  }
}

const deepest = 3

/** The chain of typed data or of a transaction: the input itself, or a part of a request to a wallet. */
function chainIdIn(value: unknown, depth: number): number | undefined {
  if (typeof value !== 'object' || value === null || depth > deepest) return undefined
  const { domain, chainId, params } = value as Record<string, unknown>
  const own = toChainId((domain as Record<string, unknown> | undefined)?.chainId ?? chainId)
  if (own !== undefined) return own
  for (const part of Array.isArray(params) ? params.slice(0, 4) : []) {
    const found = chainIdIn(typeof part === 'string' ? parse(part) : part, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}

function toChainId(value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || !/^(0x[0-9a-fA-F]+|\d+)$/.test(value)))
    return undefined
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
