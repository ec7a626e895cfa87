import { demo } from '@souk/devchain'
import { noConduitKey, Order } from '@souk/seaport'
import { type Hex, zeroAddress } from 'viem'
import type { BodiesByRoute, BodyCases, BodyFacts } from './BodyCase.js'
import { orderFields } from './orderFields.js'

const [amina, bilal, celeste] = demo.accounts
const { lanterns, spices, wrappedNative } = demo.contracts
const someHash: Hex = `0x${'11'.repeat(32)}`
const missing = { orderId: someHash }
const raw = (order: Order.Order) => ({ kind: 'seaport-v1.5', data: flat(order) })
const wei = [`${celeste.address}:1000`]

const fill = {
  source: { value: 'shop.example' },
  normalizeRoyalties: { value: true },
  partial: { value: true },
  feesOnTop: { value: wei },
  onlyPath: { value: true },
  maxFeePerGas: { value: '1000000000' },
  maxPriorityFeePerGas: { value: '1000000' },
} as const

/** The cases of trades with the book, and of what needs no order. */
export function tradeBodies(facts: BodyFacts): BodiesByRoute {
  return {
    executeBuy: toBuy(facts),
    executeSell: toSell(facts),
    executeMint: toMint(facts),
    ...withoutBook(facts),
  }
}

function toBuy(facts: BodyFacts): BodyCases {
  const [first, second] = facts.tokens
  const token = `${lanterns}:${first}`
  const buy = { items: [{ token }], taker: bilal.address }
  const ofRaw = { ...buy, items: [{ rawOrder: raw(facts.signed.rawListing) }] }
  const named = { ...buy, items: [{ orderId: facts.listing }] }
  const some = [{ token }, { token: `${lanterns}:${second}` }]
  return {
    body: buy,
    fields: {
      ...fill,
      items: { value: [{ token }, { token }], refused: 'No order' },
      'items[].token': {
        value: token,
        base: { ...buy, items: [{ collection: spices }] },
        refused: 'collection',
      },
      'items[].collection': { value: spices, refused: 'collection' },
      'items[].quantity': { value: 2, refused: 'units' },
      'items[].orderId': { value: facts.offer, refused: 'is an offer' },
      'items[].rawOrder': { value: raw(facts.signed.rawListing) },
      'items[].rawOrder.kind': {
        value: 'x2y2',
        base: ofRaw,
        refused: 'x2y2',
      },
      ...rawFields(ofRaw),
      'items[].rawOrder.data': {
        value: {},
        base: ofRaw,
        refused: 'parameters.offer',
      },
      'items[].fillType': { value: 'mint', refused: 'mint' },
      'items[].exactOrderSource': { value: ['other.example'], base: named, refused: 'source' },
      'items[].exclusions': { value: [{ orderId: facts.listing }], base: named, refused: 'exclusions' },
      'items[].exclusions[].orderId': {
        value: facts.listing,
        base: { ...buy, items: [{ token, exclusions: [missing] }] },
      },
      'items[].exclusions[].price': {
        value: '1',
        base: { ...buy, items: [{ token, exclusions: [missing] }] },
      },
      taker: { value: amina.address, refused: 'own' },
      currency: { value: wrappedNative },
      currencyChainId: { value: 1, refused: 'chain' },
      partial: { value: true, base: { ...buy, items: some } },
      skipBalanceCheck: {
        value: true,
        base: { ...buy, taker: '0x00000000000000000000000000000000000000aa' },
      },
      conduitKey: {
        value: noConduitKey,
        base: ofRaw,
      },
    },
  }
}

function toSell(facts: BodyFacts): BodyCases {
  const [first, second] = facts.tokens
  const token = `${lanterns}:${first}`
  const sell = { items: [{ token }], taker: amina.address }
  const ofRaw = { ...sell, items: [{ token, rawOrder: raw(facts.signed.rawOffer) }] }
  const some = [{ token }, { token: `${lanterns}:${second}` }]
  return {
    body: sell,
    fields: {
      ...fill,
      items: { value: some },
      'items[].token': { value: `${lanterns}:${second}` },
      'items[].quantity': { value: 2, refused: 'units' },
      'items[].orderId': { value: facts.collectionOffer },
      'items[].rawOrder': { value: raw(facts.signed.rawOffer) },
      'items[].rawOrder.kind': {
        value: 'x2y2',
        base: ofRaw,
        refused: 'x2y2',
      },
      ...rawFields(ofRaw),
      'items[].rawOrder.data': {
        value: {},
        base: ofRaw,
        refused: 'parameters.offer',
      },
      'items[].exactOrderSource': { value: ['other.example'], refused: 'No order' },
      'items[].exclusions': { value: [{ orderId: facts.offer }] },
      'items[].exclusions[].orderId': {
        value: facts.offer,
        base: { ...sell, items: [{ token, exclusions: [missing] }] },
      },
      'items[].exclusions[].price': {
        value: '1',
        base: { ...sell, items: [{ token, exclusions: [missing] }] },
      },
      taker: { value: celeste.address, refused: 'balance' },
      currency: { value: zeroAddress, refused: 'No order' },
      partial: {
        value: true,
        base: { ...sell, items: [{ token }, { token: `${lanterns}:${second}`, orderId: facts.offer }] },
      },
    },
  }
}

