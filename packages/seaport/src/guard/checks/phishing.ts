import * as Amount from '../../order/Amount.js'
import * as Auction from '../../order/Auction.js'
import type { Components } from '../../order/Components.js'
import * as Conduit from '../../order/Conduit.js'
import { knownConduitKey, maxUint256 } from '../../order/constants.js'
import { isCriteria, isCurrency } from '../../order/Item.js'
import { isRestricted } from '../../order/orderType.js'
import { isSameAddress, sidesOf, takerOf } from '../../order/sides.js'
import { toMoved } from '../effects/Effects.js'
import { dustOf } from '../facts/Worth.js'
import { type Context, type Finding, finding } from '../findings/Finding.js'
import { givesTokenAndMoney } from './givesTokenAndMoney.js'
import { currencyFindings } from './likeness.js'

/** Finds known patterns of theft in orders that the exchange would fill. */
export function phishingFindings(components: Components, context: Context): readonly Finding[] {
  return [
    ...partyFindings(components, context),
    ...amountFindings(components, context),
    ...listFindings(components, context),
    ...deliveryFindings(components),
    ...currencyFindings(components, context),
  ]
}

function partyFindings(components: Components, context: Context): readonly Finding[] {
  const { conduitKey, zone } = components
  const { conduitKeys = [], zones = [] } = context.trusted ?? {}
  const knowsConduit = [knownConduitKey, ...conduitKeys].some((key) => BigInt(key) === BigInt(conduitKey))
  const knowsZone =
    BigInt(zone) === 0n || Auction.isEnglish(components) || zones.some((known) => isSameAddress(known, zone))
  return [
    ...(Conduit.isNone(conduitKey) || knowsConduit
      ? []
      : [
          finding(
            'warning',
            'unknownConduit',
            9009,
            `The order uses an unknown conduit (key ${conduitKey}).`,
            {
              conduitKey,
            },
          ),
        ]),
    ...(knowsZone
      ? []
      : [
          finding(
            isRestricted(components) ? 'warning' : 'note',
            'unknownZone',
            9010,
            isRestricted(components)
              ? `An unknown zone, ${zone}, decides who can fill the order.`
              : `An unknown zone, ${zone}, can cancel the order.`,
            { zone },
          ),
        ]),
    ...(components.endTime === maxUint256
      ? [
          finding(
            'warning',
            'neverEnds',
            9016,
            'The order never ends. It can be filled at this price whenever you hold these items.',
          ),
        ]
      : []),
  ]
}

/** More tokens than a person usually lists at once. */
const manyTokens = 20

function amountFindings(components: Components, context: Context): readonly Finding[] {
  const { markets = [] } = context
  const { gives, gets } = sidesOf(components)
  const tokens = gives.filter((item) => !isCurrency(item))
  const anyToken = tokens.filter(isCriteria)
  const moneyAt = (pick: 'startAmount' | 'endAmount') =>
    gets.filter(isCurrency).reduce((sum, item) => sum + item[pick], 0n)
  const [first, last] = [moneyAt('startAmount'), moneyAt('endAmount')]
  const endsInDust = gets.every((item) => dustOf(toMoved(item), item.endAmount, context) === 'dust')
  return [
    ...(tokens.length > manyTokens
      ? [
          finding('warning', 'offersManyTokens', 9014, `The order gives ${tokens.length} tokens at once.`, {
            tokens: tokens.length,
          }),
        ]
      : []),
    ...anyToken.map(({ token, identifierOrCriteria }) =>
      finding(
        'warning',
        'offersAnyToken',
        9015,
        identifierOrCriteria === 0n
          ? `The order gives any of your tokens of ${token}. The buyer chooses which.`
          : `The order gives any token of a list of ${token}. The buyer chooses which.`,
        { token, criteria: identifierOrCriteria },
      ),
    ),
    ...(tokens.length > 0 && gives.some(isCurrency)
      ? [
          givesTokenAndMoney(
            // Known prices show whether the trade is fair.
            markets.length > 0 ? 'note' : 'warning',
            gives.filter(isCurrency).map(toMoved),
            context,
          ),
        ]
      : []),
    ...(last * 10n < first
      ? [
          finding(
            endsInDust ? 'blocking' : 'warning',
            'priceCollapses',
            9018,
            'What you receive falls to less than a tenth while the order is open.',
            { first, last },
          ),
        ]
      : []),
  ]
}

/** Reports token lists that the user has not seen, since fulfillers deliver the cheapest token. */
function listFindings({ consideration, offerer }: Components, { lists = [] }: Context): readonly Finding[] {
  return consideration
    .filter(
      (item) =>
        isCriteria(item) &&
        isSameAddress(item.recipient, offerer) &&
        item.identifierOrCriteria !== 0n &&
        !lists.includes(item.identifierOrCriteria),
    )
    .map(({ token, identifierOrCriteria }) =>
      finding(
        'warning',
        'unseenTokenList',
        9032,
        `You would get any token of a list of ${token} that you have not seen. Expect the cheapest of them.`,
        { token, criteria: identifierOrCriteria },
      ),
    )
}

/** Reports private sales, with the same codes as the strict form, at any position of the delivery. */
function deliveryFindings(components: Components): readonly Finding[] {
  const taker = takerOf(components)
  if (taker) return [finding('note', 'privateSale', 507, `Only ${taker} is meant to buy this.`, { taker })]
  const { gets } = sidesOf(components)
  const returned = components.offer.find(
    (item) =>
      !isCurrency(item) &&
      gets.some(
        (got) =>
          isSameAddress(got.token, item.token) &&
          got.identifierOrCriteria === item.identifierOrCriteria &&
          Amount.largest(got) === Amount.largest(item),
      ),
  )
  return returned
    ? [
        finding('blocking', 'privateSaleToSelf', 503, 'The order is a private sale to its own maker.', {
          recipient: components.offerer,
        }),
      ]
    : []
}
