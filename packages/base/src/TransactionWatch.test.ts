import { createClient, custom, type Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import * as TransactionWatch from './TransactionWatch.js'

const from = '0x00000000000000000000000000000000000000aa'
const shop = '0x00000000000000000000000000000000000000bb'
const hashOf = (digit: string): Hex => `0x${digit.repeat(64)}`
const sent = { hash: hashOf('1'), from, to: shop, value: '0x5', input: '0x12', nonce: '0x7', type: '0x0' }
const receipt = { transactionHash: sent.hash, from, to: shop, status: '0x1', logs: [], type: '0x0' }

type Node = Partial<Record<string, unknown>>

/** A node that answers so; what it has no answer for, it refuses. */
function nodeWith(answers: Node) {
  const request = async ({ method }: { method: string }) => {
    if (method in answers) return answers[method]
    throw new RangeError(method)
  }
  return createClient({ transport: custom({ request }, { retryCount: 0 }) })
}

/** A block in which the account's place is taken. */
const takenBy = (successor: object | undefined): Node => ({
  eth_getTransactionReceipt: null,
  eth_getTransactionByHash: sent,
  eth_getTransactionCount: '0x8',
  eth_blockNumber: '0x1',
  eth_getBlockByNumber: { number: '0x1', transactions: successor ? [{ ...sent, ...successor }] : [] },
})

describe('look', () => {
  test.each<[string, Node, object]>([
    ['mined', { eth_getTransactionReceipt: receipt }, { type: 'mined', receipt: { status: 'success' } }],
    ['pending', { ...takenBy({}), eth_getTransactionCount: '0x7' }, { type: 'pending' }],
    ['not known', { eth_getTransactionReceipt: null, eth_getTransactionByHash: null }, { type: 'unseen' }],
    ['not told', {}, { type: 'silent' }],
    ['in a block without a receipt', takenBy({}), { type: 'pending' }],
    ['with a better fee', takenBy({ hash: hashOf('2') }), { type: 'sped-up', hash: hashOf('2') }],
    [
      'emptied',
      takenBy({ hash: hashOf('2'), to: from, value: '0x0', input: '0x' }),
      { type: 'cancelled', hash: hashOf('2') },
    ],
    ['something else', takenBy({ hash: hashOf('2'), value: '0x6' }), { type: 'replaced', hash: hashOf('2') }],
    ['a contract', takenBy({ hash: hashOf('2'), to: null }), { type: 'replaced', hash: hashOf('2') }],
  ])('behavior: %s', async (_name, answers, expected) => {
    const watch = TransactionWatch.create(sent.hash)
    expect(await TransactionWatch.look(nodeWith(answers), watch)).toMatchObject(expected)
  })

  test('behavior: an unknown transaction used its nonce, in several checks', async () => {
    const watch = TransactionWatch.create(sent.hash)
    const looks = []
    for (let count = 0; count < 3; count++)
      looks.push((await TransactionWatch.look(nodeWith(takenBy(undefined)), watch)).type)
    expect(looks).toEqual(['pending', 'pending', 'dropped'])
  })

  test('behavior: the one with the better fee is watched from then on', async () => {
    const watch = TransactionWatch.create(sent.hash)
    await TransactionWatch.look(nodeWith(takenBy({ hash: hashOf('2') })), watch)
    expect(watch).toMatchObject({ hash: hashOf('2'), sent: { hash: hashOf('2') }, misses: 0 })
  })
})
