import type { Nft } from '@souk/market'
import { prepareFulfillOrder } from '@souk/market/flows'
import { formatMoment, formatMoney, isSameAddress } from '@souk/words/format'
import { conduct } from '../conduct/conduct.js'
import type { Session } from '../conduct/Session.js'
import { openWallet } from '../conduct/wallet.js'
import { sumsText } from '../review/Review.js'
import { toCommand } from '../setup/Settings.js'
import * as Money from '../subject/Money.js'
import { type Item, readItem } from '../subject/readSubject.js'
import { MistakeError, RefusedError } from '../terminal/errors.js'
import { factsOf, feeRows, guardOf, itemName, reviewOf } from './about.js'
import { type ApprovalFlags, approvalOf } from './approvalOf.js'
import { sayShort } from './sayShort.js'
import { toAddress, toUnits } from './values.js'

/** The flags of `souk buy`. */
export type Flags = ApprovalFlags & { units?: string; max?: string; to?: string }

/** Buys the cheapest listing of an item. */
export async function buy(session: Session, typed: string, flags: Flags): Promise<void> {
  const { shop, signal } = session
  const item = await readItem(shop, typed, { signal })
  const listing = listingOf(item, session)
  const units = toUnits(flags.units)
  const recipient = flags.to === undefined ? undefined : toAddress(flags.to)
  const wallet = await openWallet(session)
  if (isSameAddress(listing.maker, wallet.address))
    throw new RefusedError([
      `This listing is your own. To cancel it: ${toCommand(session.settings, `cancel ${listing.orderHash}`)}`,
    ])
  const most = mostOf(flags, session, listing) ?? listing.unitPrice * units
  const about = { collections: [item.collection], nfts: [item.nft], account: wallet.address }
  const prepared = await sayShort(
    session,
    about,
    prepareFulfillOrder(wallet.market, {
      ...guardOf(session, about),
      exactApproval: approvalOf(flags),
      order: listing.orderHash,
      ...(listing.total > 1n ? { quantity: units } : undefined),
      ...(recipient ? { recipient } : undefined),
      expected: { payment: most, currency: listing.currency.address, maker: listing.maker },
    }),
  )
  const { payment, movements } = prepared.plan
  const paid = payment.find(({ currency }) => isSameAddress(currency, listing.currency.address))?.amount ?? 0n
  const fees = movements.flatMap(({ to, itemType, amount }) =>
    itemType <= 1 && !isSameAddress(to, listing.maker) ? [{ recipient: to, amount }] : [],
  )
  const name = itemName(item.nft, item.collection)
  const what = units > 1n ? `${units} × ${name}` : name
  const review = reviewOf(session, about, {
    kind: 'purchase',
    title: `Buy ${what}`,
    plan: prepared.plan,
    rows: [
      ['You pay', sumsText(payment, shop.info)],
      ...feeRows(session, { fees, currency: listing.currency.address, price: paid, ...about }),
      ['You receive', what],
      ...(recipient ? [['Sent to', recipient] as const] : []),
      ['Seller', listing.maker],
      ['Listing ends', formatMoment(listing.endTime)],
    ],
  })
  await conduct(session, wallet, {
    review,
    prepared,
    ...factsOf(session, about),
    price: { amount: paid, currency: listing.currency },
    posting: undefined,
    toReceipt: ({ orderHash, transactionHash }) => ({
      rows: [
        ['Paid', sumsText(payment, shop.info)],
        ['Received', what],
        ['Transaction', transactionHash],
      ],
      data: { command: 'buy', orderHash, transactionHash, ...subjectData(item), units, payment },
    }),
  })
}

/** The item of a trade, for programs. */
export function subjectData({ nft }: Pick<Item, 'nft'>) {
  return { collection: nft.collection, contract: nft.contract, tokenId: nft.tokenId }
}

type Listing = NonNullable<Nft['listing']>

function listingOf({ nft, collection }: Item, { settings }: Session): Listing {
  if (nft.listing) return nft.listing
  const item = `${nft.collection}#${nft.tokenId}`
  if (nft.auction)
    throw new RefusedError([
      `${itemName(nft, collection)} is on auction. Bid: ${toCommand(settings, `bid ${item} PRICE`)}`,
    ])
  throw new RefusedError([
    `${itemName(nft, collection)} is not for sale. Make an offer: ${toCommand(settings, `offer ${item} PRICE`)}`,
  ])
}

/** The most that the person wants to pay, in the currency of the listing. */
function mostOf({ max }: Flags, { shop }: Session, listing: Listing): bigint | undefined {
  if (max === undefined) return undefined
  const { amount, currency } = Money.parse(max, { info: shop.info, usual: listing.currency })
  if (currency.address === listing.currency.address) return amount
  throw new MistakeError(
    `The item is for sale at ${formatMoney(listing.price, listing.currency, { exact: true })}, and --max is in another currency.`,
  )
}
