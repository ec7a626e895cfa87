import { BaseError, findCause } from '@souk/base'
import { seaportAbi } from '@souk/seaport'
import { encodeFunctionData, parseEther, zeroAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ChainMissingError, createExecuteClient } from '../client/ExecuteClient.js'
import { version } from '../client/version.js'
import { StoppedError } from '../run/execute.js'
import {
  account,
  answer,
  approval,
  approved,
  buyPath,
  contract,
  orderSignature,
  paths,
  sale,
  stranger,
  token,
  transaction,
  usual,
  weth,
} from '../testing/scenarios.js'
import { scriptedChain } from '../testing/scriptedChain.js'
import { type Answer, refusal, scriptedServer } from '../testing/scriptedServer.js'
import { scriptedWallet } from '../testing/scriptedWallet.js'
import { isDoneWithin } from '../testing/virtualTime.js'
import { acceptOffer } from './acceptOffer.js'
import { buyToken } from './buyToken.js'
import { call } from './call.js'
import { cancelOrder } from './cancelOrder.js'
import { listToken } from './listToken.js'
import { mintToken } from './mintToken.js'
import { placeBid } from './placeBid.js'
import { transferTokens } from './transferTokens.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fee = { recipient: stranger, basisPoints: 250 }

function setup(
  server: Record<string, Answer | readonly Answer[]>,
  options: Partial<createExecuteClient.Options> = {},
) {
  const chain = scriptedChain({ account })
  const wallet = scriptedWallet(chain)
  const served = scriptedServer({
    ...usual,
    '/order/v4': () => ({ results: [{ orderId: '0x01' }] }),
    ...server,
  })
  const told: unknown[][] = []
  const tell = (...values: unknown[]) => void told.push(values)
  const client = createExecuteClient({
    chains: [{ id: 1, name: 'mainnet', baseApiUrl: 'https://market.example/', wrappedNativeToken: weth }],
    apiKey: 'secret-key',
    uiVersion: '1.2.3',
    source: 'souk.example',
    fetch: served.fetch,
    logger: { debug: tell, info: tell, warn: tell, error: tell },
    ...options,
  })
  const asked = (path: string) =>
    served.requests.filter((request) => request.path === path).map(({ body }) => body)
  return { chain, wallet: wallet.wallet, scripted: wallet, client, served, asked, told }
}

async function finished<value>(work: Promise<value>): Promise<value> {
  expect(await isDoneWithin(work, 3_600_000)).toBe(true)
  return work
}

const fails = (work: Promise<unknown>) =>
  finished(
    work.then(
      () => undefined,
      (error: unknown) => error,
    ),
  )

