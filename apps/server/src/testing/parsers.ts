import { safeRead } from '@souk/base/schema'
import { BookOrderWire, FeedWire } from '@souk/execute/wire'
import { TokenIds } from '@souk/market'
import {
  CancelWire,
  FulfillmentWire,
  NftWire,
  OfferWire,
  OrderWire,
  SignedOrderWire,
} from '@souk/market/wire'
import { zeroAddress } from 'viem'
import { toSlug } from '../collections/slug.js'
import * as TokenSet from '../execute/facts/TokenSet.js'
import { encodeCustom } from '../execute/plan/encodeMint.js'
import { traitsOf } from '../execute/routes/fields.js'
import * as Channels from '../http/channels/Channels.js'
import * as Frame from '../http/channels/Frame.js'
import { isExecution } from '../http/core/family.js'
import * as Field from '../http/endpoint/Field.js'
import * as Json from '../http/endpoint/Json.js'
import { read } from '../http/endpoint/Route.js'
import { addressFrom } from '../http/guards/clientOf.js'
import * as PageCard from '../http/PageCard.js'
import { streamQuery } from '../http/stream/streamQuery.js'
import * as Media from '../media/Media.js'
import * as Range from '../media/Range.js'
import { fromJson } from '../metadata/Metadata.js'
import * as Uri from '../metadata/Uri.js'
import { toIdentifier, toLikeText, toWordQuery } from '../nfts/words.js'
import { isPrivate } from '../web/isPrivate.js'

const options = { ipfsGateway: 'https://ipfs.example/ipfs/' }
const page = '<!doctype html><head><meta name="description" content="a" /><title>Souk</title></head>'
const body = (text: string) => Json.read(text, { field: 'body' })
const cursor = (text: string) => Buffer.from(text).toString('base64url')

/** Every parser of untrusted text, each as a function of a text. */
export const parsers = {
  'an address of metadata': (text: string) => Uri.parse(text, 7n),
  'an address of a picture': (text: string) =>
    Uri.toShown(text, { ...options, data: ['image/'], maxLength: 2 ** 20 }),
  metadata: (text: string) =>
    fromJson(
      { name: text, image: text, image_data: text, attributes: [{ trait_type: text, value: text }] },
      options,
    ),
  'metadata as JSON': (text: string) => fromJson(body(text), options),
  'the beginning of a file': (text: string) => Media.sniff(Buffer.from(text)),
  'a range': (text: string) => Range.parse(`bytes=${text}`, 2 ** 20),
  'a cursor of orders': (text: string) => safeRead(Field.orderCursor, cursor(text)),
  'a cursor of items': (text: string) => safeRead(Field.nftCursor, text),
  'a number': (text: string) => safeRead(Field.uint, text),
  'a list': (text: string) => safeRead(Field.list(Field.address, 100), [text]),
  'a filter of events': (text: string) =>
    read(streamQuery, {
      query: () => text,
      queries: () => [text, text],
      search: () => ({ type: [text, text] }),
    }),
  'a set of tokens': (text: string) => TokenSet.parse(`range:0x${'0'.repeat(40)}:${text}`),
  'ids of tokens': (text: string) => TokenIds.parse(text),
  'traits of a query': (text: string) => traitsOf({ [text]: [text], [`attributes[${text}]`]: [text] }),
  'words that are looked for': (text: string) => [toWordQuery(text), toIdentifier(text), toLikeText(text)],
  'the name of a contract': (text: string) => toSlug(text),
  'a path': (text: string) => isExecution(`/${text}`),
  'who has passed a request on': (text: string) =>
    addressFrom({ connected: text, forwarded: text, trustedProxies: 1 }),
  'a card': (text: string) =>
    PageCard.write(page, { title: text, description: text, imageUrl: text }, { url: new URL('http://a/') }),
  'the address of a host': (text: string) => isPrivate(text),
  'a message of a channel': (text: string) => [Frame.parse(text), Channels.collectionOf(text)],
  'a message of the feed': (text: string) => FeedWire.decodeRequest(body(text)),
  'the name of a feed’s event': (text: string) =>
    FeedWire.decodeRequest({ type: 'subscribe', event: text, filters: { [text]: text } }),
  'an order': (text: string) => OrderWire.decodePost(body(text)),
  'orders in bulk': (text: string) => OrderWire.decodeBulkPost(body(text)),
  'an offer': (text: string) => OfferWire.decodePost(body(text)),
  'a request for an offer': (text: string) => OfferWire.decodeBuildRequest(body(text)),
  'a request for a fulfillment': (text: string) => FulfillmentWire.decodeRequest(body(text)),
  'a request for signed orders': (text: string) => SignedOrderWire.decodeRequest(body(text)),
  'a cancellation': (text: string) => CancelWire.decodeRequest(body(text)),
  'names of tokens': (text: string) => NftWire.decodeTokens(body(text)),
  'an order of the book': (text: string) => BookOrderWire.decodePage(body(text)),
  'a mint': (text: string) =>
    encodeCustom(
      {
        tx: {
          to: zeroAddress,
          data: { signature: '0x00000000', params: [{ abiType: text, abiValue: [[text]] }] },
        },
      },
      { contract: zeroAddress, recipient: zeroAddress, quantity: 1n },
    ),
} as const satisfies Record<string, (text: string) => unknown>

export type Parser = keyof typeof parsers
