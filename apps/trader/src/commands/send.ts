import { prepareTransfer } from '@souk/market/flows'
import { formatMoney } from '@souk/words/format'
import { conduct } from '../conduct/conduct.js'
import type { Session } from '../conduct/Session.js'
import { openWallet } from '../conduct/wallet.js'
import * as Money from '../subject/Money.js'
import { readItem } from '../subject/readSubject.js'
import { type About, factsOf, guardOf, itemName, reviewOf } from './about.js'
import { toAddress, toUnits } from './values.js'

/** The flags of `souk send`. */
export type Flags = { units?: string }

/** Sends an item, or an amount of money, to another account. */
export async function send(session: Session, typed: string, to: string, flags: Flags): Promise<void> {
  const { shop, signal } = session
  const receiver = toAddress(to)
  const isMoney = /^[\d.,\s]+[a-zA-Z]*$/.test(typed)
  const money = isMoney
    ? Money.parse(typed, { info: shop.info, usual: Money.nativeOf(shop.info) })
    : undefined
  const item = isMoney ? undefined : await readItem(shop, typed, { signal })
  const wallet = await openWallet(session)
  const units = toUnits(flags.units)
  const about: About = {
    collections: item ? [item.collection] : [],
    nfts: item ? [item.nft] : [],
    account: wallet.address,
  }
  const prepared = await prepareTransfer(wallet.market, {
    ...guardOf(session, about),
    to: receiver,
    ...(item
      ? { asset: { contract: item.nft.contract, tokenId: item.nft.tokenId }, amount: units }
      : { asset: { currency: money?.currency.address ?? '0x' }, amount: money?.amount }),
  })
  const name = item
    ? itemName(item.nft, item.collection)
    : money
      ? formatMoney(money.amount, money.currency, { exact: true })
      : ''
  const what = item && units > 1n ? `${units} × ${name}` : name
  const review = reviewOf(session, about, {
    kind: 'transfer',
    title: `Send ${what}`,
    plan: prepared.plan,
    rows: [
      ['You give', what],
      ['To', receiver],
      ['You receive', 'nothing'],
    ],
  })
  await conduct(session, wallet, {
    review,
    prepared,
    ...factsOf(session, about),
    price: money,
    posting: undefined,
    toReceipt: ({ transactionHash }) => ({
      rows: [
        ['Sent', what],
        ['To', receiver],
        ['Transaction', transactionHash],
      ],
      data: {
        ...{ command: 'send', transactionHash, to: receiver, contract: item?.nft.contract },
        ...{ tokenId: item?.nft.tokenId, currency: money?.currency.address, amount: money?.amount ?? units },
      },
    }),
  })
}
