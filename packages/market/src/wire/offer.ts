import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import { type ConsiderationItem, Order } from '@souk/seaport'
import type { Address } from 'viem'
import type { BuiltOffer, CollectionOffer, OfferCriteria, OfferTrait } from '../domain/CollectionOffer.js'
import * as TokenIds from '../domain/TokenIds.js'
import * as F from './fields.js'

const tokenIds = z.map(
  z.string().check(z.refine(isTokenIds, 'expected token ids such as 1,3:5, or *')),
  TokenIds.parse,
)

function isTokenIds(text: string): boolean {
  try {
    return TokenIds.parse(text) !== undefined
  } catch {
    return false
  }
}

const trait = z.object({ type: z.string(), value: z.string() })

/** The schema of an offer's criteria. */
export const criteriaSchema = z.object({
  collection: z.object({ slug: z.string() }),
  contract: z.nullish(z.object({ address: F.address })),
  /** A single trait. */
  trait: z.nullish(trait),
  traits: z.nullish(z.array(trait)),
  encoded_token_ids: z.nullish(tokenIds),
})

/** Reads the criteria of an offer after their format was checked. */
export function fromCriteria(raw: z.Output<typeof criteriaSchema>): OfferCriteria {
  return defined({
    slug: raw.collection.slug,
    contract: raw.contract?.address,
    traits: readTraits(raw),
    tokenIds: raw.encoded_token_ids,
  })
}

type Traits = Pick<z.Output<typeof criteriaSchema>, 'trait' | 'traits'>

/** Reads the traits of criteria. Returns `undefined` if there are none. */
export function readTraits({ trait, traits }: Traits): readonly OfferTrait[] | undefined {
  const found = traits?.length ? traits : trait ? [trait] : []
  return found.length > 0 ? found : undefined
}

/** Writes traits: a single one in the field that every client reads, several in a list. */
export function writeTraits(traits: readonly OfferTrait[] = []): {
  trait?: OfferTrait
  traits?: readonly OfferTrait[]
} {
  const [trait, ...more] = traits
  if (more.length > 0) return { traits }
  return trait ? { trait } : {}
}

/** Writes the criteria of an offer. */
export function toCriteria(criteria: OfferCriteria) {
  const { slug, contract, traits, tokenIds } = criteria
  return defined({
    collection: { slug },
    contract: contract && { address: contract.toLowerCase() },
    ...writeTraits(traits),
    encoded_token_ids: tokenIds && TokenIds.toText(tokenIds),
  })
}

/** The request for the market's part of a collection offer. */
export type BuildRequest = {
  offerer: Address
  /** The number of tokens to buy. */
  quantity: bigint
  criteria: OfferCriteria
  protocolAddress: Address
}

/** The schema of a request to build an offer. */
export const buildRequestSchema = z.object({
  offerer: F.address,
  quantity: z.nullish(F.uint),
  criteria: criteriaSchema,
  protocol_address: F.address,
  offer_protection_enabled: z.unneeded(z.boolean(), 'The operator of the market chooses the zone of offers.'),
})

/**
 * Reads a request to build an offer. The default quantity is 1.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decodeBuildRequest(value: unknown): BuildRequest {
  const raw = F.decodeBy(buildRequestSchema, value, 'offer request')
  return {
    offerer: raw.offerer,
    quantity: raw.quantity ?? 1n,
    criteria: fromCriteria({ ...raw.criteria, ...allTraits(raw.criteria) }),
    protocolAddress: raw.protocol_address,
  }
}

/** A token must have each of the traits, in whichever field they are. */
function allTraits({ trait, traits }: Traits): Traits {
  const all = [...(traits ?? []), ...(trait ? [trait] : [])]
  const isFirst = ({ type, value }: OfferTrait, at: number) =>
    all.findIndex((other) => other.type === type && other.value === value) === at
  return { traits: all.filter(isFirst) }
}

/** Writes a request to build an offer. */
export function encodeBuildRequest(request: BuildRequest) {
  return {
    offerer: request.offerer,
    quantity: F.writeNumber(request.quantity),
    criteria: toCriteria(request.criteria),
    protocol_address: request.protocolAddress,
  }
}

const itemTypes = [0, 1, 2, 3, 4, 5] as const
const itemSchema = z.object({
  itemType: z.oneOf(itemTypes),
  token: F.address,
  identifierOrCriteria: F.uint,
  startAmount: F.uint,
  endAmount: F.uint,
  recipient: F.address,
})
/** The schema of the market's part of an offer. */
export const builtSchema = z.object({
  partialParameters: z.object({ consideration: z.array(itemSchema), zone: F.address, zoneHash: F.hash }),
  encoded_token_ids: z.nullish(tokenIds),
})

