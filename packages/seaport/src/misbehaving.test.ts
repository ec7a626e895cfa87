/** Tokens, zones and receivers that do not keep to their standards: a clear refusal, never a wrong number. */
import {
  Balances,
  batch,
  deploy,
  Mint,
  makeAccounts,
  type TestAccount,
  testChain,
  transact,
} from '@souk/testing'
import {
  type Address,
  encodeFunctionData,
  maxUint256,
  parseAbi,
  parseEther,
  type TransactionReceipt,
} from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { seaportAbi } from './abi/seaport.js'
import { createOrder } from './actions/createOrder.js'
import { fulfillOrder } from './actions/fulfillOrder.js'
import { ItemType, noConduitKey, seaportAddress } from './order/constants.js'
import type * as Order from './order/Order.js'
import { components, item, sign, to } from './testing/makeOrder.js'
import { runActions } from './wallet/runActions.js'

const chain = testChain()
const { NATIVE, ERC20, ERC721, ERC1155 } = ItemType
let seller: TestAccount
let buyer: TestAccount
let art: Address

beforeEach(async () => {
  ;[seller, buyer] = await makeAccounts(chain, ['seller', 'buyer'])
  art = await deploy(chain, 'FreeERC721')
  await batch(chain, [
    Mint.erc721(art, seller.address, 1n),
    Mint.collectionApproval(art, seller.address, seaportAddress),
  ])
})

const picture = () => item(ERC721, { token: art, identifierOrCriteria: 1n })
const priced = (token: Address, amount: bigint) => to(seller.address, item(ERC20, { token, amount }))
const sell = (price: ReturnType<typeof priced>, offer = picture()) =>
  sign(chain.walletClient(seller), components(seller.address, [offer], [price]))

async function buy(order: Order.Order): Promise<readonly TransactionReceipt[]> {
  const client = chain.walletClient(buyer)
  const { actions } = await fulfillOrder(client, { order })
  const receipts: TransactionReceipt[] = []
  for await (const event of runActions(client, { actions, simulate: true }))
    if (event.type === 'confirmed') receipts.push(event.receipt)
  return receipts
}

const held = async (token: Address, account: TestAccount) => {
  const things = [{ itemType: ERC20, token, identifier: 0n }]
  return (await Balances.read(chain, { accounts: [account.address], things }))[0]?.amount
}

describe('currencies', () => {
  test('behavior: a token without return value pays like any other', async () => {
    const silent = await deploy(chain, 'SilentERC20')
    await batch(chain, [Mint.erc20(silent, buyer.address, 10n)])
    await buy(await sell(priced(silent, 10n)))
    expect(await held(silent, seller)).toBe(10n)
  })

  test('behavior: a token whose allowance changes only from 0 has it reset first', async () => {
    const silent = await deploy(chain, 'SilentERC20')
    await batch(chain, [
      Mint.erc20(silent, buyer.address, 10n),
      Mint.erc20Approval(silent, buyer.address, seaportAddress, 9n),
    ])
    const order = await sell(priced(silent, 10n))
    const { actions } = await fulfillOrder(chain.walletClient(buyer), { order })
    expect(actions.map(({ type }) => type)).toEqual(['approval', 'approval', 'exchange'])
    await buy(order)
    expect(await held(silent, seller)).toBe(10n)
  })

  test('error: one that returns false', async () => {
    const token = await deploy(chain, 'FalseERC20')
    await batch(chain, [Mint.erc20(token, buyer.address, 10n)])
    await expect(buy(await sell(priced(token, 10n)))).rejects.toMatchObject({
      name: 'Transaction.RevertedError',
      facts: { errorName: 'BadReturnValueFromERC20OnTransfer' },
    })
  })

  test('behavior: a token with a transfer fee: the buyer pays the price, the seller receives less', async () => {
    const token = await deploy(chain, 'FeeERC20', [1_000n])
    await batch(chain, [Mint.erc20(token, buyer.address, 100n)])
    const order = await sell(priced(token, 100n))
    const { payment } = await fulfillOrder(chain.walletClient(buyer), { order })
    expect(payment.map(({ amount }) => amount)).toEqual([100n])
    await buy(order)
    expect([await held(token, buyer), await held(token, seller)]).toEqual([0n, 90n])
  })

  test.each([300n, maxUint256])(
    'behavior: one with %s decimals: amounts are its smallest units',
    async (places) => {
      const token = await deploy(chain, 'PlacelessERC20', [places])
      await batch(chain, [Mint.erc20(token, buyer.address, 10n)])
      await buy(await sell(priced(token, 10n)))
      expect(await held(token, seller)).toBe(10n)
    },
  )

  test('error: one that burns all gas when asked for a balance', async () => {
    const token = await deploy(chain, 'GreedyERC20')
    await batch(chain, [Mint.erc20(token, buyer.address, 10n)])
    await expect(buy(await sell(priced(token, 10n)))).rejects.toMatchObject({
      name: 'Order.FulfillerBalanceError',
    })
  })

  test('behavior: one with a huge answer', async () => {
    const token = await deploy(chain, 'VerboseERC20', [100_000n])
    await batch(chain, [Mint.erc20(token, buyer.address, 10n)])
    const order = await sell(priced(token, 10n))
    const { payment } = await fulfillOrder(chain.walletClient(buyer), { order })
    expect(payment.map(({ amount }) => amount)).toEqual([10n])
    await buy(order)
    expect(await held(token, seller)).toBe(10n)
  })

  test('error: an address without a contract', async () => {
    await expect(buy(await sell(priced(buyer.address, 10n)))).rejects.toMatchObject({
      name: 'Order.FulfillerBalanceError',
    })
  })
})

