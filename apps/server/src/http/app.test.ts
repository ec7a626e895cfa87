import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demo } from '@souk/devchain'
import {
  createMarketApi,
  getCollection,
  getCollections,
  getFulfillmentData,
  getMarketInfo,
  getNft,
  getNftsByAccount,
  getNftsByCollection,
  getNftsByContract,
  getOrders,
  getPaymentToken,
  type MarketApi,
  NotFoundError,
  notifyCancellation,
  postOrder,
  refreshNft,
} from '@souk/market'
import { ItemType, knownConduitKey, Order, OrderType, seaportAbi, seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import {
  concat,
  type Hex,
  keccak256,
  parseAbi,
  parseEther,
  serializeErc6492Signature,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setApproval } from '../testing/setApproval.js'
import { listing, signOrder } from '../testing/signOrder.js'

const chain = testChain({ isUndone: false })
const [amina, bilal, celeste] = demo.accounts
const { lanterns, spices, wrappedNative, dusd } = demo.contracts
let server: TestServer
let api: MarketApi
let url: string
let webRoot: string
let owned: bigint[]
let now: bigint

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'souk-web-'))
  await mkdir(join(webRoot, 'assets'))
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><script>let a = 1</script><title>Souk</title>')
  await writeFile(join(webRoot, 'assets', 'app-1a2b.js'), `${'// '.padEnd(2000, 'x')}\n`)
  server = await testServer({ rpcUrl: chain.rpcUrl, webRoot, chain: 'ethereum' })
  await server.indexed(await chain.publicClient.getBlockNumber())
  await server.described()
  url = (await server.listen()).url
  api = createMarketApi({ chain: 'ethereum', baseUrl: url })
  const { nfts } = await getNftsByAccount(api, { account: amina.address, limit: 200 })
  owned = nfts.filter((nft) => nft.contract === lanterns).map((nft) => nft.tokenId)
})
afterAll(async () => {
  await server.close()
  await rm(webRoot, { recursive: true })
})
beforeEach(async () => {
  await server.indexed(await setApproval(chain, { owner: amina, token: lanterns, approved: true }))
  now = (await chain.publicClient.getBlock()).timestamp
})

type Options = Partial<Parameters<typeof listing>[0]>
const draft = (options: Options = {}) =>
  listing({
    maker: amina.address,
    token: lanterns,
    identifier: owned[0]!,
    price: parseEther('1'),
    now,
    ...options,
  })
const sell = async (options: Options = {}) =>
  postOrder(api, { side: 'ask', order: await signOrder(amina.privateKey, draft(options)) })

