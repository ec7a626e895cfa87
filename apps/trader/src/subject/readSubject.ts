import {
  type Collection,
  getCollection,
  getCollections,
  getNft,
  getNftsByContract,
  type MarketInfo,
  type Nft,
  NotFoundError,
} from '@souk/market'
import { isSameAddress } from '@souk/words/format'
import { type Address, isAddress } from 'viem'
import type { Shop } from '../setup/connect.js'
import { MistakeError, RefusedError } from '../terminal/errors.js'
import { named } from '../terminal/text.js'
import { namelessCollection, namelessNft } from './nameless.js'
import { didYouMean, near } from './near.js'
import * as Subject from './Subject.js'

type Options = { signal: AbortSignal }

/** A collection that has a contract. */
export type Stall = Collection & { contract: Address }
/** An item, and its collection. */
export type Item = { nft: Nft; collection: Stall }

/**
 * Finds the item that a person typed.
 *
 * @throws {MistakeError} if the market does not have it, with the names that are near.
 */
export async function readItem(shop: Shop, typed: string, options: Options): Promise<Item> {
  const subject = Subject.parse(typed)
  if (subject.tokenId === undefined)
    throw new MistakeError(`${typed} is a collection. Name one of its items, such as ${typed}#7.`)
  const collection = await collectionOf(shop, subject, options)
  const nft = await orNothing(
    getNft(shop.api, { contract: collection.contract, tokenId: subject.tokenId, ...options }),
  )
  if (!nft) throw new MistakeError(`${named(collection.name)} has no item #${subject.tokenId}.`)
  if (!isSameAddress(nft.contract, collection.contract) || nft.tokenId !== subject.tokenId)
    throw new RefusedError(['The market answers with another item than it was asked for. Do not trade here.'])
  return { nft: shop.isNameless ? namelessNft(nft, shop.info) : nft, collection }
}

/**
 * Finds the collection that a person typed.
 *
 * @throws {MistakeError} if the market does not have it, with the names that are near.
 */
export async function readCollection(shop: Shop, typed: string, options: Options): Promise<Stall> {
  const subject = Subject.parse(typed)
  if (subject.tokenId === undefined) return collectionOf(shop, subject, options)
  throw new MistakeError(`${typed} is an item. Name a collection, such as ${subject.collection}.`)
}

async function collectionOf(shop: Shop, subject: Subject.Subject, options: Options): Promise<Stall> {
  assertChain(shop, subject)
  const slug = isAddress(subject.collection)
    ? await slugOf(shop, subject.collection, options)
    : subject.collection
  const found =
    slug === undefined ? undefined : await orNothing(getCollection(shop.api, { slug, ...options }))
  if (found?.contract) {
    const stall = { ...found, contract: found.contract }
    if (isAddress(subject.collection) && !isSameAddress(stall.contract, subject.collection))
      throw new RefusedError([
        'The market answers with another collection than it was asked for. Do not trade here.',
      ])
    return shop.isNameless ? namelessCollection(stall) : stall
  }
  const near =
    shop.isNameless || isAddress(subject.collection) ? [] : await slugsNear(shop, subject.collection, options)
  throw new MistakeError(
    `The market has no collection ${named(subject.collection)}${elsewhere(shop.info)}.${didYouMean(near.map((slug) => named(slug)))}`,
  )
}

/** Says which chain was looked at, where a market has several. */
function elsewhere({ chain, chains = [] }: MarketInfo): string {
  const others = chains.filter((one) => one.chain !== chain).map((one) => `--chain ${named(one.chain)}`)
  return others.length === 0 ? '' : ` on the chain ${named(chain)} (see also ${others.join(', ')})`
}

/** The same address can be another contract on another chain. */
function assertChain({ info, url }: Pick<Shop, 'info' | 'url'>, { page }: Subject.Subject): void {
  if (!page || !info.chains) return
  const first = page.origin === new URL(url).origin ? info.chains[0]?.chain : undefined
  const chain = page.chain ?? first ?? info.chain
  if (chain !== info.chain)
    throw new MistakeError(
      `That page is on the chain ${named(chain)}, and this command is on ${named(info.chain)}. Add --chain ${named(chain)}.`,
    )
}

async function slugOf({ api }: Shop, contract: Address, options: Options): Promise<string | undefined> {
  const page = await orNothing(getNftsByContract(api, { contract, limit: 1, ...options }))
  return page?.nfts[0]?.collection
}

async function slugsNear({ api }: Shop, typed: string, options: Options): Promise<readonly string[]> {
  const { collections } = await getCollections(api, { limit: 50, ...options })
  return near(
    typed,
    collections.map(({ slug }) => slug),
  )
}

async function orNothing<value>(read: Promise<value>): Promise<value | undefined> {
  try {
    return await read
  } catch (error) {
    if (error instanceof NotFoundError) return undefined
    throw error
  }
}
