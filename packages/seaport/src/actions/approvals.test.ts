/** Approvals of those who make orders, against tokens as they really behave. */
import { demo } from '@souk/devchain'
import { deploy, Mint, testChain } from '@souk/testing'
import { type Address, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { erc20Abi, erc721Abi, erc1155Abi } from '../abi/tokens.js'
import {
  ItemType,
  knownConduitAddress,
  knownConduitKey,
  maxUint256,
  seaportAddress,
} from '../order/constants.js'
import { createOrder } from './createOrder.js'
import { fulfillOrder } from './fulfillOrder.js'
import { getBalancesAndApprovals } from './getBalancesAndApprovals.js'

const chain = testChain()
const { lanterns, spices, wrappedNative } = demo.contracts
const [amina, bilal] = demo.accounts
const ether = parseEther('1')
const { ERC20, ERC721, ERC1155, ERC721_WITH_CRITERIA, ERC1155_WITH_CRITERIA } = ItemType

const seller = () => chain.walletClient(amina)
const ownerOf = (id: bigint) =>
  chain.publicClient.readContract({ address: lanterns, abi: erc721Abi, functionName: 'ownerOf', args: [id] })

async function tokensOf(owner: Address): Promise<readonly bigint[]> {
  const ids = Array.from({ length: 108 }, (_, index) => BigInt(index + 1))
  const owners = await Promise.all(ids.map(ownerOf))
  return ids.filter((_, index) => owners[index] === owner)
}

const lantern = (tokenId: bigint) => ({ itemType: ERC721, contract: lanterns, tokenId }) as const
const price = [{ amount: ether }]
const approvalsOf = ({ actions }: createOrder.Result) =>
  actions.flatMap((action) => (action.type === 'approval' ? [action.identifierOrCriteria] : []))

describe('createOrder', () => {
  test('param: exactApproval: two tokens of a collection in one order are both approved, and it fills', async () => {
    const [first = 0n, second = 0n] = await tokensOf(amina.address)
    const bundle = await createOrder(seller(), {
      offer: [lantern(first), lantern(second)],
      consideration: price,
      exactApproval: true,
    })
    expect(approvalsOf(bundle)).toEqual([first, second])
    const order = await bundle.executeAllActions()
    const fill = await fulfillOrder(chain.walletClient(bilal), { order })
    await chain.publicClient.waitForTransactionReceipt({ hash: await fill.executeAllActions() })
    expect([await ownerOf(first), await ownerOf(second)]).toEqual([bilal.address, bilal.address])
  })

  test('param: exactApproval: all items of one currency are added up', async () => {
    const [identifier = 0n] = await tokensOf(bilal.address)
    const bid = await createOrder(seller(), {
      offer: [
        { currency: wrappedNative, amount: 2n },
        { currency: wrappedNative.toLowerCase() as Address, amount: 3n, endAmount: 5n },
      ],
      consideration: [lantern(identifier)],
      endTime: 2n ** 40n,
      exactApproval: true,
    })
    await bid.executeAllActions()
    const args = [amina.address, seaportAddress] as const
    const allowance = { address: wrappedNative, abi: erc20Abi, functionName: 'allowance', args } as const
    expect(await chain.publicClient.readContract(allowance)).toBe(7n)
  })

  test('param: conduitKey: the conduit is approved, not the exchange', async () => {
    const [identifier = 0n] = await tokensOf(amina.address)
    const options = { offer: [lantern(identifier)], consideration: price }
    const viaConduit = await createOrder(seller(), { ...options, conduitKey: knownConduitKey })
    await viaConduit.executeAllActions()
    const again = await createOrder(seller(), { ...options, conduitKey: knownConduitKey })
    const direct = await createOrder(seller(), options)
    expect([viaConduit, again, direct].map((order) => approvalsOf(order).length)).toEqual([1, 0, 1])
  })

  test('param: config.checkBalancesAndApprovals: off, nothing is checked or approved', async () => {
    const [identifier = 0n] = await tokensOf(bilal.address)
    const config = { checkBalancesAndApprovals: false }
    const order = await createOrder(seller(), { offer: [lantern(identifier)], consideration: price, config })
    expect(approvalsOf(order)).toEqual([])
  })

  test('behavior: any token of a set: the whole collection is approved, and at least one is owned', async () => {
    const any = { itemType: ERC721_WITH_CRITERIA, contract: lanterns, criteria: 0n } as const
    const order = await createOrder(seller(), { offer: [any], consideration: price, exactApproval: true })
    expect(approvalsOf(order)).toEqual([0n])
    const nobody = { ...demo.marketFee }
    await expect(
      createOrder(chain.walletClient(nobody), { offer: [any], consideration: price }),
    ).rejects.toMatchObject({ name: 'Order.OffererBalanceError' })
  })

  test('behavior: an allowance that the token cannot change is reset first', async () => {
    const silent = await deploy(chain, 'SilentERC20')
    const { to, data } = Mint.erc20(silent, amina.address, 100n)
    await seller().sendTransaction({ to, data })
    const bid = (amount: bigint) =>
      createOrder(seller(), {
        offer: [{ currency: silent, amount }],
        consideration: [lantern(1n)],
        exactApproval: true,
      })
    const first = await bid(10n)
    expect(approvalsOf(first)).toHaveLength(1)
    await first.executeAllActions()
    const second = await bid(20n)
    expect(approvalsOf(second)).toHaveLength(2)
    await second.executeAllActions()
    expect(approvalsOf(await bid(20n))).toEqual([])
    expect(approvalsOf(await bid(5n))).toEqual([])
  })

  test('behavior: a token that lets an allowance change is asked once', async () => {
    const bid = (amount: bigint) =>
      createOrder(seller(), {
        offer: [{ currency: wrappedNative, amount }],
        consideration: [lantern(1n)],
        exactApproval: true,
      })
    await (await bid(10n)).executeAllActions()
    expect(approvalsOf(await bid(20n))).toHaveLength(1)
  })
})

describe('getBalancesAndApprovals', () => {
  const read = (items: Parameters<typeof getBalancesAndApprovals>[1]['items']) =>
    getBalancesAndApprovals(chain.publicClient, { owner: amina.address, operator: seaportAddress, items })
  const item = (itemType: ItemType, token: Address, identifierOrCriteria = 0n) => ({
    itemType,
    token,
    identifierOrCriteria,
  })

  test('default: every kind of item', async () => {
    const [mine, theirs] = [await tokensOf(amina.address), await tokensOf(bilal.address)]
    const [held] = await read([item(ERC20, wrappedNative)])
    expect(held).toEqual({
      token: wrappedNative,
      identifierOrCriteria: 0n,
      balance: 100n * ether,
      approvedAmount: 0n,
      itemType: ERC20,
    })
    const [own, other, native] = await read([
      item(ERC721, lanterns, mine[0]),
      item(ERC721, lanterns, theirs[0]),
      item(ItemType.NATIVE, `0x${'0'.repeat(40)}`),
    ])
    expect([own?.balance, other?.balance, native?.approvedAmount]).toEqual([1n, 0n, maxUint256])
    expect(native?.balance).toBe(await chain.publicClient.getBalance({ address: amina.address }))
  })

  test('behavior: a token that does not exist has no owner', async () => {
    const [burned] = await read([item(ERC721, lanterns, 999_999n)])
    expect(burned).toMatchObject({ balance: 0n, approvedAmount: 0n })
  })

  test('behavior: an approval of one token counts', async () => {
    const [id = 0n] = await tokensOf(amina.address)
    const approve = { address: lanterns, abi: erc721Abi, functionName: 'approve' } as const
    const hash = await seller().writeContract({ ...approve, args: [seaportAddress, id] })
    await chain.publicClient.waitForTransactionReceipt({ hash })
    const [direct] = await read([item(ERC721, lanterns, id)])
    const [conduit] = await getBalancesAndApprovals(chain.publicClient, {
      owner: amina.address,
      operator: knownConduitAddress,
      items: [item(ERC721, lanterns, id)],
    })
    expect([direct?.approvedAmount, conduit?.approvedAmount]).toEqual([1n, 0n])
  })

  test('behavior: criteria items: all of a collection, or the larger of start and end amounts', async () => {
    const mine = await tokensOf(amina.address)
    const jars = { ...item(ERC1155_WITH_CRITERIA, spices), startAmount: 3n, endAmount: 8n }
    const answers = await read([item(ERC721_WITH_CRITERIA, lanterns), jars, { ...jars, startAmount: 9n }])
    expect(answers.map(({ balance }) => balance)).toEqual([BigInt(mine.length), 8n, 9n])
  })

  test('param: items: a criteria item with its token is that token', async () => {
    const args = [amina.address, 3n] as const
    const balance = { address: spices, abi: erc1155Abi, functionName: 'balanceOf', args } as const
    const [jar] = await read([{ ...item(ERC1155_WITH_CRITERIA, spices, 77n), tokenId: 3n }])
    expect(jar).toMatchObject({
      itemType: ERC1155,
      identifierOrCriteria: 3n,
      balance: await chain.publicClient.readContract(balance),
    })
  })
})