describe('posting an order', () => {
  test('behavior: the same order twice gives the same answer', async () => {
    const order = await signOrder(amina.privateKey, draft({ changes: { salt: 5n } }))
    const first = await postOrder(api, { side: 'ask', order })
    expect(await postOrder(api, { side: 'ask', order })).toEqual(first)
  })

  test('behavior: a compact signature', async () => {
    const order = await signOrder(amina.privateKey, draft({ changes: { salt: 6n } }))
    const v = Number.parseInt(order.signature.slice(130), 16)
    const s = BigInt(`0x${order.signature.slice(66, 130)}`) | (BigInt(v - 27) << 255n)
    const signature = `${order.signature.slice(0, 66)}${s.toString(16).padStart(64, '0')}` as Hex
    expect((await postOrder(api, { side: 'ask', order: { ...order, signature } })).status).toBe('active')
  })

  test('behavior: posted again with a tip, which no hash covers, it is shown as first accepted', async () => {
    const order = await signOrder(amina.privateKey, draft({ changes: { salt: 6_001n } }))
    const taken = await postOrder(api, { side: 'ask', order })
    const { consideration } = order.parameters
    const tips = consideration.map((item) => ({ ...item, recipient: bilal.address }))
    const tipped = { ...order.parameters, consideration: [...consideration, ...tips] }
    const again = await postOrder(api, { side: 'ask', order: { ...order, parameters: tipped } })
    expect(again).toEqual(taken)
    expect(again.order.parameters).toEqual(order.parameters)
  })

  test('behavior: an order that starts later waits', async () => {
    const posted = await sell({ changes: { salt: 7n, startTime: now + 1000n } })
    expect([posted.status, posted.reason]).toEqual(['inactive', 'not_started'])
    const wish = { side: 'ask', orderHash: posted.orderHash, fulfiller: bilal.address } as const
    await expect(getFulfillmentData(api, wish)).rejects.toThrow('not_started')
  })

  test('behavior: a buyer whose clock is slightly ahead gets the fulfilment data', async () => {
    const wall = BigInt(Math.floor(Date.now() / 1000))
    const startTime = (now > wall ? now : wall) + 8n
    const { orderHash, reason } = await sell({ changes: { salt: 8n, startTime } })
    expect(reason).toBe('not_started')
    const wish = { side: 'ask', orderHash, fulfiller: bilal.address } as const
    expect((await getFulfillmentData(api, wish)).order.parameters.startTime).toBe(startTime)
  })

  test('behavior: an offer in wrapped ether on any token of a collection', async () => {
    const wallet = chain.walletClient(bilal)
    const abi = parseAbi(['function approve(address spender, uint256 amount) returns (bool)'])
    const args = [seaportAddress, parseEther('2')] as const
    const hash = await wallet.writeContract({ address: wrappedNative, abi, functionName: 'approve', args })
    await server.indexed((await chain.publicClient.waitForTransactionReceipt({ hash })).blockNumber)
    const base = draft()
    const components: Order.Components = {
      ...base,
      offerer: bilal.address,
      offer: [{ ...money(wrappedNative, parseEther('2')) }],
      consideration: [
        {
          itemType: ItemType.ERC721_WITH_CRITERIA,
          token: lanterns,
          identifierOrCriteria: 0n,
          startAmount: 1n,
          endAmount: 1n,
          recipient: bilal.address,
        },
      ],
    }
    const posted = await postOrder(api, { side: 'bid', order: await signOrder(bilal.privateKey, components) })
    expect([posted.status, posted.type, posted.price]).toEqual(['active', 'criteria', parseEther('2')])
    const { orders } = await getOrders(api, { side: 'bid', tokenIds: [3n], contract: lanterns })
    expect(orders.map((order) => order.orderHash)).toEqual([posted.orderHash])
    const revoke = await wallet.writeContract({
      address: wrappedNative,
      abi,
      functionName: 'approve',
      args: [seaportAddress, 1n],
    })
    await server.indexed((await chain.publicClient.waitForTransactionReceipt({ hash: revoke })).blockNumber)
    expect((await getOrders(api, { side: 'bid' })).orders).toEqual([])
    expect((await getOrders(api, { side: 'bid', maker: bilal.address })).orders[0]?.reason).toBe('approval')
  })

  test('behavior: an order that was validated on chain needs no signature', async () => {
    const { parameters, signature } = await signOrder(amina.privateKey, draft({ changes: { salt: 8n } }))
    const { counter: _, ...rest } = parameters
    const total = BigInt(parameters.totalOriginalConsiderationItems)
    const hash = await chain.walletClient(amina).writeContract({
      address: seaportAddress,
      abi: seaportAbi,
      functionName: 'validate',
      args: [[{ parameters: { ...rest, totalOriginalConsiderationItems: total }, signature }]],
    })
    await chain.publicClient.waitForTransactionReceipt({ hash })
    expect((await postOrder(api, { side: 'ask', order: { parameters, signature: '0x' } })).status).toBe(
      'active',
    )
  })

  test('behavior: a contract account confirms its signature, or does not', async () => {
    const account = amina.address
    const parameters = draft({ changes: { salt: 9n } })
    const order = { parameters, signature: '0x1234' } as const
    const answer = (word: string) => `0x7f${word.padEnd(64, '0')}60005260206000f3` as Hex
    await chain.testClient.setCode({ address: account, bytecode: answer('ffffffff') })
    await expect(postOrder(api, { side: 'ask', order })).rejects.toMatchObject({ code: 'signature_invalid' })
    await chain.testClient.setCode({ address: account, bytecode: answer('1626ba7e') })
    expect((await postOrder(api, { side: 'ask', order })).status).toBe('active')
    await chain.testClient.setCode({ address: account, bytecode: '0x' })
  })

  test('behavior: orders signed together are independent', async () => {
    const orders = [6, 7, 8, 0].map((index) => draft({ identifier: owned[index]!, changes: { salt: 10n } }))
    const typed = Order.typedData(orders[0]!, { chainId: 31_337 })
    const tree = orders.map((components) => Order.typedData(components, { chainId: 31_337 }).message)
    const signature = await privateKeyToAccount(amina.privateKey).signTypedData({
      domain: typed.domain,
      types: { BulkOrder: [{ name: 'tree', type: 'OrderComponents[2][2]' }], ...Order.types },
      primaryType: 'BulkOrder',
      message: { tree: [tree.slice(0, 2), tree.slice(2)] } as never,
    })
    const hashes = orders.map((components) => Order.hash(components))
    const pair = (index: number) => keccak256(concat([hashes[index]!, hashes[index + 1]!]))
    const bulk = concat([signature, '0x000002', hashes[3]!, pair(0)])
    const order = { parameters: orders[2]!, signature: bulk }
    expect((await postOrder(api, { side: 'ask', order })).status).toBe('active')
    const wrong = { parameters: orders[1]!, signature: bulk }
    await expect(postOrder(api, { side: 'ask', order: wrong })).rejects.toMatchObject({
      code: 'signature_invalid',
    })
  })

  const money = (token: typeof wrappedNative | typeof dusd, amount: bigint) => ({
    itemType: ItemType.ERC20,
    token,
    identifierOrCriteria: 0n,
    startAmount: amount,
    endAmount: amount,
  })

  test.each<[code: string, make: () => Promise<Order.Order> | Order.Order, side?: 'bid']>([
    ['signature_invalid', async () => ({ ...(await signOrder(bilal.privateKey, draft())) })],
    ['signature_invalid', async () => ({ parameters: draft(), signature: '0x' })],
    ['signature_invalid', async () => ({ parameters: draft(), signature: `0x${'ab'.repeat(65)}` })],
    [
      'signature_invalid',
      async () => {
        const { parameters, signature } = await signOrder(amina.privateKey, draft())
        return {
          parameters,
          signature: serializeErc6492Signature({ address: zeroAddress, data: '0x', signature }),
        }
      },
    ],
    ['signature_invalid', () => signOrder(amina.privateKey, draft(), 1)],
    [
      'signature_invalid',
      async () => ({ ...(await signOrder(amina.privateKey, draft())), parameters: draft({ price: 1n }) }),
    ],
    ['order_expired', () => signOrder(amina.privateKey, draft({ changes: { endTime: now - 1n } }))],
    [
      'time_window',
      () => signOrder(amina.privateKey, draft({ changes: { startTime: now + 9n, endTime: now + 9n } })),
    ],
    ['counter_mismatch', () => signOrder(amina.privateKey, draft({ changes: { counter: 1n } }))],
    ['balance_insufficient', () => signOrder(bilal.privateKey, draft({ maker: bilal.address }))],
    ['balance_insufficient', () => signOrder(amina.privateKey, draft({ identifier: 10n ** 30n }))],
    ['approval_missing', () => signOrder(amina.privateKey, draft({ conduitKey: knownConduitKey }))],
    ['conduit_unknown', () => signOrder(amina.privateKey, draft({ conduitKey: `0x${'12'.repeat(32)}` }))],
    ['zero_amount', () => signOrder(amina.privateKey, draft({ price: 0n }))],
    ['currency_unsupported', () => signOrder(amina.privateKey, draft({ currency: celeste.address }))],
    ['collection_unknown', () => signOrder(amina.privateKey, draft({ token: wrappedNative }))],
    ['collection_unknown', () => signOrder(amina.privateKey, draft({ token: spices }))],
    [
      'items_unsupported',
      () =>
        signOrder(
          amina.privateKey,
          draft({ changes: { consideration: [], totalOriginalConsiderationItems: 0 } }),
        ),
    ],
    [
      'items_unsupported',
      () =>
        signOrder(amina.privateKey, draft({ changes: { offer: [draft().offer[0]!, draft().offer[0]!] } })),
    ],
    [
      'zone_unsupported',
      () => signOrder(amina.privateKey, draft({ changes: { orderType: OrderType.FULL_RESTRICTED } })),
    ],
    ['side_mismatch', () => signOrder(amina.privateKey, draft()), 'bid'],
    [
      'tips_unsigned',
      async () => {
        const { parameters, signature } = await signOrder(amina.privateKey, draft())
        const tipped = {
          ...parameters,
          consideration: [...parameters.consideration, ...parameters.consideration],
        }
        return { parameters: tipped, signature }
      },
    ],
  ])('error: %s', async (code, make, side = 'ask' as never) => {
    const order = await make()
    await expect(postOrder(api, { side, order })).rejects.toMatchObject({ status: 400, code })
  })

  test('error: another exchange', async () => {
    const order = await signOrder(amina.privateKey, draft())
    await expect(postOrder(api, { side: 'ask', order, protocolAddress: lanterns })).rejects.toMatchObject({
      code: 'protocol_unsupported',
    })
  })

  test.each([
    ['not JSON', '{', 'body'],
    ['a list', '[]', ''],
    ['without parameters', '{"protocol_address":"0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC"}', 'parameters'],
    ['without an exchange', '{"parameters":{}}', 'protocol_address'],
  ])('error: a body that is %s', async (_, body, field) => {
    const response = await fetch(`${url}/v2/orders/ethereum/seaport/listings`, { method: 'POST', body })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_input', facts: { field } })
  })

  test('error: a body that is too large', async () => {
    const body = JSON.stringify({ parameters: 'x'.repeat(1_100_000) })
    const response = await fetch(`${url}/v2/orders/ethereum/seaport/listings`, { method: 'POST', body })
    expect([response.status, (await response.json()).code]).toEqual([413, 'body_too_large'])
  })
})

