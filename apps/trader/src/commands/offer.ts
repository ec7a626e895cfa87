import { prepareCreateCollectionOffer, prepareCreateOffer } from '@souk/market/flows'
import { formatMoment } from '@souk/words/format'
import { conduct } from '../conduct/conduct.js'
import type { Session } from '../conduct/Session.js'
import { openWallet } from '../conduct/wallet.js'
import { sumsText } from '../review/Review.js'
import { toSeconds } from '../subject/duration.js'
import { readCollection, readItem } from '../subject/readSubject.js'
import * as Subject from '../subject/Subject.js'
import { MistakeError } from '../terminal/errors.js'
import { named } from '../terminal/text.js'
import { type About, chainTime, factsOf, feeRows, guardOf, itemName, reviewOf } from './about.js'
import { type ApprovalFlags, approvalOf } from './approvalOf.js'
import { sayShort } from './sayShort.js'
import { toSignedPrice } from './toSignedPrice.js'
import { toUnits } from './values.js'

/** The flags of `souk offer`. */
export type Flags = ApprovalFlags & { for: string; units?: string; trait?: readonly string[] }

/** Makes an offer on an item, or on any item of a collection. */
export async function offer(session: Session, typed: string, price: string, flags: Flags): Promise<void> {
  const { shop, signal } = session
  const { info } = shop
  const asked = toSignedPrice(price, { info, what: 'An offer' })
  const isItem = Subject.parse(typed).tokenId !== undefined
  const traits = (flags.trait ?? []).map(toTrait)
  if (isItem && traits.length > 0)
    throw new MistakeError('--trait is for an offer on a collection, not on one item.')
  const item = isItem ? await readItem(shop, typed, { signal }) : undefined
  const collection = item?.collection ?? (await readCollection(shop, typed, { signal }))
  const wallet = await openWallet(session)
  const units = toUnits(flags.units)
  const end = (await chainTime(session)) + toSeconds(flags.for)
  const about: About = {
    collections: [collection],
    nfts: item ? [item.nft] : [],
    account: wallet.address,
  }
  const terms = {
    ...guardOf(session, about),
    ...{ price: asked.amount, quantity: units, currency: asked.currency.address, endTime: end },
    exactApproval: approvalOf(flags),
  }
  const preparing = item
    ? prepareCreateOffer(wallet.market, {
        ...terms,
        asset: { contract: item.nft.contract, tokenId: item.nft.tokenId },
        collection,
      })
    : prepareCreateCollectionOffer(wallet.market, {
        ...terms,
        ...{ collection: collection.slug, contract: collection.contract, traits },
      })
  const prepared = await sayShort<Awaited<typeof preparing>>(session, about, preparing)
  const { plan } = prepared
  const sum = (amount: bigint) => sumsText([{ currency: asked.currency.address, amount }], info)
  const any = traits.map(({ type, value }) => ` with ${named(type)} ${named(value)}`).join(' and')
  const one = item ? itemName(item.nft, collection) : `any item of ${named(collection.name)}${any}`
  const what = units > 1n ? `${units} × ${one}` : one
  const review = reviewOf(session, about, {
    kind: item ? 'offer' : 'collectionOffer',
    title: `Offer ${sum(plan.price)} for ${what}`,
    plan,
    rows: [
      ['You pay if accepted', sum(plan.price)],
      ...feeRows(session, { fees: plan.fees, currency: asked.currency.address, price: plan.price, ...about }),
      ['The owner receives', sum(plan.proceeds)],
      ['You receive', what],
      ['Ends', formatMoment(end)],
    ],
  })
  await conduct(session, wallet, {
    review,
    prepared,
    ...factsOf(session, about),
    price: asked,
    posting: item ? { side: 'bid' } : { side: 'bid', collectionOffer: { slug: collection.slug, traits } },
    toReceipt: ({ orderHash }: { orderHash: string }) => ({
      rows: [
        ['Offered', `${sum(plan.price)} for ${what}`],
        ['Until', formatMoment(end)],
        ['Order', orderHash],
      ],
      data: {
        ...{ command: 'offer', orderHash, collection: collection.slug, contract: collection.contract },
        ...{ tokenId: item?.nft.tokenId, traits, units, price: plan.price },
        ...{ currency: asked.currency.address, endTime: end },
      },
    }),
  })
}

function toTrait(text: string): { type: string; value: string } {
  const [, type = '', value = ''] = /^([^=]+)=(.+)$/.exec(text) ?? []
  if (type !== '') return { type, value }
  throw new MistakeError(`${text} is no trait. Write it as Glass=Amber.`)
}
