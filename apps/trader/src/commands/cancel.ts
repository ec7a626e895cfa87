import { getOrders } from '@souk/market'
import { prepareCancelOrders } from '@souk/market/flows'
import type { Address, Hex } from 'viem'
import { conduct } from '../conduct/conduct.js'
import type { Session } from '../conduct/Session.js'
import { openWallet } from '../conduct/wallet.js'
import { readItem } from '../subject/readSubject.js'
import { MistakeError, RefusedError } from '../terminal/errors.js'
import { factsOf, guardOf, reviewOf } from './about.js'
import { isOrderHash } from './values.js'

/** The flags of `souk cancel`. */
export type Flags = { all?: boolean }

/** Cancels orders on the chain: by their hashes, the account's own on items, or all. */
export async function cancel(session: Session, typed: readonly string[], flags: Flags): Promise<void> {
  if (typed.length === 0 && !flags.all)
    throw new MistakeError('Name what to cancel: an item, the hash of an order, or --all.')
  if (typed.length > 0 && flags.all)
    throw new MistakeError('--all cancels everything. Leave out what you named, or --all.')
  const wallet = await openWallet(session)
  const found = await Promise.all(typed.map((one) => hashesOf(session, one, wallet.address)))
  const orders = [...new Set(found.flat())]
  if (!flags.all && orders.length === 0)
    throw new RefusedError(['You have no order there that could be cancelled. souk orders lists yours.'])
  const about = { collections: [], account: wallet.address }
  const prepared = await prepareCancelOrders(wallet.market, {
    ...guardOf(session, about),
    ...(flags.all ? { by: 'counter' } : { orders }),
  })
  const { orderHashes, closed, alsoCancelled, unknown } = prepared.plan
  const review = reviewOf(session, about, {
    kind: 'cancellation',
    title: flags.all ? 'Cancel everything you ever signed here' : `Cancel ${count(orderHashes.length)}`,
    plan: prepared.plan,
    rows: [
      ...orderHashes.map((hash) => ['Order', hash] as const),
      ...closed.map((hash) => ['Already over', hash] as const),
      ...(flags.all ? [['On this market', count(alsoCancelled.length)] as const] : []),
      ...(unknown ? [['Not looked at', 'The market did not list all of your orders.'] as const] : []),
    ],
  })
  await conduct(session, wallet, {
    review,
    prepared,
    ...factsOf(session, about),
    price: undefined,
    posting: undefined,
    toReceipt: ({ transactionHash, orderHashes, untold }) => ({
      rows: [
        ['Cancelled', count(orderHashes.length)],
        ...(transactionHash ? [['Transaction', transactionHash] as const] : []),
        ...(untold.length > 0
          ? [['The market', 'was not told. It follows the chain by itself.'] as const]
          : []),
      ],
      data: { command: 'cancel', orderHashes, transactionHash },
    }),
  })
}

function count(orders: number): string {
  return orders === 1 ? '1 order' : `${orders} orders`
}

async function hashesOf(session: Session, typed: string, maker: Address): Promise<readonly Hex[]> {
  if (isOrderHash(typed)) return [typed]
  const { shop, signal } = session
  const { nft } = await readItem(shop, typed, { signal })
  const at = { maker, contract: nft.contract, tokenIds: [nft.tokenId], limit: 50, signal }
  const pages = await Promise.all([
    getOrders(shop.api, { side: 'ask', ...at }),
    getOrders(shop.api, { side: 'bid', ...at }),
  ])
  return pages.flatMap(({ orders }) => orders.map(({ orderHash }) => orderHash))
}