describe('reading', () => {
  test('behavior: pages lose and repeat nothing, in both sorts', async () => {
    const hashes: string[] = []
    for (let index = 0; index < 5; index++)
      hashes.push(
        (await sell({ identifier: owned[index + 1]!, price: BigInt(1000 - index), changes: { salt: 20n } }))
          .orderHash,
      )
    for (const orderBy of ['created_date', 'eth_price'] as const) {
      const seen: string[] = []
      let next: string | undefined
      do {
        const page = await getOrders(api, {
          side: 'ask',
          tokenIds: owned.slice(1, 6),
          orderBy,
          orderDirection: 'asc',
          limit: 2,
          next,
        })
        seen.push(...page.orders.map((order) => order.orderHash))
        next = page.next
      } while (next)
      expect(seen).toEqual(orderBy === 'created_date' ? hashes : hashes.toReversed())
    }
    const { nfts } = await getNftsByCollection(api, {
      slug: 'lanterns-of-the-souk',
      listed: true,
      sort: 'price',
      limit: 3,
    })
    expect(nfts.map((nft) => nft.listing?.orderHash)).toEqual(hashes.toReversed().slice(0, 3))
  })

  test('behavior: every token of a collection, whatever the page size and order', async () => {
    for (const sort of ['identifier', 'price'] as const) {
      const seen: bigint[] = []
      let next: string | undefined
      do {
        const page = await getNftsByCollection(api, { slug: 'lanterns-of-the-souk', limit: 7, next, sort })
        seen.push(...page.nfts.map((nft) => nft.tokenId))
        next = page.next
      } while (next)
      const { stats } = await getCollection(api, { slug: 'lanterns-of-the-souk' })
      expect([new Set(seen).size, seen.length]).toEqual([seen.length, Number(stats.totalSupply)])
    }
  })

  test('behavior: metadata, traits and pictures come from the chain', async () => {
    const nft = await getNft(api, { contract: lanterns, tokenId: owned[0]! })
    expect(nft.imageUrl).toMatch(/^data:image\/svg\+xml/)
    expect(nft.metadataUrl).toBe('data:application/json;base64')
    expect(nft.traits.length).toBeGreaterThan(0)
    const { collections } = await getCollections(api)
    expect(collections.map((collection) => [collection.slug, collection.standard])).toEqual([
      ['lanterns-of-the-souk', 'erc721'],
      ['spice-jars', 'erc1155'],
      ['zellige', 'erc721'],
    ])
    const [trait] = nft.traits
    const { traits } = await getCollection(api, { slug: 'lanterns-of-the-souk' })
    expect(traits[trait!.type]?.[String(trait!.value)]).toBeGreaterThan(0)
    const same = await getNftsByCollection(api, {
      slug: 'lanterns-of-the-souk',
      traits: { [trait!.type]: [String(trait!.value)] },
      limit: 100,
    })
    expect(same.nfts.map((found) => found.tokenId)).toContain(owned[0])
    await refreshNft(api, { contract: lanterns, tokenId: owned[0]! })
  })

  test('behavior: fulfilment data has the signature; a cancellation that did not happen has no effect', async () => {
    const posted = await sell({ changes: { salt: 30n } })
    const { order, transaction } = await getFulfillmentData(api, {
      side: 'ask',
      orderHash: posted.orderHash,
      fulfiller: bilal.address,
    })
    expect(Order.hash(order.parameters)).toBe(posted.orderHash)
    expect([order.signature.length, transaction.value]).toEqual([132, parseEther('1')])
    expect(await notifyCancellation(api, { orderHash: posted.orderHash, address: amina.address })).toEqual({
      orderHash: posted.orderHash,
      status: 'active',
      cancelled: false,
    })
  })

  test('behavior: the market, its currencies and its contracts', async () => {
    const info = await getMarketInfo(api)
    expect([info.chainId, info.currencies.map((currency) => currency.symbol)]).toEqual([
      31337,
      ['ETH', 'WETH', 'dUSD'],
    ])
    expect((await getPaymentToken(api, { currency: dusd })).decimals).toBe(6)
    expect((await getNftsByContract(api, { contract: spices, limit: 1 })).nfts[0]?.standard).toBe('erc1155')
  })

  test.each([
    ['an unknown chain', '/v2/orders/solana/seaport/listings', 404],
    ['an unknown protocol', '/v2/orders/ethereum/wyvern/listings', 404],
    ['an unknown order', `/v2/order/0x${'1'.repeat(64)}`, 404],
    ['a hash that is none', '/v2/order/7', 400],
    ['an unknown collection', '/v2/collection/nothing', 404],
    ['an unknown endpoint', '/v2/nothing', 404],
    ['a limit too high', '/v2/orders/ethereum/seaport/listings?limit=51', 400],
    ['a limit of words', '/v2/orders/ethereum/seaport/listings?limit=many', 400],
    ['a cursor of its own making', '/v2/orders/ethereum/seaport/listings?cursor=abc', 400],
    ['a token id that is none', '/v2/orders/ethereum/seaport/listings?token_ids=-1', 400],
    ['a maker that is none', "/v2/orders/ethereum/seaport/listings?maker=0x'", 400],
    ['a token that does not exist', `/v2/chain/ethereum/contract/${lanterns}/nfts/999999`, 404],
    ['a number too large', `/v2/chain/ethereum/contract/${lanterns}/nfts/${'9'.repeat(78)}`, 400],
    ['a trait that is no pair', '/v2/collection/zellige/nfts?trait=x', 400],
  ])('error: %s', async (_, path, status) => {
    const response = await fetch(`${url}${path}`)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      errors: [expect.any(String)],
      code: expect.any(String),
      facts: {},
    })
  })

  test('error: "not found" has its own class', async () => {
    await expect(getCollection(api, { slug: 'nothing' })).rejects.toThrow(NotFoundError)
  })
})