describe('buyToken', () => {
  test('default', async () => {
    const { client, wallet, asked } = setup(
      { [buyPath]: answer([sale]) },
      { normalizeRoyalties: true, referrer: stranger },
    )
    const items = [{ token, quantity: 2n }]
    const expectedPrice = { [zeroAddress]: { raw: parseEther('1') } }
    const done = await finished(
      buyToken(client, { items, wallet, expectedPrice, options: { partial: true } }),
    )
    expect(done.status).toBe('done')
    expect(asked(buyPath)).toEqual([
      {
        items: [{ token: `${contract.toLowerCase()}:7`, quantity: 2 }],
        taker: account.toLowerCase(),
        source: 'souk.example',
        normalizeRoyalties: true,
        referrer: stranger.toLowerCase(),
        partial: true,
      },
    ])
  })

  test('param: options: what the caller says goes before what the client is configured with', async () => {
    const { client, wallet, asked } = setup({ [buyPath]: answer([sale]) }, { normalizeRoyalties: true })
    await finished(
      buyToken(client, {
        items: [{ token }],
        wallet,
        options: { normalizeRoyalties: false, source: 'other.example' },
      }),
    )
    expect(asked(buyPath)).toMatchObject([{ normalizeRoyalties: false, source: 'other.example' }])
  })

  test('param: precheck: only asks for steps and path', async () => {
    const { client, wallet, scripted } = setup({ [buyPath]: answer([sale]) })
    const quote = await finished(buyToken(client, { items: [{ token }], wallet, precheck: true }))
    expect(quote.steps.map(({ id }) => id)).toEqual(['sale'])
    expect(quote.path?.[0]?.quote.raw).toBe(parseEther('1'))
    expect(scripted.asked).toEqual([])
  })

  test('param: gas: goes with the transactions after the approvals', async () => {
    const { client, wallet } = setup({
      [paths.sell]: answer([approval, transaction('sale', { to: weth, data: '0x12345678', value: '0x0' })]),
    })
    const gas: (bigint | undefined)[] = []
    const sendStep: typeof wallet.sendStep = (asked, about) => {
      gas.push(asked.gas)
      return wallet.sendStep(asked, about)
    }
    const isTrustedTarget = () => true
    await finished(
      acceptOffer(client, {
        items: [{ token }],
        wallet: { ...wallet, sendStep },
        gas: 500_000n,
        isTrustedTarget,
      }),
    )
    expect(gas).toEqual([undefined, 500_000n])
  })

  test('behavior: tells each step; what the listener throws stops nothing', async () => {
    const { client, wallet, told } = setup({ [buyPath]: answer([sale]) }, { logLevel: 'error' })
    const statuses: string[] = []
    const onProgress = (state: { status: string }) => {
      statuses.push(state.status)
      throw new RangeError('in the view')
    }
    await finished(buyToken(client, { items: [{ token }], wallet, onProgress }))
    expect(statuses).toEqual([
      'quoting',
      'checking',
      'checking',
      'awaiting-wallet',
      'confirming',
      'indexing',
      'indexing',
      'checking',
      'done',
    ])
    expect(told[0]?.[0]).toBe('onProgress failed')
  })

  test('behavior: the headers of the API, and its key nowhere else', async () => {
    const { client, wallet, served, told } = setup(
      { [buyPath]: () => refusal(400, 'Wrong key secret-key') },
      { logLevel: 'verbose' },
    )
    const error = await fails(buyToken(client, { items: [{ token }], wallet }))
    const { headers } = served.requests[0]!
    expect([headers.get('x-api-key'), headers.get('x-rkui-version'), headers.get('x-rkc-version')]).toEqual([
      'secret-key',
      '1.2.3',
      version,
    ])
    expect(JSON.stringify([error, told])).not.toContain('secret-key')
  })

  test('behavior: the result is reported, and a report that fails is none of the flow’s business', async () => {
    const { client, wallet, asked } = setup({
      [buyPath]: answer([sale]),
      '/execute/results/v1': () => refusal(500, 'broken'),
    })
    await finished(buyToken(client, { items: [{ token }], wallet }))
    expect(asked('/execute/results/v1')).toEqual([
      { requestId: 'r1', stepId: 'sale', txHash: expect.stringMatching(/^0x/) },
    ])
  })

  test('behavior: after a refusal the server looks at the tokens again', async () => {
    const { client, wallet, asked } = setup({ [buyPath]: () => refusal(400, 'No fillable orders') })
    const error = await fails(buyToken(client, { items: [{ token }, { collection: contract }], wallet }))
    expect(error).toBeInstanceOf(StoppedError)
    expect(error).toMatchObject({ status: 'failed', message: 'No fillable orders' })
    expect(asked('/tokens/refresh/v2')).toEqual([
      { tokens: [`${contract.toLowerCase()}:7`], liquidityOnly: true },
    ])
  })

  test('behavior: a deprecated address is told of once', async () => {
    const steps: Answer = (asked) =>
      Response.json(answer([sale])(asked), { headers: { Deprecation: 'true' } })
    const { client, wallet, told } = setup({ [buyPath]: steps })
    for (let count = 0; count < 2; count++)
      await finished(buyToken(client, { items: [{ token }], wallet, precheck: true }))
    expect(told).toEqual([
      ['https://market.example/execute/buy/v7 is deprecated; it may become slow or be removed.'],
    ])
  })

  test('error: the state that it ended in', async () => {
    const { client, wallet } = setup({ [buyPath]: answer([sale]) })
    const error = await fails(
      buyToken(client, { items: [{ token }], wallet, expectedPrice: { [weth]: { raw: 1n } } }),
    )
    expect(error).toMatchObject({
      name: 'Execution.StoppedError',
      message: 'Attention: the total price is now 1',
      facts: {
        execution: { status: 'refused' },
        reason: { name: 'Check.PriceError', facts: { currency: zeroAddress, amount: '1000000000000000000' } },
      },
    })
  })

  test('param: expectedPrice: small numbers are amounts too', async () => {
    const { client, wallet } = setup({ [buyPath]: answer([sale]) })
    const expectedPrice = { [zeroAddress]: { amount: 1e-7 } }
    const error = await fails(buyToken(client, { items: [{ token }], wallet, expectedPrice }))
    expect(error).toMatchObject({ facts: { reason: { facts: { expected: '100000000000' } } } })
  })

  test('error: a wallet that does not say who it is', async () => {
    const { client, wallet } = setup({})
    const address = () => new Promise<never>(() => {})
    const error = await fails(buyToken(client, { items: [{ token }], wallet: { ...wallet, address } }))
    expect(error).toMatchObject({ name: 'Wallet.FailedError' })
  })

  test('param: chains: payment tokens', () => {
    const named = { decimals: 18, symbol: 'WETH' }
    const chain = { id: 5, name: 'goerli', baseApiUrl: '' }
    const client = createExecuteClient({
      chains: [
        {
          ...chain,
          paymentTokens: [
            { ...named, address: weth },
            { ...named, chainId: 5, address: weth },
          ],
        },
        { ...chain, id: 6 },
      ],
    })
    const token = { ...named, chainId: 5, address: weth }
    expect(client.chains.map(({ paymentTokens }) => paymentTokens)).toEqual([
      [token, token],
      [{ chainId: 6, address: zeroAddress, decimals: 18 }],
    ])
  })

  test('error: a payment token without an address', () => {
    const chain = { id: 5, name: 'goerli', baseApiUrl: '' }
    const wrong = [{ contract: weth }, weth, { address: '0x12' }, null, { address: weth, decimals: '18' }]
    for (const token of wrong)
      expect(() => createExecuteClient({ chains: [{ ...chain, paymentTokens: [token as never] }] })).toThrow(
        expect.objectContaining({ name: 'ExecuteClient.PaymentTokenError', facts: { chainId: 5, token } }),
      )
    const single = { address: weth, decimals: 18 }
    expect(() => createExecuteClient({ chains: [{ ...chain, paymentTokens: single as never }] })).toThrow(
      expect.objectContaining({ name: 'ExecuteClient.PaymentTokenError' }),
    )
  })

  test('error: a chain without configuration', async () => {
    const { client, wallet } = setup({})
    await expect(
      buyToken(client, { items: [{ token }], wallet, chainId: 5 }),
    ).rejects.toThrowErrorMatchingInlineSnapshot(
      `[ExecuteClient.ChainMissingError: ExecuteClient missing chain configuration of chain 5]`,
    )
    expect(() => createExecuteClient({ chains: [] })).toThrowErrorMatchingInlineSnapshot(
      `[ExecuteClient.ChainMissingError: ExecuteClient missing chain configuration]`,
    )
    const error = await buyToken(client, { items: [{ token }], wallet, chainId: 5 }).catch(
      (cause: unknown) => cause,
    )
    expect([error instanceof ReferenceError, error instanceof BaseError]).toEqual([true, true])
    expect(error).toMatchObject({ facts: { chainId: 5 }, retry: 'never' })
    expect(findCause(error, ChainMissingError)).toBe(error)
  })
})