function toMint({ free }: BodyFacts): BodyCases {
  const parameter = { abiType: 'uint256', abiValue: '1' }
  const tx = (data: object) => ({ tx: { to: free, data: { signature: '0x12345678', ...data } } })
  const item = { token: `${free}:7001` }
  const custom = { contract: free, price: '0', details: tx({}) }
  const mint = { items: [item], taker: bilal.address }
  const calling = (details: object) => ({
    items: [{ custom: { ...custom, details } }],
    taker: bilal.address,
    skipBalanceCheck: true,
  })
  const own = calling(custom.details)
  const named = calling(tx({ params: [{ abiType: 'uint256', kind: 'quantity' }] }))
  const passing = calling(tx({ params: [parameter] }))
  return {
    body: mint,
    fields: {
      items: { value: [item, { token: `${free}:7002` }] },
      'items[].collection': { value: spices, refused: 'collection' },
      'items[].token': { value: `${free}:7002` },
      'items[].custom': { value: custom, refused: 'token must be left out' },
      'items[].custom.contract': { value: spices, base: own },
      'items[].custom.price': { value: '1', base: own },
      'items[].custom.details': { value: tx({ signature: '0x87654321' }), base: own },
      'items[].custom.details.tx': { value: tx({ signature: '0x87654321' }).tx, base: own },
      'items[].custom.details.tx.to': { value: spices, base: own },
      'items[].custom.details.tx.data': { value: { signature: '0x87654321' }, base: own },
      'items[].custom.details.tx.data.signature': { value: '0x87654321', base: own },
      'items[].custom.details.tx.data.params': { value: [parameter], base: own },
      'items[].custom.details.tx.data.params[].kind': {
        value: 'allowlist',
        base: passing,
        refused: 'allowlist',
      },
      'items[].custom.details.tx.data.params[].abiType': { value: 'string', base: passing },
      'items[].custom.details.tx.data.params[].abiValue': { value: '2', base: named, refused: 'abiValue' },
      'items[].quantity': { value: 2 },
      'items[].preferredMintStage': { value: 'presale', refused: 'mint' },
      taker: { value: celeste.address },
      currencyChainId: { value: 1, refused: 'chain' },
      feesOnTop: { value: wei, refused: 'fees' },
      partial: { value: true, base: { ...mint, items: [item, { collection: spices }] } },
      skipBalanceCheck: { value: true, base: { items: [{ custom }], taker: bilal.address } },
      onlyPath: { value: true },
    },
  }
}

function withoutBook(facts: BodyFacts): BodiesByRoute {
  const [first, second] = facts.tokens
  const token = `${lanterns}:${first}`
  return {
    executeCancel: {
      body: { orderIds: [facts.listing] },
      fields: {
        orderIds: { value: [facts.offer] },
        maker: { value: bilal.address, refused: 'maker' },
        orderKind: { value: 'x2y2', refused: 'x2y2' },
        token: { value: token, refused: 'token must be left out' },
        maxFeePerGas: fill.maxFeePerGas,
        maxPriorityFeePerGas: fill.maxPriorityFeePerGas,
      },
    },
    executeTransfer: {
      body: { from: amina.address, to: bilal.address, items: [{ token }] },
      fields: {
        from: { value: bilal.address, refused: 'different' },
        to: { value: celeste.address },
        items: { value: [], refused: 'at least one' },
        'items[].token': { value: `${lanterns}:${second}` },
        'items[].quantity': { value: 2, refused: 'needs 2' },
      },
    },
    executeCall: {
      body: {
        user: amina.address,
        txs: [{ to: bilal.address, value: '1', data: '0x' }],
        originChainId: 31_337,
      },
      fields: {
        user: { value: bilal.address },
        txs: { value: [], refused: 'at least one' },
        'txs[].to': { value: celeste.address },
        'txs[].value': { value: '2' },
        'txs[].data': { value: '0x01' },
        'txs[].originChainId': { value: 1, refused: 'chain' },
        originChainId: { value: 1, refused: 'chain' },
      },
    },
  }
}

function rawFields(base: object): BodyCases['fields'] {
  return {
    ...orderFields('items[].rawOrder.data', base),
    'items[].rawOrder.data.signature': { value: `0x${'22'.repeat(65)}`, base, refused: 'signature' },
    'items[].rawOrder.data.kind': { value: 'single-token', base },
  }
}

/** A published client puts the parameters and the signature side by side. */
function flat(order: Order.Order) {
  const { parameters, signature } = Order.serialize(order)
  return { ...parameters, signature }
}