describe('the published client', () => {
  test('default', async () => {
    const require = createRequire(import.meta.url)
    const { OpenSeaAPI } = require('opensea-js/lib/api/api.js')
    const client = new OpenSeaAPI({ chain: 'ethereum', apiKey: 'any' })
    client.apiBaseUrl = url
    const posted = await sell({ changes: { salt: 40n } })
    const order = await client.getOrder({ side: 'ask', maker: amina.address, assetContractAddress: lanterns })
    expect([order.orderHash, order.currentPrice.toString()]).toEqual([
      posted.orderHash,
      parseEther('1').toString(),
    ])
    const { orders } = await client.getOrders({
      side: 'ask',
      tokenIds: [String(owned[0])],
      assetContractAddress: lanterns,
    })
    expect(orders.length).toBeGreaterThan(0)
    const { fulfillment_data } = await client.generateFulfillmentData(
      bilal.address,
      posted.orderHash,
      seaportAddress,
      'ask',
    )
    expect(fulfillment_data.orders[0].signature).toMatch(/^0x/)
    const collection = await client.getCollection('lanterns-of-the-souk')
    expect(collection.fees.openseaFees.get(demo.marketFee.address.toLowerCase())).toBe(250)
    const { nft } = await client.getNFT('ethereum', lanterns, String(owned[0]))
    expect(nft.identifier).toBe(String(owned[0]))
    const signed = await signOrder(amina.privateKey, draft({ changes: { salt: 41n } }))
    const serialized = Order.serialize(signed)
    const again = await client.postOrder(serialized, { side: 'ask', protocolAddress: seaportAddress })
    expect(again.orderHash).toBe(Order.hash(signed.parameters))
    await expect(
      client.postOrder({ ...serialized, signature: '0x' }, { side: 'bid', protocolAddress: seaportAddress }),
    ).rejects.toThrow()
  })
})