describe('acceptOffer', () => {
  test('default', async () => {
    const noValue = { ...sale, items: [{ status: 'complete' }] }
    const { client, wallet, asked } = setup(
      { [paths.sell]: answer([noValue]) },
      { normalizeRoyalties: false },
    )
    await finished(acceptOffer(client, { items: [{ token, orderId: '0x01' }], wallet }))
    expect(asked(paths.sell)).toEqual([
      {
        items: [{ token: `${contract.toLowerCase()}:7`, orderId: '0x01' }],
        taker: account.toLowerCase(),
        source: 'souk.example',
        normalizeRoyalties: false,
      },
    ])
  })
})

describe('mintToken', () => {
  test('default: the collection itself may be called', async () => {
    const mint = transaction('sale', { to: contract, data: '0x40c10f19', value: '0x0de0b6b3a7640000' })
    const { client, wallet, asked } = setup({ [paths.mint]: answer([mint]) }, { referrer: stranger })
    const done = await finished(
      mintToken(client, { items: [{ collection: contract, quantity: 2n }], wallet }),
    )
    expect(done.status).toBe('done')
    expect(asked(paths.mint)).toEqual([
      {
        items: [{ collection: contract, quantity: 2 }],
        taker: account.toLowerCase(),
        source: 'souk.example',
        referrer: stranger.toLowerCase(),
      },
    ])
  })
})

