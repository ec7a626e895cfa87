import { getSwaps, type MarketSwap } from '@souk/market'
import { Deal, SwapPayment } from '@souk/market/flows'
import { formatAddress, formatUntil } from '@souk/words/format'
import type { Session } from '../conduct/Session.js'
import { readSlugs, swapSides, tokensOf } from '../review/orderText.js'
import { ownAccount } from '../setup/ownAccount.js'
import { toJson } from '../terminal/json.js'
import { table } from '../terminal/table.js'
import { chainTime } from './about.js'
import { placeOf } from './orders.js'

/** The flags of `souk swaps`. */
export type Flags = { mine?: boolean; forMe?: boolean; limit: string }

/** Lists swaps, the newest first: of an item, a collection, or the whole market. */
export async function swaps(session: Session, typed: string | undefined, flags: Flags): Promise<void> {
  const { shop, signal, screen, mode } = session
  const limit = Math.min(50, Math.max(1, Number.parseInt(flags.limit, 10) || 20))
  const { orders } = await getSwaps(shop.api, {
    ...{ ...(await placeOf(session, typed)), limit, signal },
    ...(flags.mine ? { maker: await ownAccount(session) } : undefined),
    ...(flags.forMe ? { owner: await ownAccount(session) } : undefined),
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

type Told = swapSides.Known

function rowOf(swap: MarketSwap, { now, ...known }: Told) {
  const { endTime, maker, orderHash, status } = swap
  const { gives, wants } = swapSides(swap, { now, ...known })
  const ends = status === 'active' ? formatUntil(endTime, now) : `(${status})`
  return [gives, wants, ends, formatAddress(maker), orderHash]
}

function toData({ orderHash, maker, status, endTime, order }: MarketSwap, now: bigint) {
  const { given, wanted } = Deal.from(order.parameters)
  return {
    ...{ orderHash, maker, status, endTime, gives: tokensOf(given), wants: tokensOf(wanted) },
    payments: SwapPayment.list(order.parameters, { now }),
  }
}