describe('the node', () => {
  const rpc = (body: unknown) =>
    fetch(`${url}/rpc`, { method: 'POST', body: JSON.stringify(body) }).then((r) => r.json())

  test('default', async () => {
    expect(await rpc({ jsonrpc: '2.0', id: 9, method: 'eth_chainId' })).toEqual({
      jsonrpc: '2.0',
      id: 9,
      result: '0x7a69',
    })
  })

  test('behavior: refuses only the unavailable methods of a batch', async () => {
    const answers = await rpc([
      { jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params: [{}] },
      { jsonrpc: '2.0', id: 1, method: 'net_version' },
      { jsonrpc: '2.0', id: 'a', method: 'anvil_mine' },
    ])
    expect(
      answers.map((answer: { id: unknown; error?: { code: number }; result?: string }) => [
        answer.id,
        answer.error?.code ?? answer.result,
      ]),
    ).toEqual([
      [1, -32601],
      [1, '31337'],
      ['a', -32601],
    ])
  })

  test('behavior: forwards the node’s answer to a call', async () => {
    const nothing = { to: demo.contracts.lanterns, data: '0x00000000' }
    const [answer, receipt] = await rpc([
      { jsonrpc: '2.0', id: 5, method: 'eth_call', params: [nothing, 'latest'] },
      { jsonrpc: '2.0', id: 6, method: 'eth_getTransactionReceipt', params: [`0x${'00'.repeat(32)}`] },
    ])
    expect(answer).toMatchObject({
      id: 5,
      error: { code: 3, message: expect.stringMatching(/revert/), data: '0x' },
    })
    expect(receipt).toEqual({ jsonrpc: '2.0', id: 6, result: null })
  })
})

describe('the app', () => {
  test('default', async () => {
    const page = await fetch(`${url}/collections/zellige`)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(page.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[^']+';.*img-src 'self' data:;/,
    )
    expect(await page.text()).toContain('Souk')
    const asset = await fetch(`${url}/assets/app-1a2b.js`)
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-encoding')).toBe('gzip')
    const etag = asset.headers.get('etag') ?? ''
    expect((await fetch(`${url}/assets/app-1a2b.js`, { headers: { 'if-none-match': etag } })).status).toBe(
      304,
    )
  })

  test.each(['/assets/other.js', '/..%2f..%2fetc%2fpasswd.txt'])('error: %s', async (path) => {
    expect((await fetch(`${url}${path}`)).status).toBe(404)
  })
})

describe('health', () => {
  test('default', async () => {
    const response = await fetch(`${url}/health`)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      ready: true,
      chain: { id: 31337, lag: 0, time: expect.any(Number), error: null },
      database: 'ok',
    })
  })
})
