import { erc20Abi } from '@souk/seaport'
import { parseAbi, parseEther } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import * as Balances from './chain/Balances.js'
import { testChain } from './chain/chain.js'
import { freezeClock, passTime, undone } from './chain/clock.js'
import { deploy } from './chain/deploy.js'
import * as Mint from './chain/Mint.js'
import { batch, makeAccounts, type TestAccount, transact } from './chain/transact.js'

const chain = testChain()
let ada: TestAccount
let ben: TestAccount

beforeEach(async () => {
  ;[ada, ben] = await makeAccounts(chain, ['ada', 'ben'])
})

const gains = (account: TestAccount, thing: Balances.Thing, amount: bigint) => ({
  ...thing,
  token: thing.token.toLowerCase(),
  account: account.address.toLowerCase(),
  amount,
})

describe('makeAccounts', () => {
  test('default', async () => {
    const [again] = await makeAccounts(chain, ['ada'], { ether: 5n })
    expect(again).toEqual(ada)
    expect(await chain.publicClient.getBalance({ address: ada.address })).toBe(5n)
  })
})

describe('transact', () => {
  test('error: the transaction reverts', async () => {
    const token = await deploy(chain, 'FreeERC721')
    await batch(chain, [Mint.erc721(token, ada.address, 1n)])
    await expect(
      transact(chain, { from: ben.address, ...Mint.erc721(token, ben.address, 1n) }),
    ).rejects.toMatchObject({ name: 'Testing.FailedTransactionError' })
  })
})

describe('batch', () => {
  test('default: more than fits into one transaction', async () => {
    const token = await deploy(chain, 'FreeERC1155')
    const ids = Array.from({ length: 230 }, (_, index) => BigInt(index))
    await batch(
      chain,
      ids.map((id) => Mint.erc1155(token, ada.address, id, id + 1n)),
    )
    const things = ids.map((identifier) => ({ itemType: 3 as const, token, identifier }))
    const balances = await Balances.read(chain, { accounts: [ada.address], things })
    expect(balances.map(({ amount }) => amount)).toEqual(ids.map((id) => id + 1n))
  })

  test('param: value', async () => {
    await batch(chain, [{ to: ada.address, value: 7n }])
    expect(await chain.publicClient.getBalance({ address: ada.address })).toBe(parseEther('1000') + 7n)
  })
})

describe('Balances', () => {
  test('default: all kinds of things of several accounts, network fees apart', async () => {
    const [money, single, pieces] = [
      await deploy(chain, 'FreeERC20', [6]),
      await deploy(chain, 'FreeERC721'),
      await deploy(chain, 'FreeERC1155'),
    ]
    await batch(chain, [Mint.erc20(money, ada.address, 10n), Mint.erc721(single, ada.address, 4n)])
    const things: Balances.Thing[] = [
      Balances.native,
      { itemType: 1, token: money, identifier: 0n },
      { itemType: 2, token: single, identifier: 4n },
      { itemType: 3, token: pieces, identifier: 8n },
    ]
    const look = () => Balances.read(chain, { accounts: [ada.address, ben.address], things })
    const before = await look()
    const payment = await transact(chain, { from: ada.address, to: ben.address, value: 3n })
    const hash = await chain.walletClient(ada).writeContract({
      address: money,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [ben.address, 2n],
    })
    const transfer = await chain.publicClient.waitForTransactionReceipt({ hash })
    await batch(chain, [Mint.erc1155(pieces, ben.address, 8n, 5n)])
    const diff = Balances.diff(before, await look(), { receipts: [payment, transfer] })
    expect(diff).toHaveLength(5)
    expect(diff).toEqual(
      expect.arrayContaining([
        gains(ada, Balances.native, -3n),
        gains(ben, Balances.native, 3n),
        gains(ada, things[1]!, -2n),
        gains(ben, things[1]!, 2n),
        gains(ben, things[3]!, 5n),
      ]),
    )
  })

  test('behavior: movements that cancel out are no change', () => {
    const there = { from: ada.address, to: ben.address, ...Balances.native, amount: 1n }
    const back = { ...there, from: ben.address, to: ada.address }
    expect(Balances.fromMovements([there, back])).toEqual([])
  })

  test('behavior: a token that does not answer is nobody’s', async () => {
    const greedy = await deploy(chain, 'GreedyERC20')
    const things: Balances.Thing[] = [{ itemType: 1, token: greedy, identifier: 0n }]
    const [balance] = await Balances.read(chain, { accounts: [ada.address], things })
    expect(balance?.amount).toBe(0n)
  })
})

describe('freezeClock', () => {
  test('default', async () => {
    const now = await freezeClock(chain)
    await passTime(chain, 100n)
    const { blockNumber } = await transact(chain, { from: ada.address, to: ben.address })
    expect((await chain.publicClient.getBlock({ blockNumber })).timestamp).toBe(now + 100n)
  })
})

describe('undone', () => {
  test('default', async () => {
    await undone(chain, () => transact(chain, { from: ada.address, to: ben.address, value: 1n }))
    expect(await chain.publicClient.getBalance({ address: ben.address })).toBe(parseEther('1000'))
  })
})

describe('deploy', () => {
  test('behavior: a contract wallet takes 64 and 65 bytes of its owner, longer ones, and what was approved', async () => {
    const wallet = await deploy(chain, 'ContractWallet', [ada.address])
    const hash = `0x${'5a'.repeat(32)}` as const
    const signature = await chain.walletClient(ada).account.sign!({ hash })
    const foreign = await chain.walletClient(ben).account.sign!({ hash })
    const s = (BigInt(`0x${signature.slice(66, 130)}`) | (BigInt(signature.endsWith('1c')) << 255n)).toString(
      16,
    )
    const compact = `${signature.slice(0, 66)}${s.padStart(64, '0')}` as const
    const abi = parseAbi([
      'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
      'function approveHash(bytes32 hash)',
    ])
    const ask = (bytes: `0x${string}`) =>
      chain.publicClient.readContract({
        address: wallet,
        abi,
        functionName: 'isValidSignature',
        args: [hash, bytes],
      })
    expect(
      await Promise.all(
        [signature, compact, `${signature}abcd`, foreign, '0x'].map((bytes) => ask(bytes as '0x')),
      ),
    ).toEqual(['0x1626ba7e', '0x1626ba7e', '0x1626ba7e', '0xffffffff', '0xffffffff'])
    await chain
      .walletClient(ada)
      .writeContract({ address: wallet, abi, functionName: 'approveHash', args: [hash] })
    await chain.testClient.mine({ blocks: 1 })
    expect(await ask('0x')).toBe('0x1626ba7e')
  })
})
