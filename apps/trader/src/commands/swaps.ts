import { getSwaps, type MarketSwap } from '@souk/market'
import { Deal, SwapPayment } from '@souk/market/flows'
import { type ConsiderationItem, isCriteria, isCurrency, type OfferItem } from '@souk/seaport'
import { formatAddress, formatUntil } from '@souk/words/format'
import type { Session } from '../conduct/Session.js'
import { sumsText } from '../review/Review.js'
import { accountOf } from '../setup/accountOf.js'
import { toJson } from '../terminal/json.js'
import { table } from '../terminal/table.js'
import { chainTime } from './about.js'
import { placeOf, readSlugs } from './orders.js'

/** The flags of `souk swaps`. */
export type Flags = { mine?: boolean; forMe?: boolean; limit: string }

/** Lists swaps, the newest first: of an item, a collection, or the whole market. */
export async function swaps(session: Session, typed: string | undefined, flags: Flags): Promise<void> {
  const { shop, signal, screen, mode, settings } = session
  const account = () => session.signer?.address ?? accountOf(shop, settings)
  const limit = Math.min(50, Math.max(1, Number.parseInt(flags.limit, 10) || 20))
  const { orders } = await getSwaps(shop.api, {
    ...{ ...(await placeOf(session, typed)), limit, signal },
    ...(flags.mine ? { maker: account() } : undefined),
    ...(flags.forMe ? { owner: account() } : undefined),
  })
  const now = await chainTime(session)
  if (mode.isJson) {
    screen.say(
      toJson({
        ...{ command: 'swaps', chainId: session.shop.info.chainId },
        swaps: orders.map((one) => toData(one, now)),
      }),
    )
    return
  }
  if (orders.length === 0) {
    screen.say('There are no swaps here.')
    return
  }
  const slugs = await readSlugs(session)
  const names = ['Gives', 'Wants', 'Ends', 'Maker', 'Order']
  const [head = '', ...lines] = table(
    names.map((title) => ({ title })),
    orders.map((one) => rowOf(one, { now, slugs, info: shop.info })),
  )
  screen.say([screen.paint.dim(head), ...lines].join('\n'))
}

type Told = { now: bigint; slugs: ReadonlyMap<string, string>; info: Session['shop']['info'] }

function rowOf({ order, endTime, maker, orderHash, status }: MarketSwap, { now, slugs, info }: Told) {
  const { given, wanted } = Deal.from(order.parameters)
  const payments = SwapPayment.list(order.parameters, { now })
  const side = (items: readonly OfferItem[], by: SwapPayment.SwapPayment['by']) =>
    [
      ...tokensOf(items).map(({ contract, tokenId, units }) => {
        const place = slugs.get(contract.toLowerCase()) ?? formatAddress(contract)
        const name = tokenId === undefined ? `${place}, any` : `${place}#${tokenId}`
        return units > 1n ? `${units} × ${name}` : name
      }),
      ...payments.filter((one) => one.by === by).map((one) => sumsText([one], info)),
    ].join(' + ')
  const ends = status === 'active' ? formatUntil(endTime, now) : `(${status})`
  return [side(given, 'maker'), side(wanted, 'taker'), ends, formatAddress(maker), orderHash]
}

function toData({ orderHash, maker, status, endTime, order }: MarketSwap, now: bigint) {
  const { given, wanted } = Deal.from(order.parameters)
  return {
    ...{ orderHash, maker, status, endTime, gives: tokensOf(given), wants: tokensOf(wanted) },
    payments: SwapPayment.list(order.parameters, { now }),
  }
}

function tokensOf(items: readonly (OfferItem | ConsiderationItem)[]) {
  return items
    .filter((item) => !isCurrency(item))
    .map((item) => ({
      ...{ contract: item.token, units: item.startAmount },
      tokenId: isCriteria(item) ? undefined : item.identifierOrCriteria,
    }))
}