describe('collections', () => {
  test('error: one that returns a false owner', async () => {
    const token = await deploy(chain, 'LyingERC721')
    const claim = encodeFunctionData({
      abi: parseAbi(['function claim(address owner)']),
      functionName: 'claim',
      args: [seller.address],
    })
    await batch(chain, [
      { to: token, data: claim },
      Mint.erc721(token, buyer.address, 1n),
      Mint.collectionApproval(token, seller.address, seaportAddress),
    ])
    const order = await sell(
      to(seller.address, item(NATIVE, { amount: 1n })),
      item(ERC721, { token, identifierOrCriteria: 1n }),
    )
    await expect(buy(order)).rejects.toMatchObject({ name: 'Transaction.RevertedError' })
  })

  test('behavior: a token that moves nothing: the balances show it afterwards', async () => {
    const token = await deploy(chain, 'StuckERC721')
    await batch(chain, [
      Mint.erc721(token, seller.address, 1n),
      Mint.collectionApproval(token, seller.address, seaportAddress),
    ])
    const offer = item(ERC721, { token, identifierOrCriteria: 1n })
    const order = await sell(to(seller.address, item(NATIVE, { amount: 1n })), offer)
    const things = [{ itemType: ERC721, token, identifier: 1n }]
    await buy(order)
    const [kept] = await Balances.read(chain, { accounts: [seller.address], things })
    expect(kept?.amount).toBe(1n)
  })

  test('error: a token that was burnt, when it is offered and when it is bought', async () => {
    const order = await sell(to(seller.address, item(NATIVE, { amount: 1n })))
    const abi = parseAbi(['function burn(uint256 identifier)'])
    const data = encodeFunctionData({ abi, functionName: 'burn', args: [1n] })
    await transact(chain, { from: seller.address, to: art, data })
    await expect(buy(order)).rejects.toMatchObject({ name: 'Order.OffererBalanceError' })
    const again = createOrder(chain.walletClient(seller), {
      offer: [{ itemType: ERC721, contract: art, tokenId: 1n }],
      consideration: [{ amount: 1n }],
    })
    await expect(again).rejects.toMatchObject({ name: 'Order.OffererBalanceError' })
  })
})

