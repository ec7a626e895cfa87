import type { Hex } from 'viem'
import type * as Conduit from '../order/Conduit.js'
import type { Components } from '../order/Order.js'
import { chainFindings } from './checks/chain.js'
import { domainFindings, reviewFindings } from './checks/domain.js'
import { formFindings } from './checks/form.js'
import { decimalsFindings, likenessFindings } from './checks/likeness.js'
import { lossFindings } from './checks/loss.js'
import { merkleFindings } from './checks/merkle.js'
import { phishingFindings } from './checks/phishing.js'
import { type StrictForm, strictFindings } from './checks/strict.js'
import { movementFindings, timeFindings } from './checks/time.js'
import { type Inspection, leastRequirements } from './facts/readInspection.js'
import type { Context, Finding, TokenInfo } from './findings/Finding.js'
import { worstFirst } from './findings/worstFirst.js'

/** An order to inspect, with its hash and signature. */
export type InspectedOrder = {
  components: Components
  orderHash: Hex
  /** `undefined` for an unsigned order, `0x` for one that claims to be validated on chain. */
  signature: Hex | undefined
}

/** The requirements for the order, and the caller's knowledge. */
export type InspectOptions = Context & {
  conduits?: Conduit.Conduits | undefined
  /** Requires the form of marketplaces. Without it, any form that can be filled is valid. */
  strict?: StrictForm | undefined
  /** The token ids behind the criteria of the order, one list per criteria item. */
  criteria?: readonly (readonly bigint[])[] | undefined
}

/**
 * Judges an order by facts of the chain. Pure: the same facts give the same findings.
 *
 * @param inspection - The result of `Order.readInspection`. * @returns The findings, most severe first.
 */
export function inspectOrder(
  subject: InspectedOrder,
  inspection: Inspection,
  options: InspectOptions = {},
): readonly Finding[] {
  const { components, orderHash } = subject
  const { exchange, chainId, timestamp } = inspection
  const requirements = leastRequirements(components, { exchange, conduits: options.conduits })
  const informed = { ...options, tokens: [...(options.tokens ?? []), ...countedOnChain(inspection)] }
  return worstFirst([
    ...domainFindings({ chainId, verifyingContract: exchange }, options),
    ...reviewFindings(orderHash, options),
    ...lossFindings(components, informed),
    ...phishingFindings(components, options),
    ...timeFindings(components, options.now ?? timestamp),
    ...movementFindings(components),
    ...formFindings(components),
    ...likenessFindings(components, inspection.names, options),
    ...chainFindings({ ...subject, requirements }, inspection),
    ...(options.strict ? strictFindings(components, options.strict, inspection.creatorFee) : []),
    ...merkleFindings(options.criteria ?? []),
    ...decimalsFindings(inspection.decimals, options),
  ])
}

/** Returns symbols and decimals from the chain. Those that the application knows take precedence. */
function countedOnChain({ decimals, names }: Inspection): readonly TokenInfo[] {
  return [...decimals].map(([address, count]) => ({
    address: address as TokenInfo['address'],
    symbol: names.get(address) ?? address,
    decimals: count,
  }))
}