/** Reads the market's part of an offer. @throws {InvalidFieldError} naming the invalid field. */
export function decodeBuilt(value: unknown): BuiltOffer {
  const { partialParameters, encoded_token_ids } = F.decodeBy(builtSchema, value, 'built offer')
  return { ...partialParameters, ...defined({ tokenIds: encoded_token_ids }) }
}

/** Writes the market's part of an offer. */
export function encodeBuilt(built: BuiltOffer) {
  const { consideration, zone, zoneHash, tokenIds } = built
  return {
    partialParameters: { consideration: consideration.map(encodeItem), zone, zoneHash },
    ...defined({ encoded_token_ids: tokenIds && TokenIds.toText(tokenIds) }),
  }
}

function encodeItem(item: ConsiderationItem) {
  return {
    itemType: item.itemType,
    token: item.token,
    identifierOrCriteria: String(item.identifierOrCriteria),
    startAmount: String(item.startAmount),
    endAmount: String(item.endAmount),
    recipient: item.recipient,
  }
}

/** A signed collection offer, ready to post. */
export type PostedOffer = { order: Order.Order; criteria: OfferCriteria; protocolAddress: Address }

const said =
  'The signed order holds the root of its tokens, and the market has their list since it built the offer.'

/** The schema of a posted collection offer. */
export const postSchema = z.object({
  criteria: z.object({
    collection: criteriaSchema.shape.collection,
    contract: criteriaSchema.shape.contract,
    trait: z.unneeded(trait, said),
    traits: z.unneeded(z.array(trait), said),
    encoded_token_ids: z.unneeded(tokenIds, said),
  }),
  protocol_data: z.described(
    { parameters: z.described(Order.shape, z.unknown()), signature: z.nullish(F.hex) },
    z.unknown(),
  ),
  protocol_address: F.address,
})

/** Reads a posted collection offer. @throws {Order.ParseError} or {InvalidFieldError} naming the invalid field. */
export function decodePost(value: unknown): PostedOffer {
  const raw = F.decodeBy(postSchema, value, 'posted offer')
  return {
    order: Order.parse(raw.protocol_data),
    criteria: fromCriteria(raw.criteria),
    protocolAddress: raw.protocol_address,
  }
}

/** Writes a collection offer to post. */
export function encodePost(posted: PostedOffer) {
  return {
    criteria: toCriteria(posted.criteria),
    protocol_data: Order.serialize(posted.order),
    protocol_address: posted.protocolAddress,
  }
}

/** The schema of a collection offer. Other fields are ignored. */
export const schema = z.object({
  order_hash: F.hash,
  chain: z.string(),
  criteria: criteriaSchema,
  protocol_data: z.unknown(),
  protocol_address: F.address,
  remaining_quantity: z.nullish(F.uint),
  unfilled_quantity: z.nullish(F.uint),
})

/** Reads a collection offer. @throws {Order.ParseError} or {InvalidFieldError} naming the invalid field. */
export function decode(value: unknown): CollectionOffer {
  const raw = F.decodeBy(schema, value, 'collection offer')
  return defined({
    orderHash: raw.order_hash,
    chain: raw.chain,
    protocolAddress: raw.protocol_address,
    order: Order.parse(raw.protocol_data),
    criteria: fromCriteria(raw.criteria),
    remaining: raw.remaining_quantity,
    unfilled: raw.unfilled_quantity,
  })
}

/** Writes a collection offer, without its signature, as in other reads of this API. */
export function encode(offer: CollectionOffer) {
  const { parameters } = Order.serialize(offer.order)
  return {
    order_hash: offer.orderHash,
    chain: offer.chain,
    criteria: toCriteria(offer.criteria),
    protocol_data: { parameters, signature: null },
    protocol_address: offer.protocolAddress.toLowerCase(),
    remaining_quantity: offer.remaining === undefined ? null : F.writeNumber(offer.remaining),
    unfilled_quantity: offer.unfilled === undefined ? null : F.writeNumber(offer.unfilled),
  }
}

/** A page of collection offers. `next` is the cursor of the next page. */
export type Page = { offers: readonly CollectionOffer[]; next?: string }
const pageSchema = z.object({ offers: z.array(z.unknown()), next: F.optionalText })

/**
 * Reads a page of collection offers.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decodePage(value: unknown): Page {
  const raw = F.decodeBy(pageSchema, value, 'collection offers')
  return defined({ offers: F.decodeEach(raw.offers, 'offers', decode), next: raw.next })
}

/** Writes a page of collection offers. */
export function encodePage(page: Page) {
  return { offers: page.offers.map(encode), next: page.next ?? null }
}
