import type { Address, Hex } from 'viem'
import { seaportAddress } from '../../order/constants.js'
import { isSameAddress } from '../../order/sides.js'
import { type Context, type Finding, finding } from '../findings/Finding.js'

/** Returns whether a signature would count on another chain or contract than the person believes. */
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

/** Returns whether a contract is an exchange that the application deals with. */
export function exchangeFindings(address: Address, context: Context): readonly Finding[] {
  const known = [seaportAddress, ...(context.trusted?.exchanges ?? [])]
  if (known.some((exchange) => isSameAddress(exchange, address))) return []
  return [
    finding(
      'blocking',
      'unknownVerifyingContract',
      9007,
      `${address} is not the exchange; a signature or call for it can do anything.`,
      { verifyingContract: address, known },
    ),
  ]
}

/** Returns whether an order is one of those that the person has seen. */
export function reviewFindings(orderHash: Hex, context: Context): readonly Finding[] {
  const reviewed = context.reviewed
  if (!reviewed || reviewed.some((hash) => hash.toLowerCase() === orderHash.toLowerCase())) return []
  return [
    finding(
      'blocking',
      'unreviewedOrder',
      9008,
      `Order ${orderHash} is not one of those that you have reviewed, but would be signed along with them.`,
      { orderHash, reviewed: reviewed.length },
    ),
  ]
}
