import { prepareCreateListing } from '@souk/market/flows'
import { formatMoment, formatMoney } from '@souk/words/format'
import { conduct } from '../conduct/conduct.js'
import type { Session } from '../conduct/Session.js'
import { openWallet, type Wallet } from '../conduct/wallet.js'
import { sumsText } from '../review/Review.js'
import { toSeconds } from '../subject/duration.js'
import * as Money from '../subject/Money.js'
import { type Item, readItem } from '../subject/readSubject.js'
import { chainTime, factsOf, feeRows, guardOf, itemName, reviewOf } from './about.js'
import { type ApprovalFlags, approvalOf } from './approvalOf.js'
import { subjectData } from './buy.js'
import { sayShort } from './sayShort.js'
import { toAddress, toUnits } from './values.js'

/** The flags of `souk list`. */
export type Flags = ApprovalFlags & { for: string; units?: string; to?: string; end?: string }

/** Lists an item for sale. */
export async function list(session: Session, typed: string, price: string, flags: Flags): Promise<void> {
  const item = await readItem(session.shop, typed, { signal: session.signal })
  const asked = Money.parse(price, { info: session.shop.info, usual: Money.nativeOf(session.shop.info) })
  await listItem(session, await openWallet(session), { item, asked, flags })
}

/** Lists an item that is already found. */
export async function listItem(session: Session, wallet: Wallet, terms: listItem.Terms): Promise<void> {
  const { item, asked, flags } = terms
  const { info } = session.shop
  const { currency } = asked
  const units = toUnits(flags.units)
  const end = (await chainTime(session)) + toSeconds(flags.for)
  const last = flags.end === undefined ? undefined : Money.parse(flags.end, { info, usual: currency })
  const buyer = flags.to === undefined ? undefined : toAddress(flags.to)
  const about = { collections: [item.collection], nfts: [item.nft], account: wallet.address }
  const prepared = await sayShort(
    session,
    about,
    prepareCreateListing(wallet.market, {
      ...guardOf(session, about),
      asset: { contract: item.nft.contract, tokenId: item.nft.tokenId },
      collection: item.collection,
      ...{ price: asked.amount, quantity: units, currency: currency.address, endTime: end },
      ...(last ? { endPrice: last.amount } : undefined),
      ...(buyer ? { taker: buyer } : undefined),
      exactApproval: approvalOf(flags),
    }),
  )
  const { plan } = prepared
  const [whole, rest] = [plan.price.start, plan.proceeds.start]
  const fees = plan.fees.map((fee) => ({ ...fee, amount: fee.amount.start }))
  const sum = (amount: bigint) => sumsText([{ currency: currency.address, amount }], info)
  const name = itemName(item.nft, item.collection)
  const what = units > 1n ? `${units} × ${name}` : name
  const review = reviewOf(session, about, {
    kind: 'listing',
    title: `List ${what} for sale`,
    plan,
    rows: [
      ['Price', last ? `${sum(whole)} → ${sum(plan.price.end)}` : sum(whole)],
      ...(units > 1n ? [['Price of one', formatMoney(asked.amount, currency)] as const] : []),
      ...feeRows(session, { fees, currency: currency.address, price: whole, ...about }),
      ['You receive', last ? `${sum(rest)} → ${sum(plan.proceeds.end)}` : sum(rest)],
      ...(buyer ? [['Only for', buyer] as const] : []),
      ['Ends', formatMoment(end)],
    ],
  })
  await conduct(session, wallet, {
    review,
    prepared,
    ...factsOf(session, about),
    price: asked,
    posting: { side: 'ask' },
    toReceipt: ({ orderHash }) => ({
      rows: [
        ['Listed', `${what} at ${sum(whole)}`],
        ['Until', formatMoment(end)],
        ['Order', orderHash],
      ],
      data: {
        ...{ command: 'list', orderHash, ...subjectData(item), units, price: whole },
        ...{ currency: currency.address, proceeds: rest, endTime: end },
      },
    }),
  })
}

export declare namespace listItem {
  type Terms = { item: Item; asked: Money.Money; flags: Flags }
}