describe('tokens that an order calls what they are not', () => {
  const { ERC721_WITH_CRITERIA, ERC1155_WITH_CRITERIA } = ItemType
  const kinds = { FreeERC20: 'ERC20', FreeERC721: 'ERC721', FreeERC1155: 'ERC1155' } as const
  const tokenOf = (name: keyof typeof kinds) => deploy(chain, name, name === 'FreeERC20' ? [18] : [])
  const wrong: [keyof typeof kinds, ItemType, string][] = [
    ['FreeERC20', ERC721, 'ERC721'],
    ['FreeERC20', ERC1155, 'ERC1155'],
    ['FreeERC721', ERC20, 'ERC20'],
    ['FreeERC721', ERC1155, 'ERC1155'],
    ['FreeERC1155', ERC20, 'ERC20'],
    ['FreeERC1155', ERC721, 'ERC721'],
  ]

  test.each(wrong)('error: a %s given as item type %s', async (name, itemType, named) => {
    const token = await tokenOf(name)
    const identifierOrCriteria = itemType === ERC20 ? 0n : 1n
    const order = await sell(priced(art, 1n), item(itemType, { token, identifierOrCriteria }))
    const facts = { named, actual: kinds[name] }
    await expect(buy(order)).rejects.toMatchObject({ name: 'Order.TokenKindError', facts })
    const offer = [
      itemType === ERC20
        ? { currency: token, amount: 1n }
        : { itemType, contract: token, tokenId: 1n, amount: 1n },
    ] as createOrder.Options['offer']
    const made = createOrder(chain.walletClient(seller), { offer, consideration: [{ amount: 1n }] })
    // Money is asked first whether it is any.
    const error = itemType === ERC20 ? 'Order.NotCurrencyError' : 'Order.TokenKindError'
    await expect(made).rejects.toMatchObject({ name: error })
  })

  test.each(wrong)('error: a %s asked for as item type %s', async (name, itemType, named) => {
    const token = await tokenOf(name)
    const identifierOrCriteria = itemType === ERC20 ? 0n : 1n
    const order = await sell(to(seller.address, item(itemType, { token, identifierOrCriteria })))
    const facts = { named, actual: kinds[name] }
    await expect(buy(order)).rejects.toMatchObject({ name: 'Order.TokenKindError', facts })
  })

  test.each([
    ['FreeERC20', ERC721_WITH_CRITERIA],
    ['FreeERC20', ERC1155_WITH_CRITERIA],
    ['FreeERC721', ERC1155_WITH_CRITERIA],
    ['FreeERC1155', ERC721_WITH_CRITERIA],
  ] as const)('error: any token of a %s asked for as item type %s', async (name, itemType) => {
    const token = await tokenOf(name)
    const order = await sell(to(seller.address, item(itemType, { token })))
    const considerationCriteria = [{ tokenId: 1n }]
    await expect(
      fulfillOrder(chain.walletClient(buyer), { order, considerationCriteria }),
    ).rejects.toMatchObject({ name: 'Order.TokenKindError', facts: { actual: kinds[name] } })
  })

  test('error: where the exchange itself would move it: money called a picture', async () => {
    const token = await tokenOf('FreeERC20')
    await batch(chain, [
      Mint.erc20(token, seller.address, 5n),
      Mint.erc20Approval(token, seller.address, seaportAddress, 5n),
    ])
    const offer = item(ERC721, { token, identifierOrCriteria: 5n })
    const order = await sell(to(seller.address, item(NATIVE, { amount: 1n })), offer)
    await expect(buy(order)).rejects.toMatchObject({ name: 'Order.TokenKindError' })
    const { counter: _, ...parameters } = order.parameters
    const totalOriginalConsiderationItems = BigInt(parameters.totalOriginalConsiderationItems)
    await chain.publicClient.simulateContract({
      account: buyer.address,
      address: seaportAddress,
      abi: seaportAbi,
      functionName: 'fulfillOrder',
      args: [
        { parameters: { ...parameters, totalOriginalConsiderationItems }, signature: order.signature },
        noConduitKey,
      ],
      value: 1n,
    })
  })

  test('error: where the exchange itself would move it: a picture called money, of which the buyer has enough', async () => {
    await batch(chain, [
      Mint.erc721(art, buyer.address, 2n),
      Mint.collectionApproval(art, buyer.address, seaportAddress),
    ])
    await expect(buy(await sell(priced(art, 1n)))).rejects.toMatchObject({ name: 'Order.TokenKindError' })
  })

  test('behavior: a token that does not exist is missing in any collection', async () => {
    const offer = item(ERC721, { token: art, identifierOrCriteria: 99n })
    const order = await sell(to(seller.address, item(NATIVE, { amount: 1n })), offer)
    await expect(buy(order)).rejects.toMatchObject({ name: 'Order.OffererBalanceError' })
  })
})

describe('receivers', () => {
  test('error: one that does not accept the native currency', async () => {
    const receiver = await deploy(chain, 'RefusingReceiver')
    await expect(buy(await sell(to(receiver, item(NATIVE, { amount: 1n }))))).rejects.toMatchObject({
      name: 'Order.PayeeError',
    })
  })

  test('error: one that refuses ERC1155 tokens', async () => {
    const receiver = await deploy(chain, 'RefusingReceiver')
    const jars = await deploy(chain, 'FreeERC1155')
    await batch(chain, [
      Mint.erc1155(jars, seller.address, 1n, 5n),
      Mint.collectionApproval(jars, seller.address, seaportAddress),
    ])
    const offer = item(ERC1155, { token: jars, identifierOrCriteria: 1n, amount: 5n })
    const order = await sell(to(seller.address, item(NATIVE, { amount: 1n })), offer)
    const client = chain.walletClient(buyer)
    const { actions } = await fulfillOrder(client, { order, recipient: receiver })
    const events = runActions(client, { actions, simulate: true })
    await expect(events.next()).rejects.toMatchObject({ name: 'Transaction.RevertedError' })
  })
})

describe('rising prices', () => {
  test('behavior: a balance below the buffer keeps a rest for the network fee', async () => {
    const now = (await chain.publicClient.getBlock()).timestamp
    const order = await sign(
      chain.walletClient(seller),
      components(
        seller.address,
        [picture()],
        [to(seller.address, { ...item(NATIVE, { amount: parseEther('1') }), endAmount: parseEther('100') })],
        { startTime: now, endTime: now + 1_000n },
      ),
    )
    await chain.testClient.setBalance({ address: buyer.address, value: parseEther('5') })
    await buy(order)
    const things = [{ itemType: ERC721, token: art, identifier: 1n }]
    const [bought] = await Balances.read(chain, { accounts: [buyer.address], things })
    expect(bought?.amount).toBe(1n)
  })
})
