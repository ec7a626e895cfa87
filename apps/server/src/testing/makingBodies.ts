import { demo } from '@souk/devchain'
import { Order } from '@souk/seaport'
import { type Hex, zeroAddress } from 'viem'
import type { BodiesByRoute, BodyCases, BodyFacts } from './BodyCase.js'
import { orderFields } from './orderFields.js'

const [amina, bilal, celeste] = demo.accounts
const { lanterns, spices, wrappedNative } = demo.contracts
const someHash: Hex = `0x${'11'.repeat(32)}`
const bps = (basisPoints: number) => [`${celeste.address}:${basisPoints}`]

/** The cases of making and posting orders in steps. */
export function makingBodies(facts: BodyFacts): BodiesByRoute {
  return { ...makeCases(facts), ...afterCases(facts) }
}

function makeCases(facts: BodyFacts): BodiesByRoute {
  const [first, second] = facts.tokens
  const [attributeKey, attributeValue] = facts.trait
  const terms = {
    weiPrice: '1000000',
    salt: '7',
    listingTime: String(facts.now),
    expirationTime: String(facts.now + 5_000n),
  }
  const jar = { ...terms, token: `${spices}:${facts.jar}` }
  const list = { maker: amina.address, params: [{ ...terms, token: `${lanterns}:${first}` }] }
  const bid = { maker: bilal.address, params: [{ ...terms, collection: lanterns }] }
  const without = (name: keyof typeof terms, { params, ...rest }: typeof list | typeof bid) => ({
    ...rest,
    params: params.map(({ [name]: _, ...others }) => others),
  })
  const shared = (body: typeof list | typeof bid): BodyCases['fields'] => ({
    'params[].weiPrice': { value: '2000000' },
    'params[].orderKind': { value: 'x2y2', refused: 'x2y2' },
    'params[].orderbook': { value: 'opensea', refused: 'opensea' },
    'params[].automatedRoyalties': { value: false },
    'params[].royaltyBps': { value: 1 },
    'params[].fees': { value: bps(100) },
    'params[].marketplaceFees': { value: bps(100) },
    'params[].customRoyalties': { value: bps(100) },
    'params[].listingTime': { value: String(facts.now + 10n), base: without('listingTime', body) },
    'params[].expirationTime': { value: String(facts.now + 6_000n) },
    'params[].salt': { value: '8' },
    'params[].nonce': { value: '1' },
    'params[].options': { value: { 'seaport-v1.5': { conduitKey: someHash } }, refused: 'conduit' },
  })
  return {
    executeList: {
      body: list,
      fields: {
        ...shared(list),
        maker: { value: bilal.address, refused: 'balance' },
        source: { value: 'shop.example' },
        params: { value: [{ ...terms, token: `${lanterns}:${second}` }] },
        'params[].token': { value: `${lanterns}:${second}` },
        'params[].quantity': { value: 2, base: { ...list, params: [jar] } },
        'params[].currency': { value: wrappedNative },
        'params[].endWeiPrice': { value: '500000' },
        'params[].taker': { value: celeste.address },
      },
    },
    executeBid: {
      body: bid,
      fields: {
        ...shared(bid),
        maker: { value: celeste.address },
        source: { value: 'shop.example' },
        params: { value: [{ ...terms, collection: spices }] },
        'params[].token': { value: `${lanterns}:${first}`, refused: 'collection must be left out' },
        'params[].collection': { value: spices },
        'params[].tokenSetId': { value: `contract:${spices}`, refused: 'collection must be left out' },
        'params[].attributeKey': {
          value: attributeKey,
          base: { ...bid, params: [{ ...terms, collection: lanterns, attributeValue }] },
        },
        'params[].attributeValue': {
          value: attributeValue,
          base: { ...bid, params: [{ ...terms, collection: lanterns, attributeKey }] },
        },
        'params[].quantity': { value: 2 },
        'params[].currency': { value: zeroAddress, refused: 'ERC20' },
      },
    },
  }
}

function afterCases(facts: BodyFacts): BodiesByRoute {
  const [first, second] = facts.tokens
  const { step: listing } = facts.signed
  const item = {
    order: { kind: 'seaport-v1.5', data: Order.serialize(listing).parameters },
    orderbook: 'reservoir',
  }
  const tree = (data: object) => ({
    ...item,
    bulkData: { kind: 'seaport-v1.5', data: { orderIndex: 0, merkleProof: [], ...data } },
  })
  return {
    postSignedOrders: {
      query: `signature=${listing.signature}`,
      body: { items: [item] },
      fields: {
        items: { value: [], refused: 'at least one' },
        'items[].order': { value: { ...item.order, data: {} }, refused: 'parameters.offer' },
        'items[].order.kind': { value: 'x2y2', refused: 'x2y2' },
        ...orderFields('items[].order.data'),
        'items[].order.data.signature': { value: `0x${'22'.repeat(65)}`, refused: 'signature' },
        'items[].order.data': { value: { ...item.order.data, salt: '12' }, refused: 'signature' },
        'items[].orderbook': { value: 'opensea', refused: 'opensea' },
        'items[].bulkData': {
          value: { data: { orderIndex: 1, merkleProof: [someHash] } },
          refused: 'signature',
        },
        'items[].bulkData.kind': { value: 'x2y2', base: { items: [tree({})] }, refused: 'x2y2' },
        'items[].bulkData.data': {
          value: { orderIndex: 2 ** 24, merkleProof: [] },
          base: { items: [tree({})] },
          refused: 'tree',
        },
        'items[].bulkData.data.orderIndex': { value: 2 ** 24, base: { items: [tree({})] }, refused: 'tree' },
        'items[].bulkData.data.merkleProof': {
          value: [someHash],
          base: { items: [item] },
          refused: 'bulkData',
        },
      },
    },
    getExecutionStatus: {
      body: { kind: 'transaction', id: someHash },
      fields: {
        kind: { value: 'cross-chain-intent' },
        id: { value: 'another' },
        chainId: { value: 1 },
      },
    },
    refreshTokens: {
      body: { tokens: [`${lanterns}:${first}`] },
      fields: { tokens: { value: [`${lanterns}:${second}`] } },
    },
    refreshToken: {
      body: { token: `${lanterns}:${first}` },
      fields: { token: { value: `${wrappedNative}:1`, refused: 'trade' } },
    },
  }
}
