import { type Collection, type MarketInfo, type OfferTrait, TokenIds } from '@souk/market'
import type { prepareCreateCollectionOffer, prepareCreateOffer } from '@souk/market/flows'
import { formatCount } from '../../format/formatShare.js'
import { formatMoment } from '../../format/formatTime.js'
import type { collectionWords } from '../../i18n/areas/collection.js'
import type { TradeWords } from '../../i18n/areas/trades.js'
import type { Facts } from '../../kit/Facts.js'
import { Money } from '../../kit/Money.js'
import { chainName } from '../../market/chainName.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { feeName } from '../../orders/feeName.js'
import { traitText } from '../../orders/fits.js'
import { placeRows } from '../shared/placeRows.js'

/** `bidding`: when bidding ends, for a bid in an auction. */
type BidOn = { name: string; bidding?: { label: string; end: bigint } | undefined }

type Told = { info: MarketInfo; words: TradeWords; collection: Collection }

/** Explains the signature of an offer on an item, from the data to be signed. */
export function itemOfferLines(plan: prepareCreateOffer.Plan, told: Told & BidOn): readonly Facts.Row[] {
  const { words, name, bidding } = told
  const { offer } = words
  const { total, totalMoney, money } = sumsOf(plan, told)
  const { quantity } = plan
  const isSeveral = quantity > 1n
  return [
    { name: isSeveral ? offer.line.youGiveAtMost : offer.line.youGive, value: totalMoney },
    { name: offer.line.youGet, value: isSeveral ? offer.line.upTo(quantity, name) : name },
    ...(isSeveral ? [{ name: offer.line.perUnit, value: money(total / quantity) }] : []),
    { name: isSeveral ? offer.line.ownersGet : offer.line.ownerGets, value: money(plan.proceeds) },
    ...(bidding ? [{ name: bidding.label, value: formatMoment(bidding.end) }] : []),
    ...termLines(plan, told),
  ]
}

/** Explains the signature of an offer on a collection, from the data to be signed. */
export function collectionOfferLines(
  plan: prepareCreateCollectionOffer.Plan,
  told: Told & {
    area: (typeof collectionWords)['en']['offerForm']
    traits: readonly OfferTrait[]
  },
): readonly Facts.Row[] {
  const { words, area, collection, traits } = told
  const { offer } = words
  const { total, totalMoney, money } = sumsOf(plan, told)
  const { quantity } = plan
  return [
    { name: quantity > 1n ? area.most : offer.line.youGive, value: totalMoney },
    ...(quantity > 1n ? [{ name: area.each, value: money(total / quantity) }] : []),
    {
      name: offer.line.youGet,
      value:
        traits.length > 0
          ? area.youGetTraits(quantity, collection.name, traitText(traits))
          : area.youGet(quantity, collection.name),
    },
    ...(plan.tokenIds === 'any' ? [] : [fittingLine(plan.tokenIds, told)]),
    { name: quantity > 1n ? offer.line.ownersGet : offer.line.ownerGets, value: money(plan.proceeds) },
    ...termLines(plan, told),
  ]
}

/** Shows how many items match, or the token ids of a list. */
function fittingLine(
  tokenIds: TokenIds.TokenIds,
  { area, traits }: Pick<Parameters<typeof collectionOfferLines>[1], 'area' | 'traits'>,
): Facts.Row {
  const count = formatCount(TokenIds.count(tokenIds))
  if (traits.length > 0) return { name: area.fitting, value: area.fittingNow(count) }
  return { name: area.ids, value: area.idsOf(count), note: shorten(TokenIds.toText(tokenIds)) }
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

type Plan = prepareCreateOffer.Plan | prepareCreateCollectionOffer.Plan

function sumsOf(plan: Plan, { info }: Told) {
  const currency = currencyOf(info, plan.currency)
  const total = plan.parameters.offer.reduce((sum, item) => sum + item.startAmount, 0n)
  return {
    total,
    totalMoney: <Money amount={total} currency={currency} exact fiat />,
    money: (amount: bigint) => <Money amount={amount} currency={currency} exact />,
  }
}

/** The lines that do not depend on the subject of the offer. */
function termLines(plan: Plan, told: Told): readonly Facts.Row[] {
  const { info, words, collection } = told
  const { money } = sumsOf(plan, told)
  return [
    ...plan.fees.map((fee) => ({
      name: feeName(fee, { info, collection, part: words.orders.part }),
      value: money(fee.amount),
    })),
    { name: words.list.line.validUntil, value: formatMoment(plan.parameters.endTime) },
    ...placeRows({ info, networkName: chainName(info), words }),
  ]
}
