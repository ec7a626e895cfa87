import { Fraction, type fulfillOrder, isCriteria } from '@souk/seaport'
import type { Market } from '../api/Market.js'
import { criteriaOf, isListed, needsProof, toExchangeUnits } from './internal/criteriaOf.js'
import type { OrderFill } from './internal/Filling.js'
import { type Consent, getConsent } from './internal/getConsent.js'
import { readTokenId } from './internal/readItem.js'
import type { Taken } from './internal/takeOrder.js'

/** A fill in the form that the exchange takes, and why the market could not provide the signature. */
export type ReadFill = { fill: fulfillOrder.Fill; missing: Consent['missing'] }

/** Reads the missing data of an order to fill. */
export async function readFill(
  market: Market,
  taken: Taken,
  options: OrderFill & Pick<getConsent.Options, 'account' | 'given' | 'signal'>,
): Promise<ReadFill> {
  const { account, given, signal, proof, tips } = options
  const { deal, order, orderHash } = taken
  const chosen = readChosen(options.tokenId)
  const known = { ...taken, tokenIds: options.tokenIds ?? taken.tokenIds }
  const needsTokenIds = needsProof(deal) && proof === undefined
  const consent = await getConsent(market, known, {
    account,
    tokenId: chosen[Math.max(0, deal.items.filter(isCriteria).findIndex(isListed))],
    needsTokenIds,
    given,
    signal,
    extraData: options.extraData,
  })
  const criteria = criteriaOf(deal, { orderHash, chosen, proof, tokenIds: consent.tokenIds })
  const divisor = Fraction.units(order.parameters)
  const unitsToFill = toExchangeUnits(deal, { quantity: options.quantity, divisor, orderHash })
  return {
    missing: consent.missing,
    fill: {
      order: { ...order, signature: consent.signature },
      unitsToFill,
      tips,
      extraData: consent.extraData,
      ...(deal.side === 'ask' ? { offerCriteria: criteria } : { considerationCriteria: criteria }),
    },
  }
}

function readChosen(tokenId: OrderFill['tokenId']): readonly bigint[] {
  if (tokenId === undefined) return []
  return (isList(tokenId) ? tokenId : [tokenId]).map(readTokenId)
}

function isList(tokenId: OrderFill['tokenId']): tokenId is readonly (bigint | string)[] {
  return Array.isArray(tokenId)
}
