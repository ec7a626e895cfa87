import { deploy, Mint, makeAccounts, testChain, transact } from '@souk/testing'
import type { Address } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import { erc20Abi, erc721Abi } from '../abi/tokens.js'
import { findRevertData } from '../errors/RevertedError.js'
import { decodeSeaportError } from '../errors/SeaportError.js'
import { type FindingName, findingCodes } from '../guard/findings/codes.js'
import { BasicRoute, ItemType, noConduitKey, seaportAddress } from '../order/constants.js'
import type { ConsiderationItem } from '../order/Item.js'
import { encodeFulfillment } from '../plan/encodeFulfillment.js'
import { toFill } from '../plan/fill.js'
import { components, item, sign, to } from '../testing/makeOrder.js'
import { fulfillOrder } from './fulfillOrder.js'
import { readFillFacts, settleOptions, toFillWish } from './readFill.js'

const chain = testChain()
const override = Object.keys(findingCodes) as FindingName[]
type Person = Awaited<ReturnType<typeof makeAccounts>>[number]
let stage: { bidder: Person; owner: Person; artist: Address; nft: Address; money: Address }

beforeAll(async () => {
  const [bidder, owner, artist] = await makeAccounts(chain, ['bidder', 'owner', 'artist'])
  const nft = await deploy(chain, 'FreeERC721')
  const money = await deploy(chain, 'FreeERC20', [18])
  stage = { bidder, owner, artist: artist.address, nft, money }
  const calls = [
    Mint.erc721(nft, owner.address, 1n),
    Mint.erc20(money, bidder.address, 100n),
    Mint.erc20Approval(money, bidder.address, seaportAddress, 100n),
  ]
  for (const call of calls) await transact(chain, { from: bidder.address, ...call })
  await transact(chain, {
    from: owner.address,
    ...Mint.collectionApproval(nft, owner.address, seaportAddress),
  })
  await transact(chain, {
    from: owner.address,
    ...Mint.erc20Approval(money, owner.address, seaportAddress, 100n),
  })
})

/** A bid of 100 for the token, of which `paidOut` goes to the artist. */
function bid(paidOut: bigint, changes: Partial<ConsiderationItem> = {}) {
  const { bidder, artist, nft, money } = stage
  const offer = [item(ItemType.ERC20, { token: money, amount: 100n })]
  const token = to(
    bidder.address,
    item(ItemType.ERC721, { token: nft, identifierOrCriteria: 1n, ...changes }),
  )
  const fee = to(artist, item(ItemType.ERC20, { token: money, amount: paidOut }))
  return sign(chain.walletClient(bidder), components(bidder.address, offer, [token, fee]))
}

async function encodeBasic(order: Awaited<ReturnType<typeof bid>>) {
  const wish = await toFillWish({ order })
  const party = { fulfiller: stage.owner.address, conduitKey: noConduitKey, recipient: undefined }
  const settings = settleOptions({})
  const facts = await readFillFacts(chain.publicClient, [wish], party, settings)
  const { fill } = toFill(wish, facts, { ...settings, fulfiller: party.fulfiller, isMatch: false })
  if (!fill) return expect.fail('the fill cannot be worked out')
  return encodeFulfillment(fill, { type: 'basic', basicOrderType: 4 * BasicRoute.ERC721_TO_ERC20 }, party)
}

describe('fulfillOrder', () => {
  test('behavior: payments of 99 of 100 take the basic route, of 100 the plain one', async () => {
    const wallet = chain.walletClient(stage.owner)
    const routeOf = async (paidOut: bigint) =>
      (await fulfillOrder(wallet, { order: await bid(paidOut), override })).route
    expect([await routeOf(99n), await routeOf(100n)]).toEqual(['basic', 'plain'])
  })

  test('behavior: the contract refuses the basic route where payments take the whole offer, and fills it by the plain one', async () => {
    const wallet = chain.walletClient(stage.owner)
    const send = (data: `0x${string}`) =>
      chain.publicClient.call({ account: stage.owner.address, to: seaportAddress, data })
    await expect(send(await encodeBasic(await bid(99n)))).resolves.toBeDefined()
    const order = await bid(100n)
    const refused = await send(await encodeBasic(order)).catch(findRevertData)
    expect(decodeSeaportError(refused as `0x${string}`)).toMatchObject({ errorName: 'MissingItemAmount' })

    const snapshot = await chain.testClient.snapshot()
    const hash = await (await fulfillOrder(wallet, { order, override })).executeAllActions()
    await chain.publicClient.waitForTransactionReceipt({ hash })
    const read = { functionName: 'balanceOf', args: [stage.artist] } as const
    expect(await chain.publicClient.readContract({ address: stage.money, abi: erc20Abi, ...read })).toBe(100n)
    const owner = { functionName: 'ownerOf', args: [1n] } as const
    expect(await chain.publicClient.readContract({ address: stage.nft, abi: erc721Abi, ...owner })).toBe(
      stage.bidder.address,
    )
    await chain.testClient.revert({ id: snapshot })
  })

  test('param: route: the basic entry point, where it fits', async () => {
    const fill = await fulfillOrder(chain.walletClient(stage.owner), {
      order: await bid(99n),
      route: 'basic',
      override,
    })
    expect(fill.route).toBe('basic')
  })

  test.each([
    ['payments of the whole offer', 100n, {}, {}, 'the fulfiller would receive nothing'],
    ['another recipient', 99n, {}, { recipient: seaportAddress }, 'another recipient is given'],
    [
      'a criteria item',
      99n,
      { itemType: ItemType.ERC721_WITH_CRITERIA, identifierOrCriteria: 0n },
      { considerationCriteria: [{ tokenId: 1n }] },
      'it has a criteria item',
    ],
  ] as const)('error: route: %s', async (_, paidOut, changes, options, reason) => {
    const order = await bid(paidOut, changes)
    const wallet = chain.walletClient(stage.owner)
    await expect(fulfillOrder(wallet, { order, route: 'basic', override, ...options })).rejects.toMatchObject(
      {
        name: 'Order.BasicRouteError',
        message: expect.stringMatching(
          /^Order parameters did not result in a valid basic fulfillment\. Order 0x/,
        ),
        facts: { reason },
      },
    )
  })
})
