import { demo } from '@souk/devchain'
import { Balances, deploy } from '@souk/testing'
import { createWalletClient, custom, type Hex, parseEther, UserRejectedRequestError, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test, vi } from 'vitest'
import { changeOf, failure, stage } from '../testing/stage.js'

const scene = stage()
const [amina, bilal] = demo.accounts
const { lanterns, spices, dusd, wrappedNative } = demo.contracts
const weth = { itemType: 1, token: wrappedNative, identifier: 0n } as const

/** A wallet that rejects every transaction. */
function declining(person: { privateKey: Hex }) {
  const { chain } = scene.chain
  const account = privateKeyToAccount(person.privateKey)
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    if (method === 'eth_sendTransaction')
      throw new UserRejectedRequestError(new Error('User rejected the request.'))
    if (method === 'eth_accounts') return [account.address]
    return scene.chain.publicClient.request({ method, params } as never)
  }
  return createWalletClient({
    account: account.address,
    chain,
    transport: custom({ request }, { retryCount: 0 }),
  })
}

describe('getBalance', () => {
  test('default', async () => {
    const market = scene.market(amina)
    const tokenId = await scene.lanternOf(amina.address)
    const jar = await scene.jarsOf(amina.address)
    expect(await market.getBalance({ asset: { contract: lanterns, tokenId } })).toBe(1n)
    const erc1155 = { contract: spices, tokenId: jar } as const
    expect(await market.getBalance({ asset: erc1155 })).toBeGreaterThanOrEqual(10n)
    expect(await market.getBalance({ asset: { currency: dusd } })).toBe(10n ** 12n)
    expect(await market.getBalance({ asset: { currency: zeroAddress } })).toBeGreaterThan(parseEther('9000'))
  })

  test('param: account', async () => {
    const tokenId = await scene.lanternOf(amina.address)
    const asset = { contract: lanterns, tokenId } as const
    expect(await scene.market(amina).getBalance({ asset, account: bilal.address })).toBe(0n)
  })

  test('behavior: a token that nobody owns counts as nothing', async () => {
    const asset = { contract: lanterns, tokenId: 10n ** 30n } as const
    expect(await scene.market(amina).getBalance({ asset })).toBe(0n)
  })

  test('behavior: the standard that the contract reports counts, whatever the caller says', async () => {
    const jar = await scene.jarsOf(amina.address)
    const asset = { standard: 'erc721', contract: spices, tokenId: jar } as const
    expect(await scene.market(amina).getBalance({ asset })).toBeGreaterThanOrEqual(10n)
  })

  test('param: standard, for a contract that reports none', async () => {
    const asset = { standard: 'erc721', contract: dusd, tokenId: 1n } as const
    expect(await scene.market(amina).getBalance({ asset })).toBe(0n)
  })

  test('error: a standard that is none', async () => {
    const asset = { standard: 'erc404', contract: lanterns, tokenId: 1n } as never
    const error = await failure(scene.market(amina).getBalance({ asset }))
    expect(String(error)).toContain('Unsupported token standard for getBalance')
  })

  test('error: no such contract', async () => {
    const asset = { currency: bilal.address }
    const error = await failure(scene.market(amina).getBalance({ asset }))
    expect(error).toMatchObject({ name: 'Holding.OwnerUnreadableError' })
    expect(String(error)).toContain('Unable to get owner from smart contract')
  })
})

describe('transfer', () => {
  test('default', async () => {
    const tokenId = await scene.lanternOf(amina.address)
    const jar = await scene.jarsOf(amina.address)
    const market = scene.market(amina)
    const to = bilal.address
    const things = [
      Balances.native,
      { itemType: 1, token: dusd, identifier: 0n },
      { itemType: 2, token: lanterns, identifier: tokenId },
      { itemType: 3, token: spices, identifier: jar },
    ] as const
    const cases = [
      [{ currency: zeroAddress }, 7n, zeroAddress],
      [{ currency: dusd }, 5n, dusd],
      [{ contract: lanterns, tokenId }, 1n, lanterns],
      [{ contract: spices, tokenId: jar }, 3n, spices],
    ] as const
    for (const [asset, amount, token] of cases) {
      const changes = await scene.changes([...things], () => market.transfer({ asset, to, amount }))
      expect(changeOf(changes, bilal.address, token)).toBe(amount)
      expect(changeOf(changes, amina.address, token)).toBe(-amount)
    }
  })

  test.each([
    [{ contract: spices, tokenId: 1n }, { amount: 10n ** 9n }, 'Wallet.InsufficientBalanceError'],
    [{ currency: dusd }, { to: zeroAddress, amount: 1n }, 'Transfer.RecipientError'],
    [{ currency: dusd }, { to: dusd, amount: 1n }, 'Transfer.RecipientError'],
    [{ currency: dusd }, {}, 'Wallet.AmountError'],
    [{ contract: lanterns, tokenId: 1n }, { amount: 2n }, 'Item.QuantityError'],
    [{ contract: lanterns }, {}, 'Item.TokenIdError'],
    [{ contract: dusd, tokenId: 1n }, {}, 'Item.StandardError'],
  ])('error: %o %o', async (asset, options, name) => {
    const error = await failure(
      scene.market(amina).transfer({ asset: asset as never, to: bilal.address, ...options }),
    )
    expect(error).toMatchObject({ name })
    if (name === 'Item.StandardError') expect(String(error)).toContain('Unknown schema name')
  })

  test('error: a token that says no without failing', async () => {
    const contract = await deploy(scene.chain, 'FalseERC20')
    const asset = { currency: contract }
    const error = await failure(scene.market(amina).transfer({ asset, to: bilal.address, amount: 1n }))
    expect(['Transfer.RefusedError', 'Wallet.InsufficientBalanceError']).toContain((error as Error).name)
  })
})

