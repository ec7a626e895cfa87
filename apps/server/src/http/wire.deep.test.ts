import { on, once } from 'node:events'
import { demo } from '@souk/devchain'
import { Order, seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import type { TestServer } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { BodyFacts, Signed } from '../testing/BodyCase.js'
import { startBodyWorld } from '../testing/bodyWorld.js'
import { signOrder } from '../testing/signOrder.js'

const chain = testChain()
const [amina, bilal] = demo.accounts
const { lanterns, wrappedNative } = demo.contracts
let server: TestServer
let facts: BodyFacts
let url: string

beforeAll(async () => {
  ;({ server, facts } = await startBodyWorld(chain))
  url = (await server.listen()).url
}, 180_000)
afterAll(() => server.close())

async function post(path: string, body: unknown) {
  const response = await server.app.request(path, { method: 'POST', body: JSON.stringify(body) })
  return response.json()
}

const get = async (path: string) => (await server.app.request(path)).json()

/** Returns the fields that a value lacks. A field may be null. Of a list, `[]` is the first entry. */
function lacking(value: unknown, fields: string): readonly string[] {
  return fields.split(/\s+/).filter((path) => {
    let at: unknown = value
    return !path.split('.').every((step) => {
      const name = step.replace('[]', '')
      if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return false
      const { [name]: field } = at as Record<string, unknown>
      at = step.endsWith('[]') ? (field as unknown[])[0] : field
      return true
    })
  })
}

const account = (name: string) => `${name}.user ${name}.profile_img_url ${name}.address ${name}.config`
const parameters =
  'offerer zone offer consideration orderType startTime endTime zoneHash salt conduitKey counter totalOriginalConsiderationItems'
    .split(' ')
    .map((name) => `protocol_data.parameters.${name}`)
    .join(' ')
const order = `created_date closing_date listing_time expiration_time order_hash protocol_address current_price ${parameters}
  protocol_data.signature ${account('maker')} taker maker_fees taker_fees side order_type cancelled finalized marked_invalid
  remaining_quantity client_signature relay_id criteria_proof maker_asset_bundle.assets taker_asset_bundle.assets`
const item = 'itemType token identifierOrCriteria startAmount endAmount recipient'
  .split(' ')
  .map((name) => `partialParameters.consideration[].${name}`)
  .join(' ')
const criteria = 'criteria.collection.slug criteria.contract.address criteria.encoded_token_ids'
const offer = `order_hash chain ${criteria} protocol_data.parameters protocol_data.signature protocol_address`
const step = 'steps[].id steps[].action steps[].description steps[].kind steps[].items[].status'
const transaction = ['from', 'to', 'data', 'value'].map((name) => `steps[].items[].data.${name}`).join(' ')
const path =
  `contract tokenId quantity source currency currencySymbol currencyDecimals quote rawQuote totalPrice totalRawPrice
  builtInFees feesOnTop`
    .split(/\s+/)
    .map((name) => `path[].${name}`)
    .join(' ')
const sign = ['signatureKind', 'domain', 'types', 'primaryType', 'value']
  .map((name) => `steps[].items[].data.sign.${name}`)
  .join(' ')
const posted = ['endpoint', 'method', 'body'].map((name) => `steps[].items[].data.post.${name}`).join(' ')

const toPost = (order: Order.Order) => ({ ...Order.serialize(order), protocol_address: seaportAddress })
const criteriaOf = (more: object = {}) => ({ collection: { slug: facts.slug }, ...more })
const build = (more?: object) =>
  post('/v2/offers/build', {
    offerer: bilal.address,
    quantity: 1,
    criteria: criteriaOf(more),
    protocol_address: seaportAddress,
  })
const token = () => `${lanterns}:${facts.tokens[0]}`
const fulfil = (side: string, hash: string, more: object = {}) =>
  post(`/v2/${side}s/fulfillment_data`, {
    [side]: { hash, chain: 'souk', protocol_address: seaportAddress },
    fulfiller: { address: amina.address },
    ...more,
  })
const fulfilled = `protocol fulfillment_data.transaction.function fulfillment_data.transaction.chain fulfillment_data.transaction.to
  fulfillment_data.transaction.value fulfillment_data.transaction.input_data fulfillment_data.orders[].parameters
  fulfillment_data.orders[].signature`

const within = (list: string, fields: string) =>
  fields
    .split(/\s+/)
    .map((name) => `${list}.${name}`)
    .join(' ')
const nftPath = () => `/v2/chain/souk/contract/${lanterns}/nfts/${facts.tokens[0]}`
const nft = `identifier collection contract token_standard name description image_url metadata_url created_at updated_at is_disabled
  is_nsfw traits creator owners rarity`
const collection = `name slug description editors hidden featured featured_image_url display_data safelist_request_status payment_tokens
  image_url large_image_url external_url wiki_url payout_address created_date stats.floor_price stats.num_owners stats.total_supply
  stats.total_volume stats.one_day_volume traits dev_buyer_fee_basis_points dev_seller_fee_basis_points opensea_buyer_fee_basis_points
  opensea_seller_fee_basis_points marketplace_buyer_fee_basis_points marketplace_seller_fee_basis_points fees.seller_fees
  fees.opensea_fees fees.marketplace_fees`
const asset = `id token_id num_sales background_color image_url image_preview_url image_thumbnail_url image_original_url animation_url
  animation_original_url name description external_link asset_contract.address asset_contract.asset_contract_type
  asset_contract.schema_name asset_contract.symbol asset_contract.name asset_contract.created_date permalink collection.slug decimals
  token_metadata is_nsfw owner last_sale traits is_presale`

/** What published clients read in each answer: a name, the request, and the fields. */
const answers: readonly (readonly [name: string, ask: () => Promise<unknown>, fields: string])[] = [
  [
    'a posted listing',
    async () => (await post('/v2/orders/souk/seaport/listings', toPost(facts.signed.listing))).order,
    order,
  ],
  [
    'a posted offer',
    async () => (await post('/v2/orders/souk/seaport/offers', toPost(facts.signed.offer))).order,
    order,
  ],
  [
    'listings posted together',
    async () =>
      (await post('/v2/orders/bulk/souk/seaport/listings', { orders: [toPost(facts.signed.listings)] }))
        .orders[0],
    order,
  ],
  ['listings', async () => (await get('/v2/orders/souk/seaport/listings')).orders[0], order],
  ['a page', () => get('/v2/orders/souk/seaport/offers'), 'next previous orders'],
  ['an order', async () => (await get(`/v2/order/${facts.listing}`)).order, order],
  ['a built offer', () => build(), `${item} partialParameters.zone partialParameters.zoneHash`],
  [
    'a built offer on a trait',
    () => build({ trait: { type: facts.trait[0], value: facts.trait[1] } }),
    `${item} encoded_token_ids`,
  ],
  [
    'a posted collection offer',
    () =>
      post('/v2/offers', {
        criteria: criteriaOf(),
        protocol_data: Order.serialize(facts.signed.wide),
        protocol_address: seaportAddress,
      }),
    offer,
  ],
  [
    'a posted trait offer',
    async () => {
      const [type, value] = facts.trait
      const trait = { trait: { type, value } }
      const { partialParameters } = await build(trait)
      const { parameters } = facts.signed.wide
      const consideration = partialParameters.consideration.map(
        (one: Order.Components['consideration'][number]) => ({
          ...one,
          recipient: bilal.address,
          ...{ identifierOrCriteria: BigInt(one.identifierOrCriteria), startAmount: 1n, endAmount: 1n },
        }),
      )
      const signed = await signOrder(bilal.privateKey, { ...parameters, consideration, salt: 99n })
      return post('/v2/offers', {
        criteria: criteriaOf(trait),
        protocol_data: Order.serialize(signed),
        protocol_address: seaportAddress,
      })
    },
    offer,
  ],
  ['collection offers', async () => (await get(`/v2/offers/collection/${facts.slug}`)).offers[0], offer],
  ['fulfilment data of a listing', () => fulfil('listing', facts.listing), fulfilled],
  [
    'fulfilment data of a collection offer',
    () =>
      fulfil('offer', facts.collectionOffer, {
        consideration: { asset_contract_address: lanterns, token_id: String(facts.tokens[0]) },
      }),
    fulfilled,
  ],
  [
    'an NFT',
    async () => (await get(`${nftPath()}`)).nft,
    `${nft} traits[].trait_type traits[].value owners[].address owners[].quantity`,
  ],
  [
    'NFTs of a collection',
    () => get(`/v2/collection/${facts.slug}/nfts?limit=1`),
    `next ${within('nfts[]', nft)}`,
  ],
  [
    'NFTs by name',
    () =>
      post('/v2/nfts', {
        chain: 'souk',
        tokens: [{ address: lanterns, identifier: String(facts.tokens[0]) }],
      }),
    within('nfts[]', nft),
  ],
  ['a collection', async () => (await get(`/v2/collection/${facts.slug}`)).collection, collection],
  [
    'a collection by its old path',
    async () => (await get(`/api/v1/collection/${facts.slug}`)).collection,
    collection,
  ],
  [
    'a currency',
    () => get(`/v2/chain/souk/payment_token/${wrappedNative}`),
    'symbol address image_url name decimals eth_price usd_price',
  ],
  ['an asset', () => get(`/api/v1/asset/${lanterns}/${facts.tokens[0]}/`), asset],
  [
    'assets',
    () => get(`/api/v1/assets/?asset_contract_address=${lanterns}`),
    `next previous estimated_count ${within('assets[]', asset)}`,
  ],
  ['bundles', () => get('/api/v1/bundles/'), 'bundles estimated_count'],
  ['an error', () => get('/v2/collection/nothing'), 'errors code facts'],
  ['an error of the execution API', () => post('/execute/buy/v7', {}), 'statusCode error message'],
  [
    'a purchase',
    () => post('/execute/buy/v7', { items: [{ token: token() }], taker: bilal.address }),
    `requestId errors fees ${step} ${transaction} steps[].items[].orderIds ${path} path[].orderId`,
  ],
  [
    'a sale',
    () => post('/execute/sell/v7', { items: [{ token: token() }], taker: amina.address }),
    `requestId ${step} ${transaction} ${path} path[].orderId`,
  ],
  [
    'a mint',
    () => post('/execute/mint/v1', { items: [{ token: `${facts.free}:7001` }], taker: bilal.address }),
    `requestId ${step} ${transaction} ${path}`,
  ],
  [
    'a cancellation',
    () => post('/execute/cancel/v3', { orderIds: [facts.listing] }),
    `${step} ${transaction} steps[].items[].orderIds`,
  ],
  [
    'a transfer',
    () =>
      post('/execute/transfer/v1', { from: amina.address, to: bilal.address, items: [{ token: token() }] }),
    `${step} ${transaction}`,
  ],
  [
    'a listing to sign',
    async () => {
      const answer = await post('/execute/list/v5', {
        maker: amina.address,
        params: [{ token: token(), weiPrice: '1000000', orderKind: 'seaport-v1.5', orderbook: 'reservoir' }],
      })
      return { ...answer, steps: answer.steps.slice(-1) }
    },
    `${step} ${sign} ${posted}`,
  ],
  [
    'signed orders',
    () =>
      post(`/order/v4?signature=${facts.signed.step.signature}`, {
        items: [
          {
            order: { kind: 'seaport-v1.5', data: Order.serialize(facts.signed.step).parameters },
            orderbook: 'reservoir',
          },
        ],
      }),
    'results[].orderId results[].orderIndex',
  ],
]

const listed =
  `order_hash base_price maker.address payment_token item.nft_id item.metadata collection.slug event_timestamp listing_date
  expiration_date quantity`
    .split(/\s+/)
    .map((name) => `payload.payload.${name}`)
    .join(' ')

describe('the wire', () => {
  test.each(answers)('behavior: %s has every field that clients read', async (_, ask, fields) => {
    expect(lacking(await ask(), fields)).toEqual([])
  })

  test('behavior: an answer to a post has its signature, and a read has null', async () => {
    const { order: posted } = await post('/v2/orders/souk/seaport/listings', toPost(facts.signed.listing))
    const { order: read } = await get(`/v2/order/${posted.order_hash}`)
    expect([posted.protocol_data.signature, read.protocol_data.signature]).toEqual([
      facts.signed.listing.signature,
      null,
    ])
    expect(posted.created_date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?$/)
  })

  test.each<[at: string, name: string, signed: Signed, join: object, fields: string]>([
    [
      '/v2/stream',
      'listing',
      'rawListing',
      { type: 'subscribe', types: ['listing'] },
      `type event.sequence event.event_type event.order_hash event.accounts event.at event.side event.order_type event.maker
      event.price event.currency event.total event.remaining event.start_time event.end_time`,
    ],
    [
      '/ws',
      'ask.created',
      'another',
      { type: 'subscribe', event: 'ask.created' },
      'type event status offset published_at tags.contract data.id data.maker data.price data.status data.source',
    ],
    [
      '/socket/websocket?vsn=2.0.0',
      'item_listed',
      'third',
      ['1', '1', 'collection:*', 'phx_join', {}],
      `topic event payload.event_type payload.sent_at ${listed}`,
    ],
  ])('behavior: %s tells of a listing', async (at, name, signed, join, fields) => {
    const message = await firstMessage(at, { join, name, order: facts.signed[signed] })
    expect(lacking(message, fields)).toEqual([])
  })
})

/** Opens a socket, subscribes, posts a listing, and returns the message about it. */
async function firstMessage(at: string, about: { join: object; name: string; order: Order.Order }) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${at}`)
  await once(socket, 'open')
  socket.send(JSON.stringify(about.join))
  for await (const [data] of on(socket, 'message')) {
    const message = toMessage(JSON.parse(String(data)))
    if (isAnswer(message)) await post('/v2/orders/souk/seaport/listings', toPost(about.order))
    else if (JSON.stringify(message).includes(`"${about.name}"`)) {
      socket.close()
      return message
    }
  }
  return undefined
}

/** A channel writes its messages as lists. */
function toMessage(frame: unknown) {
  if (!Array.isArray(frame)) return frame as Message
  const [, , topic, event, payload] = frame
  return { topic, event, payload } as Message
}

type Message = { type?: string; event?: string; status?: string }

function isAnswer({ type, event, status }: Message): boolean {
  return type === 'subscribed' || event === 'phx_reply' || (type === 'subscribe' && status === 'success')
}
