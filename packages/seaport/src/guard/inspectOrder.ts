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

/** An order to be inspected, with what identifies it. */
export type InspectedOrder = {
  components: Components
  orderHash: Hex
  /** `undefined` for an order that is not signed yet; `0x` for one that claims to be validated on chain. */
  signature: Hex | undefined
}

/** What is demanded of the order, and what the caller knows. */
export type InspectOptions = Context & {
  conduits?: Conduit.Conduits | undefined
  /** Demands the form of marketplaces; without it, any form that can be filled is fine. */
  strict?: StrictForm | undefined
  /** The token ids behind the criteria of the order, one list per criteria item. */
  criteria?: readonly (readonly bigint[])[] | undefined
}

/**
 * Judges an order by what was read of the chain. Pure: the same facts give the same findings.
 *
 * @param inspection - What `Order.readInspection` read.
 * @returns What was found, worst first.
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

/** Currencies as they count themselves; what the application knows of a token stands before it. */
function countedOnChain({ decimals, names }: Inspection): readonly TokenInfo[] {
  return [...decimals].map(([address, count]) => ({
    address: address as TokenInfo['address'],
    symbol: names.get(address) ?? address,
    decimals: count,
  }))
}