describe('transferTokens', () => {
  test('default: one transaction per ERC721 token and per ERC1155 contract', async () => {
    const [first, second] = [await scene.lanternOf(amina.address), await scene.lanternOf(amina.address)]
    const jar = await scene.jarsOf(amina.address)
    const assets = [
      { contract: lanterns, tokenId: first },
      { contract: spices, tokenId: jar, quantity: 2n },
      { contract: lanterns, tokenId: second },
      { contract: spices, tokenId: jar },
    ] as const
    const things = [
      { itemType: 2, token: lanterns, identifier: first },
      { itemType: 2, token: lanterns, identifier: second },
      { itemType: 3, token: spices, identifier: jar },
    ] as const
    const market = scene.market(amina)
    const { plan, estimateFee } = await market.prepareTransferTokens({ assets, to: bilal.address })
    expect(plan.parcels.map(({ tokens }) => tokens)).toEqual([
      [{ tokenId: first, quantity: 1n }],
      [{ tokenId: jar, quantity: 3n }],
      [{ tokenId: second, quantity: 1n }],
    ])
    expect(plan.findings.map(({ name }) => name)).toEqual(['unknownRecipient'])
    expect(await estimateFee?.()).toBeGreaterThan(0n)
    const changes = await scene.changes([...things], async () => {
      const { receipts } = await market.transferTokens({ assets, to: bilal.address })
      return { receipt: receipts.at(-1) }
    })
    expect(changeOf(changes, bilal.address, lanterns)).toBe(2n)
    expect(changeOf(changes, bilal.address, spices)).toBe(3n)
  })

  const jars = { contract: spices, tokenId: 1n } as const
  const lantern = { contract: lanterns, tokenId: 10n ** 30n } as const
  test.each([
    [[{ ...jars, quantity: 10n ** 9n }], {}, 'Wallet.InsufficientBalanceError'],
    [[lantern], {}, 'Wallet.InsufficientBalanceError'],
    [[lantern, lantern], {}, 'Item.QuantityError'],
    [[jars, lantern], { to: lanterns }, 'Transfer.RecipientError'],
    [[{ contract: dusd, tokenId: 1n }], {}, 'Item.StandardError'],
    [[{ currency: dusd }], {}, 'Trade.InputError'],
    [[], {}, 'Trade.InputError'],
  ])('error: %o %o', async (assets, options, name) => {
    const error = await failure(
      scene.market(amina).transferTokens({ assets: assets as never, to: bilal.address, ...options }),
    )
    expect(error).toMatchObject({ name })
  })

  test('error: nothing is sent if the recipient cannot hold one of the tokens', async () => {
    const to = await deploy(scene.chain, 'FalseERC20')
    const tokenId = await scene.lanternOf(amina.address)
    const assets = [{ contract: lanterns, tokenId }] as const
    const error = await failure(scene.market(amina).prepareTransferTokens({ assets, to }))
    expect(error).toMatchObject({ name: 'Transaction.RevertedError' })
  })
})

describe('wrapEth', () => {
  test('default', async () => {
    const market = scene.market(amina)
    const told: unknown[] = []
    market.on('WrapEth', (payload) => told.push(payload))
    const wrapped = await scene.changes([Balances.native, weth], async () => {
      const result = await market.wrapEth({ amount: '0.5' })
      return result.status === 'done' ? result : undefined
    })
    expect(changeOf(wrapped, amina.address, wrappedNative)).toBe(parseEther('0.5'))
    expect(changeOf(wrapped, amina.address, zeroAddress)).toBe(-parseEther('0.5'))
    expect(told).toEqual([{ account: amina.address, amount: parseEther('0.5') }])
    const unwrapped = await scene.changes([Balances.native, weth], async () => {
      const result = await market.unwrapWeth({ amount: parseEther('0.2') })
      return result.status === 'done' ? result : undefined
    })
    expect(changeOf(unwrapped, amina.address, zeroAddress)).toBe(parseEther('0.2'))
  })

  test('behavior: declined', async () => {
    const warn = vi.fn()
    const market = scene.market(amina, { client: declining(amina), logger: { warn } })
    const told: unknown[] = []
    market.on('TransactionDenied', (payload) => told.push(payload))
    const result = await market.unwrapWeth({ amount: 1n })
    expect(result).toMatchObject({ status: 'denied', error: { name: 'Wallet.UserRejectedError' } })
    expect(told).toMatchObject([{ event: 'UnwrapWeth', account: amina.address, isApproval: false }])
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test('param: amount: a text has 18 decimals, whatever the definition of the chain says', async () => {
    const { chain } = scene.chain
    const nativeCurrency = { ...chain.nativeCurrency, decimals: 6 }
    const client = { ...scene.chain.walletClient(amina), chain: { ...chain, nativeCurrency } }
    const wrapped = await scene.changes([weth], async () => {
      const result = await scene.market(amina, { client }).wrapEth({ amount: '0.25' })
      return result.status === 'done' ? result : undefined
    })
    expect(changeOf(wrapped, amina.address, wrappedNative)).toBe(parseEther('0.25'))
  })

  test.each([
    [0n, 'Wallet.AmountError'],
    ['-1', 'Price.StartPriceError'],
    [10n ** 30n, 'Wallet.InsufficientBalanceError'],
  ])('error: %s', async (amount, name) => {
    expect(await failure(scene.market(amina).wrapEth({ amount }))).toMatchObject({ name })
  })

  test('error: another chain', async () => {
    const api = { ...scene.api(), chain: 'ethereum' }
    expect(
      await failure(scene.market(amina, { api, wrappedNative: undefined }).wrapEth({ amount: 1n })),
    ).toMatchObject({
      name: 'Wallet.WrongChainError',
    })
  })
})
