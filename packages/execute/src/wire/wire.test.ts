import fc from 'fast-check'
import { type Address, getAddress, type Hex, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Price } from '../domain/Price.js'
import type { PathItem, Quote } from '../domain/Quote.js'
import type { Step } from '../domain/Step.js'
import * as wire from './index.js'

const uint = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const positive = fc.bigInt({ min: 1n, max: 2n ** 256n - 1n })
const hexOf = (length: number) =>
  fc
    .uint8Array({ minLength: length, maxLength: length })
    .map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)
const address = hexOf(20).map((text): Address => getAddress(text))
const hash = hexOf(32)
const text = fc.string({ maxLength: 12 })
const count = fc.nat(1_000)
const token = fc.record({ contract: address, tokenId: uint })
const some = <value>(values: fc.Arbitrary<value>) => fc.array(values, { maxLength: 3 })

/** Draws an object in which only the named fields are always present. */
function draw<shape extends object>(
  model: { [key in keyof shape]-?: fc.Arbitrary<Exclude<shape[key], undefined>> },
  requiredKeys: (keyof shape)[],
) {
  return fc.record(model as never, { requiredKeys: requiredKeys as never }) as unknown as fc.Arbitrary<shape>
}

const price = fc.record({
  currency: fc.record({ address, symbol: text, decimals: fc.nat(30) }),
  raw: uint,
  usd: fc.nat(),
  native: fc.nat(),
}) satisfies fc.Arbitrary<Price>
const amount = fc.record({ currency: address, symbol: text, decimals: fc.nat(30), raw: uint })
const fee = fc.record({ kind: text, recipient: address, basisPoints: count, raw: uint })
const pathItem = draw<PathItem>(
  {
    orderId: text,
    contract: address,
    tokenId: uint,
    quantity: positive,
    source: text,
    quote: amount,
    buyIn: amount,
    sellOut: amount,
    totalRaw: uint,
    builtInFees: some(fee),
    feesOnTop: some(fee),
    fromChainId: count,
    gasCost: uint,
  },
  ['quantity', 'quote', 'builtInFees', 'feesOnTop'],
)
const check = fc.constant({
  endpoint: '/execute/status/v1',
  method: 'POST' as const,
  body: { kind: 'transaction' },
})
const item = { tip: text, orderIds: some(text), orderIndexes: some(count), check, gasEstimate: count }
const transactionStep = fc.record({
  id: text,
  action: text,
  description: text,
  kind: fc.constant('transaction' as const),
  items: some(
    fc.record(
      {
        status: fc.constantFrom('complete' as const, 'incomplete' as const),
        ...item,
        data: fc.record(
          {
            from: address,
            to: address,
            data: hexOf(36),
            value: uint,
            chainId: count,
            gas: uint,
            maxFeePerGas: uint,
          },
          { requiredKeys: ['to', 'data', 'value'] },
        ),
      },
      { requiredKeys: ['status'] },
    ),
  ),
})
const typed = fc.record({
  signatureKind: fc.constant('eip712' as const),
  domain: fc.record({ name: text, version: text, chainId: count, verifyingContract: address }),
  types: fc.constant({ Mail: [{ name: 'to', type: 'address' }] }),
  primaryType: fc.constant('Mail'),
  value: fc.constant({ to: zeroAddress }),
})
const signatureStep = fc.record({
  id: text,
  action: text,
  description: text,
  kind: fc.constant('signature' as const),
  items: some(
    fc.record(
      {
        status: fc.constantFrom('complete' as const, 'incomplete' as const),
        ...item,
        data: fc.record(
          {
            sign: fc.oneof(
              typed,
              fc.record({ signatureKind: fc.constant('eip191' as const), message: text }),
            ),
            post: check,
          },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: ['status'] },
    ),
  ),
})
const quote = draw<Quote>(
  {
    requestId: text,
    steps: some(fc.oneof(transactionStep, signatureStep)) as fc.Arbitrary<Step[]>,
    errors: some(fc.record({ message: text, orderId: text })),
    path: some(pathItem),
    fees: fc.record({ gas: price, relayer: price }, { requiredKeys: [] }),
    maxQuantities: some(fc.record({ itemIndex: count, maxQuantity: uint })),
    gasEstimate: count,
  },
  ['steps', 'errors', 'fees'],
)
const bps = fc.record({ recipient: address, basisPoints: count })
const forSomebody = fc.record({ recipient: address, amount: uint })
const terms = {
  weiPrice: uint,
  quantity: positive,
  orderKind: text,
  automatedRoyalties: fc.boolean(),
  royaltyBps: count,
  marketplaceFees: some(bps),
  customRoyalties: some(bps),
  listingTime: uint,
  expirationTime: uint,
  salt: uint,
  nonce: uint,
  currency: address,
}
const source = fc.record({ domain: text, name: text })
const best = fc.record({
  id: hash,
  price,
  maker: address,
  validFrom: fc.nat().map(BigInt),
  validUntil: fc.nat().map(BigInt),
  source,
})
const facts = fc.record({
  chainId: count,
  contract: address,
  tokenId: uint,
  name: text,
  kind: text,
  supply: uint,
  owner: address,
  collection: fc.record({ id: text, name: text }),
  attributes: some(fc.record({ key: text, value: text })),
})
const date = fc.nat().map((ms) => new Date(ms))

/** Writes JSON and reads it again. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const codecs: readonly (readonly [
  string,
  fc.Arbitrary<unknown>,
  (value: never) => unknown,
  (value: unknown) => unknown,
])[] = [
  ['QuoteWire', quote, wire.QuoteWire.encode, wire.QuoteWire.decode],
  [
    'BuyWire',
    fc.record(
      {
        items: some(
          fc.record({ collection: text, token, quantity: positive, orderId: text }, { requiredKeys: [] }),
        ),
        taker: address,
        source: text,
        currency: address,
        feesOnTop: some(forSomebody),
        partial: fc.boolean(),
        conduitKey: hash,
      },
      { requiredKeys: ['items', 'taker'] },
    ),
    wire.BuyWire.encodeRequest,
    wire.BuyWire.decodeRequest,
  ],
  [
    'SellWire',
    fc.record(
      {
        items: some(fc.record({ token, quantity: positive, orderId: text }, { requiredKeys: ['token'] })),
        taker: address,
        feesOnTop: some(forSomebody),
      },
      { requiredKeys: ['items', 'taker'] },
    ),
    wire.SellWire.encodeRequest,
    wire.SellWire.decodeRequest,
  ],
  [
    'MintWire',
    fc.record(
      {
        items: some(fc.record({ collection: text, token, quantity: positive }, { requiredKeys: [] })),
        taker: address,
        referrer: address,
      },
      { requiredKeys: ['items', 'taker'] },
    ),
    wire.MintWire.encodeRequest,
    wire.MintWire.decodeRequest,
  ],
  [
    'ListWire',
    fc.record(
      {
        maker: address,
        source: text,
        params: some(
          fc.record(
            { token, ...terms, endWeiPrice: uint, taker: address },
            { requiredKeys: ['token', 'weiPrice'] },
          ),
        ),
      },
      { requiredKeys: ['maker', 'params'] },
    ),
    wire.ListWire.encodeRequest,
    wire.ListWire.decodeRequest,
  ],
  [
    'BidWire',
    fc.record(
      {
        maker: address,
        params: some(
          fc.record(
            { token, collection: text, attributeKey: text, attributeValue: text, ...terms },
            { requiredKeys: ['weiPrice'] },
          ),
        ),
      },
      { requiredKeys: ['maker', 'params'] },
    ),
    wire.BidWire.encodeRequest,
    wire.BidWire.decodeRequest,
  ],
  [
    'CancelWire',
    fc.record({ orderIds: some(hash), maker: address, token }, { requiredKeys: [] }),
    wire.CancelWire.encodeRequest,
    wire.CancelWire.decodeRequest,
  ],
  [
    'TransferWire',
    fc.record({
      from: address,
      to: address,
      items: some(fc.record({ token, quantity: positive }, { requiredKeys: ['token'] })),
    }),
    wire.TransferWire.encodeRequest,
    wire.TransferWire.decodeRequest,
  ],
  [
    'CallWire',
    fc.record({
      user: address,
      txs: some(fc.record({ to: address, value: uint, data: hexOf(4) })),
      originChainId: count,
    }),
    wire.CallWire.encodeRequest,
    wire.CallWire.decodeRequest,
  ],
  [
    'PostWire',
    fc.record(
      {
        items: some(
          fc.record(
            {
              order: fc.record({ kind: text, data: fc.constant({ salt: '1' }) }),
              bulkData: fc.record({ data: fc.record({ orderIndex: count, merkleProof: some(hash) }) }),
            },
            { requiredKeys: ['order'] },
          ),
        ),
        source: text,
      },
      { requiredKeys: ['items'] },
    ),
    wire.PostWire.encodeRequest,
    wire.PostWire.decodeRequest,
  ],
  [
    'StatusWire',
    fc.record(
      {
        status: fc.constantFrom('success', 'failure', 'pending', 'unknown'),
        txHashes: some(hash),
        details: text,
      },
      { requiredKeys: ['status'] },
    ),
    wire.StatusWire.encode,
    wire.StatusWire.decode,
  ],
  [
    'SyncedWire',
    some(
      fc.record(
        {
          hash,
          synced: fc.boolean(),
          transfers: some(fc.record({ token, from: address, to: address, amount: uint, txHash: hash })),
        },
        { requiredKeys: ['hash', 'synced'] },
      ),
    ),
    wire.SyncedWire.encode,
    wire.SyncedWire.decode,
  ],
  [
    'ResultsWire',
    fc.record(
      { requestId: text, stepId: text, txHash: hash, errorMessage: text },
      { requiredKeys: ['requestId', 'stepId'] },
    ),
    wire.ResultsWire.encodeRequest,
    wire.ResultsWire.decodeRequest,
  ],
  [
    'RefreshWire',
    fc.record({ tokens: some(token), liquidityOnly: fc.boolean() }, { requiredKeys: ['tokens'] }),
    wire.RefreshWire.encodeRequest,
    wire.RefreshWire.decodeRequest,
  ],
  [
    'TokenWire',
    fc.record(
      {
        tokens: some(
          fc.record(
            { token: facts, floorAsk: best, topBid: best, updatedAt: date },
            { requiredKeys: ['token'] },
          ),
        ),
        continuation: text,
      },
      { requiredKeys: ['tokens'] },
    ),
    wire.TokenWire.encodePage,
    wire.TokenWire.decodePage,
  ],
  [
    'UserTokenWire',
    fc.record({
      tokens: some(
        fc.record(
          {
            token: facts,
            floorAsk: best,
            ownership: fc.record({ tokenCount: uint, onSaleCount: uint, acquiredAt: date }),
          },
          { requiredKeys: ['token', 'ownership'] },
        ),
      ),
    }),
    wire.UserTokenWire.encodePage,
    wire.UserTokenWire.decodePage,
  ],
  [
    'CollectionWire',
    fc.record({
      collections: some(
        fc.record(
          {
            chainId: count,
            id: text,
            name: text,
            tokenCount: uint,
            primaryContract: address,
            royalties: fc.record({ recipient: address, bps: count }),
            floorAsk: best,
            volume: fc.record({ '1day': count, allTime: count }),
            createdAt: date,
          },
          { requiredKeys: ['chainId', 'id'] },
        ),
      ),
    }),
    wire.CollectionWire.encodePage,
    wire.CollectionWire.decodePage,
  ],
  [
    'BookOrderWire',
    fc.record({
      orders: some(
        fc.record({
          id: hash,
          kind: text,
          side: fc.constantFrom('buy', 'sell'),
          status: fc.constantFrom('active', 'cancelled'),
          tokenSetId: text,
          tokenSetSchemaHash: hash,
          maker: address,
          taker: address,
          price,
          validFrom: fc.nat().map(BigInt),
          validUntil: fc.nat().map(BigInt),
          quantityFilled: uint,
          quantityRemaining: uint,
          feeBps: count,
          feeBreakdown: some(fc.record({ kind: text, recipient: address, bps: count })),
          createdAt: date,
          updatedAt: date,
        }),
      ),
      continuation: text,
    }),
    wire.BookOrderWire.encodePage,
    wire.BookOrderWire.decodePage,
  ],
  [
    'ActivityWire',
    fc.record({
      activities: some(
        fc.record(
          {
            type: fc.constantFrom('sale', 'bid_cancel'),
            fromAddress: address,
            toAddress: address,
            price,
            amount: uint,
            timestamp: fc.nat().map(BigInt),
            createdAt: date,
            contract: address,
            token: fc.record({ tokenId: uint }),
            txHash: hash,
            logIndex: count,
            order: fc.record({ id: hash, side: fc.constantFrom('ask', 'bid') }),
          },
          { requiredKeys: ['type', 'fromAddress', 'amount', 'timestamp', 'createdAt', 'contract'] },
        ),
      ),
    }),
    wire.ActivityWire.encodePage,
    wire.ActivityWire.decodePage,
  ],
  [
    'FeedWire, to the server',
    fc.record({
      type: fc.constantFrom('subscribe', 'unsubscribe'),
      event: fc.constantFrom('ask.*', 'token.updated'),
      filters: fc.record({ contract: address, maker: some(address) }),
    }),
    wire.FeedWire.encodeRequest,
    wire.FeedWire.decodeRequest,
  ],
  [
    'FeedWire, to the client',
    fc.oneof(
      fc.record({ type: fc.constant('connection'), status: fc.constant('ready'), id: text }),
      fc.record({
        type: fc.constant('subscribe'),
        status: fc.constantFrom('success', 'error'),
        event: text,
        message: text,
      }),
      fc.record({
        type: fc.constant('event'),
        event: fc.constantFrom(...wire.FeedWire.feedEvents),
        tags: fc.record({ contract: text }),
        data: fc.constant({ id: '1' }),
        offset: text,
        publishedAt: fc.nat(),
      }),
    ),
    wire.FeedWire.encode,
    wire.FeedWire.decode,
  ],
]

describe('codecs', () => {
  test.each(codecs)('behavior: %s reads what it wrote', (_name, values, encode, decode) => {
    fc.assert(
      fc.property(values, (value) => {
        expect(decode(sent(encode(value as never)))).toEqual(value)
      }),
      { numRuns: 50 },
    )
  })
})

const sale = {
  id: 'sale',
  action: 'Confirm transaction',
  description: 'To purchase this item you must confirm the transaction and pay the gas fee',
  kind: 'transaction',
  items: [
    {
      status: 'incomplete',
      orderIds: ['0x01'],
      data: {
        from: '0x0097b9cfe64455eed479292671a1121f502bc954',
        to: '0x00000000000000adc04c56bf30ac9d3c0aaf14dc',
        data: '0x00000000',
        value: '0x0de0b6b3a7640000',
      },
      check: { endpoint: '/execute/status/v1', method: 'POST', body: { kind: 'transaction' } },
    },
  ],
}

describe('QuoteWire', () => {
  test('default: an answer as servers of this family print it', () => {
    const read = wire.QuoteWire.decode({
      requestId: 'a1',
      steps: [sale, { ...sale, id: 'nft-approval', items: [{ status: 'complete' }] }],
      errors: [{ message: 'Unable to fill', orderId: '0x02' }],
      path: [
        {
          orderId: '0x01',
          contract: '0x9401518f4ebba857baa879d9f76e1cc8b31ed197',
          tokenId: '5333',
          quantity: 1,
          currency: zeroAddress,
          currencySymbol: 'ETH',
          currencyDecimals: 18,
          quote: 1,
          rawQuote: '1000000000000000000',
          totalPrice: 1.01,
          totalRawPrice: '1010000000000000000',
          builtInFees: [],
          feesOnTop: [
            {
              recipient: '0x0097b9cfe64455eed479292671a1121f502bc954',
              bps: 100,
              amount: 0.01,
              rawAmount: '10000000000000000',
            },
          ],
        },
      ],
      fees: {
        gas: { currency: { contract: zeroAddress, decimals: 18 }, amount: { raw: '21000', decimal: 0 } },
      },
    })
    expect(read).toMatchInlineSnapshot(`
      {
        "errors": [
          {
            "message": "Unable to fill",
            "orderId": "0x02",
          },
        ],
        "fees": {
          "gas": {
            "currency": {
              "address": "0x0000000000000000000000000000000000000000",
              "decimals": 18,
            },
            "raw": 21000n,
          },
        },
        "path": [
          {
            "builtInFees": [],
            "contract": "0x9401518f4EBBA857BAA879D9f76E1Cc8b31ed197",
            "feesOnTop": [
              {
                "basisPoints": 100,
                "raw": 10000000000000000n,
                "recipient": "0x0097b9cFE64455EED479292671A1121F502bc954",
              },
            ],
            "orderId": "0x01",
            "quantity": 1n,
            "quote": {
              "currency": "0x0000000000000000000000000000000000000000",
              "decimals": 18,
              "raw": 1000000000000000000n,
              "symbol": "ETH",
            },
            "tokenId": 5333n,
            "totalRaw": 1010000000000000000n,
          },
        ],
        "requestId": "a1",
        "steps": [
          {
            "action": "Confirm transaction",
            "description": "To purchase this item you must confirm the transaction and pay the gas fee",
            "id": "sale",
            "items": [
              {
                "check": {
                  "body": {
                    "kind": "transaction",
                  },
                  "endpoint": "/execute/status/v1",
                  "method": "POST",
                },
                "data": {
                  "data": "0x00000000",
                  "from": "0x0097b9cFE64455EED479292671A1121F502bc954",
                  "to": "0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC",
                  "value": 1000000000000000000n,
                },
                "orderIds": [
                  "0x01",
                ],
                "status": "incomplete",
              },
            ],
            "kind": "transaction",
          },
          {
            "action": "Confirm transaction",
            "description": "To purchase this item you must confirm the transaction and pay the gas fee",
            "id": "nft-approval",
            "items": [
              {
                "status": "complete",
              },
            ],
            "kind": "transaction",
          },
        ],
      }
    `)
  })

  test('error: names the field', () => {
    const wrong = { steps: [sale, { ...sale, items: [{ ...sale.items[0], data: { to: '0x1' } }] }] }
    expect(() => wire.QuoteWire.decode(wrong)).toThrowErrorMatchingInlineSnapshot(
      `[Wire.InvalidFieldError: step: steps[1].items[0].data.to is "0x1"; expected text like /^0x[0-9a-fA-F]{40}$/.]`,
    )
    expect(() =>
      wire.QuoteWire.decode({ steps: [], path: [{ currency: zeroAddress }] }),
    ).toThrowErrorMatchingInlineSnapshot(
      `[Wire.InvalidFieldError: path: path[0].rawQuote is missing; expected one of the allowed forms.]`,
    )
    expect(() => wire.QuoteWire.decode('busy')).toThrowErrorMatchingInlineSnapshot(
      `[Wire.InvalidFieldError: quote is "busy"; expected a value of type object.]`,
    )
  })

  test('error: a kind of step that is not known', () => {
    expect(() =>
      wire.QuoteWire.decode({ steps: [{ ...sale, kind: 'telepathy' }] }),
    ).toThrowErrorMatchingInlineSnapshot(
      `[Step.UnknownKindError: The step sale has the unknown kind telepathy.]`,
    )
  })
})

describe('StepWire', () => {
  test.each(['https://evil.example/', '//evil.example', '@evil.example', 'order/v4', '/\\evil.example'])(
    'error: an endpoint that is not a path of the server: %s',
    (endpoint) => {
      const post = { endpoint, method: 'POST', body: {} }
      const step = { ...sale, kind: 'signature', items: [{ status: 'incomplete', data: { post } }] }
      expect(() => wire.StepWire.decode(step)).toThrow(wire.InvalidFieldError)
    },
  )

  test('behavior: fees and permits of an item without data stay away', () => {
    expect(
      wire.StepWire.decode({ ...sale, items: [{ status: 'incomplete', data: null, tip: null }] }),
    ).toEqual({
      ...sale,
      items: [{ status: 'incomplete' }],
    })
  })
})

describe('StatusWire', () => {
  test('behavior: a word of another server is unknown, not a failure', () => {
    expect(wire.StatusWire.decode({ status: 'received', txHashes: null })).toEqual({ status: 'unknown' })
  })
})

describe('PostWire', () => {
  test('behavior: reads a list of results, one order, and nothing', () => {
    expect(
      wire.PostWire.decodeResults({ results: [{ message: 'success', orderId: '0x01', orderIndex: 0 }] }),
    ).toEqual([{ message: 'success', orderId: '0x01', orderIndex: 0 }])
    expect(wire.PostWire.decodeResults({ orderId: '0x01' })).toEqual([{ orderId: '0x01' }])
    expect(wire.PostWire.decodeResults({ auth: 'token' })).toEqual([])
    expect(wire.PostWire.decodeResults('ok')).toEqual([])
  })
})

describe('FailureWire', () => {
  test('default', () => {
    const failure = { statusCode: 400, error: 'Bad Request', message: 'No fillable orders' }
    expect(wire.FailureWire.decode(failure, 400)).toEqual(failure)
    expect(wire.FailureWire.decode('<html>', 502)).toEqual({ statusCode: 502, error: '', message: '' })
  })
})

describe('FeedWire', () => {
  test('behavior: an event that is not known is none', () => {
    expect(wire.FeedWire.decode({ event: 'approval.created', data: {} })).toBe(undefined)
  })

  test('error: names the field', () => {
    expect(() =>
      wire.FeedWire.decodeRequest({ type: 'subscribe', event: 'everything' }),
    ).toThrowErrorMatchingInlineSnapshot(
      `[Wire.InvalidFieldError: subscription: event is "everything"; expected text like /^[a-z-]+\\.(\\*|[a-z-]+)$/.]`,
    )
  })
})
