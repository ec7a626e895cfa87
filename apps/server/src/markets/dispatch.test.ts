import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dispatch, readNamed } from './dispatch.js'

const isKnown = (chain: string) => chain === 'souk' || chain === 'matic'
const hash = `0x${'aB'.repeat(32)}`
const chain = (name: string, url?: string) => ({ type: 'chain', chain: name, ...(url && { url }) })

describe('dispatch', () => {
  test.each([
    ['/v2/market', { type: 'default' }],
    ['/', { type: 'default' }],
    ['/health', { type: 'whole' }],
    ['/metrics?x=1', { type: 'whole' }],
    ['/chains/matic/health', chain('matic', '/health')],
    ['/chains/matic', chain('matic', '/')],
    ['/chains/matic?tab=1', chain('matic', '/?tab=1')],
    ['/chains/souk/v2/collection/x?y', chain('souk', '/v2/collection/x?y')],
    ['/chains/souk/chains/matic/v2/market', chain('souk', '/chains/matic/v2/market')],
    ['http://any.example/chains/matic/v2/market', chain('matic', '/v2/market')],
    ['/v2/orders/matic/seaport/listings', chain('matic')],
    ['/api/v2/orders/MATIC/seaport/listings', chain('matic')],
    ['/v2/orders/chain/matic/protocol/0x/0x', chain('matic')],
    ['/v2/chain/matic/contract/0x/nfts', chain('matic')],
    ['/v2/events/chain/matic', chain('matic')],
    ['/v2/metadata/matic/0x/1', chain('matic')],
    ['/v2/collections?chain=matic', chain('matic')],
    ['/v2/stream?type=sale&chain=matic', chain('matic')],
    ['/v2/stream?chain=matic&chain=souk', { type: 'streams' }],
    ['/v2/events?type=sale&chain=matic,SOUK', { type: 'streams' }],
    ['/v2/stream?chain=matic&chain=nowhere', { type: 'default' }],
    ['/v2/collections?chain=matic&chain=souk', { type: 'default' }],
    ['/v2/orders/nowhere/seaport/listings', { type: 'default' }],
    [`/v2/order/${hash}`, { type: 'order', hash: hash.toLowerCase() }],
    [`/api/v2/auctions/${hash}/settlement`, { type: 'order', hash: hash.toLowerCase() }],
    [`/v2/orders?order_hashes=${hash}`, { type: 'order', hash: hash.toLowerCase() }],
  ])('default: %s', (url, way) => {
    expect(dispatch({ method: 'GET', url }, isKnown)).toEqual(way)
  })

  test('default: a post whose body names its chain', () => {
    const url = '/v2/listings/fulfillment_data'
    expect(dispatch({ method: 'POST', url }, isKnown)).toEqual({ type: 'body' })
    expect(dispatch({ method: 'GET', url }, isKnown)).toEqual({ type: 'default' })
  })

  test.each([
    '/chains/',
    '/chains//',
    '/chains//v2/market',
    '/chains/%2e%2e/',
    '/chains/../v2/market',
    '/chains/mati%63/v2/market',
    '/chains/matic%2fv2/market',
    '/chains/MATIC/v2/market',
    '/chains/constructor/',
    '/chains/matic\\v2',
    '/chains/ matic/',
  ])('error: %s is no chain', (url) => {
    expect(dispatch({ url }, isKnown).type).toBe('unknown')
  })

  test('behavior: what is handed on always begins with a slash, and never with a prefix of this server', () => {
    const part = fc.constantFrom('/', 'chains', 'matic', '..', '%2f', '?', '#', '\\', '//', 'v2', 'souk', ' ')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const way = dispatch({ url: `/${parts.join('')}` }, isKnown)
        if (way.type === 'chain') expect([isKnown(way.chain), way.url?.[0] ?? '/']).toEqual([true, '/'])
      }),
    )
  })
})

describe('readNamed', () => {
  test.each([
    ['{"listing":{"hash":"0x1","chain":"Matic"}}', { chain: 'matic' }],
    ['{"offer":{"chain":"souk"}}', { chain: 'souk' }],
    ['{"chain":"souk","tokens":[]}', { chain: 'souk' }],
    ['{"identifiers":[{"chain":"matic"}]}', { chain: 'matic' }],
    [`{"orderId":"${hash}"}`, { hash: hash.toLowerCase() }],
    ['{"chain":7}', {}],
    ['null', {}],
    ['[', {}],
    ['', {}],
  ])('default: %s', (text, named) => {
    expect(readNamed(text)).toEqual({ chain: undefined, hash: undefined, ...named })
  })
})