describe('listToken', () => {
  const weiPrice = parseEther('1')

  test('default: fees and royalties of the client, and the caller’s listing stays as it is', async () => {
    const { client, wallet, asked } = setup(
      { [paths.list]: answer([approved, orderSignature()]) },
      { marketplaceFees: [fee], automatedRoyalties: false },
    )
    const listings = Object.freeze([Object.freeze({ token, weiPrice })])
    await finished(listToken(client, { listings, wallet }))
    const body = {
      maker: account.toLowerCase(),
      source: 'souk.example',
      params: [
        {
          token: `${contract.toLowerCase()}:7`,
          weiPrice: String(weiPrice),
          automatedRoyalties: false,
          marketplaceFees: [`${stranger.toLowerCase()}:250`],
        },
      ],
    }
    expect(asked(paths.list)).toEqual([body])
  })

  test.each([
    ['fees of its own', { fees: [] }],
    ['marketplace fees of its own', { marketplaceFees: [] }],
    ['another order book', { orderbook: 'opensea' }],
  ])('behavior: no marketplace fees are added to a listing with %s', async (_name, own) => {
    const { client, wallet, asked } = setup(
      { [paths.list]: answer([orderSignature()]) },
      { marketplaceFees: [fee] },
    )
    await finished(listToken(client, { listings: [{ token, weiPrice, ...own }], wallet }))
    const [{ params }] = asked(paths.list) as [{ params: { marketplaceFees?: string[] }[] }]
    expect(params[0]?.marketplaceFees ?? []).toEqual([])
  })

  test('behavior: the chain’s marketplace fees go before the client’s', async () => {
    const chains = [
      {
        id: 1,
        name: 'mainnet',
        baseApiUrl: 'https://market.example',
        marketplaceFees: [{ ...fee, basisPoints: 100 }],
      },
    ]
    const { client, wallet, asked } = setup(
      { [paths.list]: answer([orderSignature()]) },
      { marketplaceFees: [fee], chains },
    )
    await finished(listToken(client, { listings: [{ token, weiPrice }], wallet }))
    expect(asked(paths.list)).toMatchObject([
      { params: [{ marketplaceFees: [`${stranger.toLowerCase()}:100`] }] },
    ])
  })
})

describe('placeBid', () => {
  const weiPrice = parseEther('1')
  const done = { ...sale, items: [{ status: 'complete' }] }

  test.each([
    ['a token', { token }],
    ['a collection', { collection: contract }],
    ['a set of tokens', { tokenSetId: 'list:0x01' }],
    ['an attribute', { attributeKey: 'Glass', attributeValue: 'Amber' }],
  ])('behavior: bids on %s', async (_name, target) => {
    const { client, wallet, asked } = setup({ [paths.bid]: answer([done]) })
    await finished(placeBid(client, { bids: [{ ...target, weiPrice }], wallet }))
    expect(asked(paths.bid)).toMatchObject([
      { maker: account.toLowerCase(), params: [{ weiPrice: String(weiPrice) }] },
    ])
  })

  test.each([{}, { attributeKey: 'Glass' }, { attributeValue: 'Amber' }])(
    'error: %o is not enough',
    async (target) => {
      const { client, wallet, served } = setup({})
      await expect(
        placeBid(client, {
          bids: [
            { token, weiPrice },
            { ...target, weiPrice },
          ],
          wallet,
        }),
      ).rejects.toMatchObject({
        name: 'Bid.DataError',
        message: 'Some bid data is missing',
      })
      expect(served.requests).toEqual([])
    },
  )

  test('behavior: no more is wrapped than is bid', async () => {
    const wrap = (value: string) => transaction('currency-wrapping', { to: weth, data: '0xd0e30db0', value })
    const { client, wallet } = setup({
      [paths.bid]: [answer([wrap('0x0de0b6b3a7640000')]), answer([wrap('0x0de0b6b3a7640001')])],
    })
    expect((await finished(placeBid(client, { bids: [{ token, weiPrice }], wallet }))).status).toBe('done')
    expect(await fails(placeBid(client, { bids: [{ token, weiPrice }], wallet }))).toMatchObject({
      facts: { reason: { name: 'Check.ValueError' } },
    })
  })
})

