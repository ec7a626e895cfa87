import {
  Conduit,
  type Facts,
  Holding,
  ItemType,
  knownConduitKey,
  seaportAbi,
  seaportAddress,
} from '@souk/seaport'
import { type Address, decodeFunctionData } from 'viem'
import { describe, expect, test } from 'vitest'
import { type Gift, planTransfer } from './planTransfer.js'

const from: Address = '0x00000000000000000000000000000000000000a0'
const to: Address = '0x00000000000000000000000000000000000000b0'
const lanterns: Address = '0x00000000000000000000000000000000000000c0'
const jars: Address = '0x00000000000000000000000000000000000000d0'

const lantern = (identifier: bigint): Gift => ({
  contract: lanterns,
  identifier,
  standard: 'erc721',
  quantity: 1n,
})
const jar = (identifier: bigint, quantity = 1n): Gift => ({
  contract: jars,
  identifier,
  standard: 'erc1155',
  quantity,
})

function plan(
  gifts: readonly Gift[],
  options: { isToContract?: boolean; held?: bigint; approved?: bigint } = {},
) {
  const { isToContract = false, held = 5n, approved = 0n } = options
  const holdings = gifts.map(({ contract, identifier, standard }) => {
    const itemType = standard === 'erc721' ? ItemType.ERC721 : ItemType.ERC1155
    const query = {
      account: from,
      operator: Conduit.operator(knownConduitKey),
      itemType,
      token: contract,
      identifier,
    }
    return [Holding.key(query), { balance: held, approved }] as const
  })
  const empty = { counters: new Map(), statuses: new Map(), conduits: new Map() }
  const facts: Facts = {
    chainId: 1,
    timestamp: 0n,
    ...empty,
    holdings: new Map(holdings),
    currencies: new Map(),
    signatures: new Map(),
    zones: new Map(),
    payees: new Map(),
  }
  const known = {
    from,
    to,
    facts,
    isToContract,
    exchange: seaportAddress,
    conduitKey: knownConduitKey,
    salt: 1n,
  }
  return planTransfer(gifts, known)
}

const calls = (planned: ReturnType<typeof plan>) =>
  planned.steps.map(({ id, items }) => [
    id,
    items.map((item) =>
      'transaction' in item ? [item.transaction?.to, item.transaction?.data.slice(0, 10)] : [],
    ),
  ])

describe('planTransfer', () => {
  test.each<[string, readonly Gift[], Parameters<typeof plan>[1], unknown]>([
    ['one token by itself', [lantern(1n)], {}, [['transfer', [[lanterns, '0x42842e0e']]]]],
    ['units of one kind by themselves', [jar(1n, 3n)], {}, [['transfer', [[jars, '0xf242432a']]]]],
    [
      'several kinds of one contract by themselves',
      [jar(1n), jar(2n)],
      {},
      [['transfer', [[jars, '0x2eb2c2d6']]]],
    ],
    [
      'tokens by the exchange, once it is approved',
      [lantern(1n), lantern(2n), jar(1n)],
      {},
      [
        [
          'nft-approval',
          [
            [lanterns, '0xa22cb465'],
            [jars, '0xa22cb465'],
          ],
        ],
        ['transfer', [[seaportAddress, '0xe7acab24']]],
      ],
    ],
    [
      'to a contract each by its own safe transfer',
      [lantern(1n), lantern(2n)],
      { isToContract: true },
      [
        [
          'transfer',
          [
            [lanterns, '0x42842e0e'],
            [lanterns, '0x42842e0e'],
          ],
        ],
      ],
    ],
  ])('behavior: %s', (_, gifts, options, expected) => {
    expect(calls(plan(gifts, options))).toEqual(expected)
  })

  test('behavior: the exchange moves all of it to the recipient, at a price of zero', () => {
    const { steps } = plan([lantern(1n), jar(2n, 4n)], { approved: Holding.unlimited })
    const [item] = steps.at(-1)?.items ?? []
    const data = item && 'transaction' in item ? item.transaction?.data : undefined
    const { args } = decodeFunctionData({ abi: seaportAbi, data: data ?? '0x' })
    const [order, , , recipient] = args as readonly [{ parameters: object }, unknown, unknown, Address]
    expect(recipient.toLowerCase()).toBe(to)
    expect(order.parameters).toMatchObject({
      consideration: [],
      offer: [{ startAmount: 1n }, { identifierOrCriteria: 2n, startAmount: 4n }],
    })
  })

  test('error: tokens that the sender lacks', () => {
    const { issues, steps } = plan([jar(1n, 9n), lantern(1n)], { held: 1n })
    expect(issues).toMatchObject([{ code: 'balance_insufficient', index: 0 }])
    expect(steps).toEqual([])
  })
})
