import { demo } from '@souk/devchain'
import { seaportAddress } from '@souk/seaport'
import { Balances, deploy, testChain } from '@souk/testing'
import { type Address, encodeFunctionData, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenName } from '../testing/stepClient.js'
import { pieces, type StepWorld, setUpSteps, single } from '../testing/stepWorld.js'

const chain = testChain({ isUndone: false })
const [amina, bilal, celeste] = demo.accounts
const { lanterns, spices, wrappedNative, zellige } = demo.contracts
const unknownHash = `0x${'12'.repeat(32)}`
let world: StepWorld
let free: { single: Address; pieces: Address }

beforeAll(async () => {
  free = { single: await deploy(chain, 'FreeERC721'), pieces: await deploy(chain, 'FreeERC1155') }
  world = await setUpSteps(chain, {
    rateLimits: { write: 150 },
    collections: [lanterns, spices, zellige, free.single, free.pieces],
    mints: [
      { collection: free.single, signature: 'function mint(address to, uint256 tokenId)', price: 0n },
      {
        collection: free.pieces,
        signature: 'function mint(address to, uint256 tokenId, uint256 quantity)',
        price: 0n,
      },
    ],
  })
})
afterAll(() => world.server.close())

describe('transferTokens', () => {
  test('default: one token, without an approval', async () => {
    const [id = 0n] = await world.owned(amina, lanterns)
    const items = [{ token: tokenName(lanterns, id), quantity: 1 }]
    const gains = await world.changes([Balances.native, single(lanterns, id)], async () => {
      const sent = await world.run('transferTokens', amina, { to: bilal.address, items })
      expect(sent.steps.map((step) => step.id)).toEqual(['transfer'])
      return sent
    })
    expect(gains).toEqual({ Amina: [`-1 lanterns #${id}`], Bilal: [`1 lanterns #${id}`] })
  })

  test('behavior: ten tokens of two collections in one call', async () => {
    const tokens = (await world.owned(amina, lanterns)).slice(0, 9)
    const [jar = 0n] = await world.owned(amina, spices, 2n)
    const items = [
      ...tokens.map((id) => ({ token: tokenName(lanterns, id), quantity: 1 })),
      { token: tokenName(spices, jar), quantity: 2 },
    ]
    const things = [...tokens.map((id) => single(lanterns, id)), pieces(spices, jar)]
    const gains = await world.changes(things, async () => {
      const sent = await world.run('transferTokens', amina, { to: celeste.address, items })
      expect(sent.steps.map(({ id, items: done }) => [id, done?.length])).toEqual([
        ['nft-approval', 2],
        ['transfer', 1],
      ])
      return sent
    })
    expect(gains.Celeste).toHaveLength(10)
    expect(gains.Celeste).toContain(`2 spices #${jar}`)
  })

  test('behavior: several units in one call, without an approval', async () => {
    const jars = (await world.owned(bilal, spices)).slice(0, 3)
    const { body } = await world.ask('/execute/transfer/v1', {
      from: bilal.address,
      to: amina.address,
      items: jars.map((id) => ({ token: tokenName(spices, id) })),
    })
    expect(body.steps).toMatchObject([
      { id: 'transfer', items: [{ data: { to: spices.toLowerCase(), value: '0x0' } }] },
    ])
  })

  test('error: not the owner', async () => {
    const [id = 0n] = await world.owned(bilal, zellige)
    const items = [{ token: tokenName(zellige, id) }]
    const { body } = await world.ask('/execute/transfer/v1', {
      from: amina.address,
      to: bilal.address,
      items,
    })
    expect(body).toMatchObject({ statusCode: 400, code: 'balance_insufficient' })
  })
})

describe('mintToken', () => {
  test('default', async () => {
    const minted = await world.run('mintToken', bilal, {
      items: [{ token: tokenName(free.pieces, 7n), quantity: 3 }],
    })
    expect(minted.steps).toMatchObject([
      {
        id: 'sale',
        items: [{ status: 'complete', transfersData: [{ token: { tokenId: '7' }, amount: '3' }] }],
      },
    ])
    expect(await world.owned(bilal, free.pieces, 3n)).toEqual([7n])
  })

  test('param: custom', async () => {
    const details = {
      tx: {
        to: free.single,
        data: {
          signature: '0x40c10f19',
          params: [
            { abiType: 'address', abiValue: bilal.address },
            { abiType: 'uint256', abiValue: '99' },
          ],
        },
      },
    }
    await world.run('mintToken', bilal, {
      items: [{ custom: { contract: free.single, price: '0', details }, quantity: 1 }],
    })
    expect(await world.owned(bilal, free.single)).toEqual([99n])
  })

  test('error: it would fail', async () => {
    const wish = { taker: bilal.address, items: [{ token: tokenName(free.single, 99n) }] }
    const { body } = await world.ask('/execute/mint/v1', wish)
    expect(body).toMatchObject({ statusCode: 400, code: 'call_fails' })
  })

  test('error: the mint is not public', async () => {
    const { body } = await world.ask('/execute/mint/v1', {
      taker: bilal.address,
      items: [{ collection: lanterns }],
    })
    expect(body).toMatchObject({ statusCode: 400, code: 'no_mint' })
  })
})

