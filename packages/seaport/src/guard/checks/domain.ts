import type { Address, Hex } from 'viem'
import { seaportAddress } from '../../order/constants.js'
import { isSameAddress } from '../../order/sides.js'
import { type Context, type Finding, finding } from '../findings/Finding.js'

/** Reports a signature for another chain or contract than the user expects. */
export function domainFindings(
  domain: { chainId: number; verifyingContract: Address },
  context: Context,
): readonly Finding[] {
  const { chainId, verifyingContract } = domain
  const isOtherChain = context.chainId !== undefined && context.chainId !== chainId
  return [
    ...(isOtherChain
      ? [
          finding(
            'blocking',
            'wrongChain',
            9006,
            `The order is for chain ${chainId}, not for chain ${context.chainId}.`,
            { actual: chainId, expected: context.chainId },
          ),
        ]
      : []),
    ...exchangeFindings(verifyingContract, context),
  ]
}

/** Reports a contract that is not a trusted exchange. */
export function exchangeFindings(address: Address, context: Context): readonly Finding[] {
  const known = [seaportAddress, ...(context.trusted?.exchanges ?? [])]
  if (known.some((exchange) => isSameAddress(exchange, address))) return []
  return [
    finding(
      'blocking',
      'unknownVerifyingContract',
      9007,
      `${address} is not the exchange. A signature or call for it can do anything.`,
      { verifyingContract: address, known },
    ),
  ]
}

/** Reports an order that the user has not seen. */
export function reviewFindings(orderHash: Hex, context: Context): readonly Finding[] {
  const reviewed = context.reviewed
  if (!reviewed || reviewed.some((hash) => hash.toLowerCase() === orderHash.toLowerCase())) return []
  return [
    finding(
      'blocking',
      'unreviewedOrder',
      9008,
      `Order ${orderHash} is not one of the orders that you have reviewed, but would be signed with them.`,
      { orderHash, reviewed: reviewed.length },
    ),
  ]
}
