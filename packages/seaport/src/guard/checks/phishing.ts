import * as Amount from '../../Amount.js'
import * as Auction from '../../Auction.js'
import * as Conduit from '../../Conduit.js'
import { knownConduitKey, maxUint256 } from '../../constants.js'
import { isCriteria, isCurrency, type OfferItem } from '../../Item.js'
import { type Components, isRestricted } from '../../Order.js'
import { type Context, type Finding, finding } from '../Finding.js'
import { isSameAddress, sidesOf, takerOf, totalOf } from '../sides.js'
import { currencyFindings } from './likeness.js'

/** What is odd about an order that the contract would fill all the same: shapes in which people have been robbed. */
export function phishingFindings(components: Components, context: Context): readonly Finding[] {
  return [
    ...partyFindings(components, context),
    ...amountFindings(components),
    ...marketFindings(components, context),
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
            `The order uses a conduit that is not known (key ${conduitKey}).`,
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
              ? `Who may fill the order is decided by ${zone}, which is not known.`
              : `${zone}, which is not known, may cancel the order.`,
            { zone },
          ),
        ]),
    ...(components.endTime === maxUint256
      ? [
          finding(
            'warning',
            'neverEnds',
            9016,
            'The order never ends: whenever you hold these things again, it can be filled at this price.',
          ),
        ]
      : []),
  ]
}

/** More tokens than a person lists at once. */
const manyTokens = 20

function amountFindings(components: Components): readonly Finding[] {
  const { gives, gets } = sidesOf(components)
  const tokens = gives.filter((item) => !isCurrency(item))
  const anyToken = tokens.filter(isCriteria)
  const moneyAt = (pick: 'startAmount' | 'endAmount') =>
    gets.filter(isCurrency).reduce((sum, item) => sum + item[pick], 0n)
  const [first, last] = [moneyAt('startAmount'), moneyAt('endAmount')]
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
          ? `The order gives any of your tokens of ${token}; the buyer chooses which.`
          : `The order gives any token of a list of ${token}; the buyer chooses which.`,
        { token, criteria: identifierOrCriteria },
      ),
    ),
    ...(tokens.length > 0 && gives.some(isCurrency)
      ? [finding('warning', 'givesTokenAndMoney', 9017, 'You would give tokens and pay money on top.')]
      : []),
    ...(last * 10n < first
      ? [
          finding(
            'warning',
            'priceCollapses',
            9018,
            'What you receive falls to less than a tenth while the order is open.',
            { first, last },
          ),
        ]
      : []),
  ]
}

/** Below a tenth of the market's price nobody sells on purpose; below half it is worth a question. */
function weigh(price: bigint, reference: bigint): Finding['severity'] | undefined {
  if (price * 10n < reference) return 'blocking'
  return price * 2n < reference ? 'warning' : undefined
}

function marketFindings(components: Components, { market }: Context): readonly Finding[] {
  if (!market) return []
  const { offer, consideration } = components
  const isMarkets = (item: OfferItem) => isCurrency(item) && isSameAddress(item.token, market.currency)
  const isListing = offer.some((item) => !isCurrency(item))
  const money = (isListing ? consideration : offer).filter(isMarkets)
  const tokens = totalOf((isListing ? offer : consideration).filter((item) => !isCurrency(item)))
  if (money.length === 0 || tokens === 0n) return []
  const price = money.reduce((sum, item) => sum + smallest(item), 0n) / tokens
  return isListing ? lowFindings(price, market) : highFindings(totalOf(money) / tokens, market)
}

function smallest(item: OfferItem): bigint {
  return item.startAmount < item.endAmount ? item.startAmount : item.endAmount
}

function lowFindings(price: bigint, { floor = 0n, lastSale = 0n }: NonNullable<Context['market']>) {
  const [underFloor, underLastSale] = [weigh(price, floor), weigh(price, lastSale)]
  return [
    ...(underFloor
      ? [
          finding(
            underFloor,
            'priceFarUnderFloor',
            9011,
            'The price is far under the lowest of the collection.',
            {
              price,
              floor,
            },
          ),
        ]
      : []),
    ...(underLastSale
      ? [
          // A sale can be long ago, so that alone stops nobody.
          finding('warning', 'priceFarUnderLastSale', 9012, 'The price is far under that of the last sale.', {
            price,
            lastSale,
          }),
        ]
      : []),
  ]
}

function highFindings(price: bigint, { floor }: NonNullable<Context['market']>) {
  if (floor === undefined || price <= floor * 10n) return []
  return [
    finding(
      'warning',
      'priceFarOverFloor',
      9013,
      'You would pay more than ten times the lowest price of the collection.',
      { price, floor },
    ),
  ]
}

/** A sale to one account: the same codes as in the strict form, wherever the delivery stands. */
function deliveryFindings(components: Components): readonly Finding[] {
  const taker = takerOf(components)
  if (taker) return [finding('warning', 'privateSale', 507, `Only ${taker} is meant to buy this.`, { taker })]
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