describe('call', () => {
  const deposit = encodeFunctionData({ abi: parseAbi(['function deposit() payable']) })

  test('default: one after another', async () => {
    const things = [Balances.native, { itemType: 1 as const, token: wrappedNative, identifier: 0n }]
    const gains = await world.changes(things, () =>
      world.run('call', bilal, {
        toChainId: chain.chain.id,
        txs: [
          { to: wrappedNative, data: deposit, value: String(parseEther('2')) },
          { to: wrappedNative, data: deposit, value: String(parseEther('1')) },
        ],
      }),
    )
    expect(gains).toEqual({ Bilal: [`-${parseEther('3')} wei`, `${parseEther('3')} wrappedNative`] })
  })

  test('error: from another chain', async () => {
    const txs = [{ to: wrappedNative, data: deposit, value: '0' }]
    const { body } = await world.ask('/execute/call/v1', { user: bilal.address, txs, originChainId: 1 })
    expect(body).toMatchObject({ statusCode: 400, code: 'cross_chain' })
  })
})

describe('after the wallet', () => {
  test('behavior: a transaction is synced once its block is followed', async () => {
    const wallet = chain.walletClient(bilal)
    const hash = await wallet.sendTransaction({ to: celeste.address, value: 1n })
    await chain.publicClient.waitForTransactionReceipt({ hash })
    await world.caughtUp()
    const { body } = await world.ask(`/transactions/synced/v2?txHash=${hash}&includeTransfers=true`)
    expect(body).toEqual({ transactions: [{ hash, synced: true, transfers: [] }], synced: true })
    const status = await world.ask('/execute/status/v1', { kind: 'transaction', id: hash })
    expect(status.body).toEqual({ status: 'success', txHashes: [hash] })
  })

  test('behavior: a transaction unknown to the chain is not synced', async () => {
    const { body } = await world.ask(
      `/transactions/synced/v2?txHash=${unknownHash}&txHash=0x${'13'.repeat(32)}`,
    )
    expect(body).toEqual({
      transactions: [
        { hash: unknownHash, synced: false },
        { hash: `0x${'13'.repeat(32)}`, synced: false },
      ],
    })
    const status = await world.ask('/execute/status/v1', { kind: 'transaction', id: unknownHash })
    expect(status.body).toEqual({ status: 'pending' })
  })

  test('behavior: a reverted transaction counts as failed', async () => {
    const hash = await chain
      .walletClient(bilal)
      .sendTransaction({ to: seaportAddress, data: '0xffffffff', gas: 100_000n })
    await chain.publicClient.waitForTransactionReceipt({ hash })
    await world.caughtUp()
    const { body } = await world.ask(`/transactions/synced/v2?txHash=${hash}`)
    expect(body).toMatchObject({ synced: true, status: 'failure' })
    const status = await world.ask('/execute/status/v1', { kind: 'transaction', id: hash })
    expect(status.body).toMatchObject({ status: 'failure' })
  })

  test('behavior: accepts reports and refreshes tokens', async () => {
    const report = await world.ask('/execute/results/v1', {
      requestId: 'a',
      stepId: 'sale',
      errorMessage: 'b',
    })
    expect(report.status).toBe(200)
    const tokens = [tokenName(lanterns, 1n), tokenName(seaportAddress, 1n)]
    const { body } = await world.ask('/tokens/refresh/v2', { tokens })
    expect(body).toMatchObject({ results: [{ isError: false }, { isError: true }] })
  })

  test('error: an order without a signature, and one of another exchange', async () => {
    const order = { kind: 'looks-rare', data: {} }
    const foreign = await world.ask('/order/v4', { items: [{ order }] })
    expect(foreign.body).toMatchObject({ statusCode: 400, code: 'order_kind_unsupported' })
    const { body } = await world.ask('/order/v4', { items: [{ order: { ...order, kind: 'seaport-v1.5' } }] })
    expect(body).toMatchObject({ statusCode: 400, error: 'Bad Request', code: 'invalid_input' })
  })

  test('error: an unknown endpoint', async () => {
    const { status, body } = await world.ask('/execute/swap/v9', {})
    expect([status, body]).toEqual([
      404,
      { statusCode: 404, error: 'Not Found', message: 'There is no such endpoint.', code: 'not_found' },
    ])
    expect(await world.ask('/tokens/v99')).toMatchObject({ status: 404, body: { statusCode: 404 } })
  })

  test('error: the body is too large', async () => {
    const { status, body } = await world.ask('/execute/buy/v7', { taker: 'a'.repeat(2 ** 21) })
    expect([status, body.statusCode, body.error]).toEqual([413, 413, 'Payload Too Large'])
  })

  // Runs last, since no request succeeds afterwards.
  test('error: too many requests', async () => {
    const report = () =>
      fetch(`${world.url}/execute/results/v1`, { method: 'POST', body: '{"requestId":"a","stepId":"sale"}' })
    const answers = await Promise.all(Array.from({ length: 200 }, report))
    const refused = answers.find(({ status }) => status === 429)
    expect(await refused?.json()).toMatchObject({
      statusCode: 429,
      error: 'Too Many Requests',
      code: 'rate_limited',
    })
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
