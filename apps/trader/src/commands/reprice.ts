import { getOrders, type MarketOrder } from '@souk/market'
import { prepareCancelOrders } from '@souk/market/flows'
import { formatMoney, isSameAddress } from '@souk/words/format'
import { conduct } from '../conduct/conduct.js'
import type { Session } from '../conduct/Session.js'
import { openWallet, type Wallet } from '../conduct/wallet.js'
import { toCommand } from '../setup/Settings.js'
import * as Money from '../subject/Money.js'
import { type Item, readItem } from '../subject/readSubject.js'
import { RefusedError } from '../terminal/errors.js'
import { factsOf, guardOf, itemName, reviewOf } from './about.js'
import type { ApprovalFlags } from './approvalOf.js'
import { listItem } from './list.js'

/** The flags of `souk reprice`. */
export type Flags = ApprovalFlags & { for: string }

/**
 * Gives an item for sale another price. A lower price needs only a signature, because nobody takes the older listing then. A
 * higher one first cancels the older listing on the chain.
 */
export async function reprice(session: Session, typed: string, price: string, flags: Flags): Promise<void> {
  const { shop, signal, screen, mode } = session
  const item = await readItem(shop, typed, { signal })
  const wallet = await openWallet(session)
  const { contract, tokenId } = item.nft
  const { orders } = await getOrders(shop.api, {
    ...{ side: 'ask', maker: wallet.address, contract, tokenIds: [tokenId], limit: 50, signal },
  })
  const open = orders.filter(({ status, type }) => status === 'active' && type !== 'english')
  const name = itemName(item.nft, item.collection)
  const [first] = open
  if (!first)
    throw new RefusedError([
      `You do not have ${name} for sale. List it: ${toCommand(session.settings, `list ${typed} PRICE`)}`,
    ])
  const asked = Money.parse(price, { info: shop.info, usual: first.currency })
  const cheaper = open.filter(
    (order) =>
      !isSameAddress(order.currency.address, asked.currency.address) ||
      order.price / order.total < asked.amount,
  )
  if (cheaper.length > 0) {
    await cancelOlder(session, wallet, { item, cheaper })
    // An agent executes one trade before it prepares the next.
    if (session.keep) return
    if (!mode.isJson) screen.say('')
  } else if (!mode.isJson) screen.note('The older listing stays valid until it ends, at its higher price.\n')
  await listItem(session, wallet, { item, asked, flags })
}

type Cancelling = { item: Item; cheaper: readonly MarketOrder[] }

async function cancelOlder(session: Session, wallet: Wallet, { item, cheaper }: Cancelling): Promise<void> {
  const about = { collections: [item.collection], nfts: [item.nft], account: wallet.address }
  const prepared = await prepareCancelOrders(wallet.market, {
    ...guardOf(session, about),
    orders: cheaper.map(({ orderHash }) => orderHash),
  })
  const review = reviewOf(session, about, {
    kind: 'cancellation',
    title: `First cancel the older listing of ${itemName(item.nft, item.collection)}`,
    plan: prepared.plan,
    rows: cheaper.map(({ orderHash, price, currency }) => [formatMoney(price, currency), orderHash] as const),
  })
  await conduct(session, wallet, {
    ...{ review, prepared, ...factsOf(session, about), price: undefined, posting: undefined },
    toReceipt: ({ transactionHash, orderHashes }) => ({
      rows: [['Cancelled', String(orderHashes.length)]],
      data: { command: 'cancel', orderHashes, transactionHash },
    }),
  })
}