describe('cancelOrder', () => {
  test('default', async () => {
    const cancellation = transaction('cancellation', {
      to: '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC',
      data: encodeFunctionData({ abi: seaportAbi, functionName: 'cancel', args: [[]] }),
      value: '0x0',
    })
    const { client, wallet, asked, scripted } = setup({ [paths.cancel]: answer([cancellation]) })
    await finished(cancelOrder(client, { ids: ['0x01', '0x02'], wallet }))
    expect(asked(paths.cancel)).toEqual([{ orderIds: ['0x01', '0x02'] }])
    expect(scripted.asked).toEqual(['cancellation'])
  })

  test('error: no orders', async () => {
    const { client, wallet } = setup({})
    await expect(cancelOrder(client, { ids: [], wallet })).rejects.toMatchObject({
      name: 'Cancellation.NoOrdersError',
      message: 'No order ids specified',
    })
  })
})

describe('transferTokens', () => {
  test('default', async () => {
    const { client, wallet, asked } = setup({ [paths.transfer]: answer([approved]) })
    await finished(transferTokens(client, { to: stranger, items: [{ token, quantity: 3n }], wallet }))
    expect(asked(paths.transfer)).toEqual([
      {
        from: account.toLowerCase(),
        to: stranger.toLowerCase(),
        items: [{ token: `${contract.toLowerCase()}:7`, quantity: 3 }],
      },
    ])
  })
})

describe('call', () => {
  const tx = { to: stranger, value: 5n, data: '0x1234' as const }

  test('default: exactly what was asked for needs nobody’s word', async () => {
    const { client, wallet, asked } = setup({
      [paths.call]: answer([transaction('sale', { ...tx, value: '0x5' })], { path: null }),
    })
    expect((await finished(call(client, { txs: [tx], wallet }))).status).toBe('done')
    expect(asked(paths.call)).toEqual([
      {
        user: account.toLowerCase(),
        txs: [{ to: stranger.toLowerCase(), value: '5', data: '0x1234' }],
        originChainId: 1,
        source: 'souk.example',
      },
    ])
  })

  test('error: anything else does', async () => {
    const { client, wallet } = setup({
      [paths.call]: answer([transaction('sale', { ...tx, data: '0x5678', value: '0x5' })]),
    })
    expect(await fails(call(client, { txs: [tx], wallet }))).toMatchObject({
      facts: { reason: { name: 'Check.TargetError' } },
    })
  })

  describe('paid from another chain', () => {
    const check = { endpoint: '/execute/status/v1', method: 'POST', body: { kind: 'cross-chain-intent' } }
    const fees = { relayer: { currency: { contract: zeroAddress }, amount: { raw: '2' } } }
    const deposit = transaction('deposit', { to: weth, data: '0x00', value: '0x7', chainId: 1 }, { check })
    const chains = [
      { id: 1, name: 'mainnet', baseApiUrl: 'https://market.example' },
      { id: 10, name: 'optimism', baseApiUrl: 'https://other.example' },
    ]
    const options = { txs: [tx], toChainId: 10, chainId: 1, isTrustedTarget: () => true }

    test('default: mined there is only the beginning', async () => {
      const pending: Answer = () => ({ status: 'pending' })
      const { client, wallet, asked } = setup(
        {
          [paths.call]: answer([deposit], { path: null, fees }),
          '/execute/status/v1': [...Array<Answer>(200).fill(pending), () => ({ status: 'success' })],
        },
        { chains },
      )
      expect((await finished(call(client, { ...options, wallet }))).status).toBe('done')
      expect(asked('/execute/status/v1')).toHaveLength(201)
    })

    test('error: it failed on the other chain', async () => {
      const { client, wallet } = setup(
        {
          [paths.call]: answer([deposit], { path: null, fees }),
          '/execute/status/v1': () => ({ status: 'failure' }),
        },
        { chains },
      )
      expect(await fails(call(client, { ...options, wallet }))).toMatchObject({
        status: 'failed',
        message: expect.stringContaining(
          'Cross-chain purchase failed, please try again. Your balance can be used for another purchase.',
        ),
      })
    })
  })
})
