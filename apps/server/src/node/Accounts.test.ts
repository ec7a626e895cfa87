import { type Address, type Hex, pad, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import * as Accounts from './Accounts.js'
import * as Link from './Link.js'
import { createSlowNode } from './node.js'

const magic = `0x1626ba7e${'0'.repeat(56)}` as const

/** A node that answers on demand. */
function createHeldNode() {
  const open: { account: Address; gas: bigint; answer: (data: Hex | undefined) => void }[] = []
  const node = createSlowNode(Link.create('http://127.0.0.1:1'))
  Object.assign(node, {
    call: ({ to, gas }: { to: Address; gas: bigint }) =>
      new Promise<{ data: Hex | undefined }>((resolve) => {
        open.push({ account: to, gas, answer: (data) => resolve({ data }) })
      }),
  })
  return { node, open, asked: () => open.map(({ account }) => account) }
}

const accountOf = (index: number) => pad(toHex(index), { size: 20 })
const questionOf = (maker: Address) => ({ maker, digest: pad('0x01'), signature: '0x' }) as const

describe('ask', () => {
  test('default: the account’s answer, for limited gas', async () => {
    const { node, open } = createHeldNode()
    const accounts = Accounts.create(node)
    const [yes, no, none] = [1, 2, 3].map((index) => Accounts.ask(accounts, questionOf(accountOf(index))))
    for (const [index, { answer }] of open.entries()) answer([magic, pad('0x02'), undefined][index])
    expect(await Promise.all([yes, no, none])).toEqual([true, false, false])
    expect(open.map(({ gas }) => gas)).toEqual([5_000_000n, 5_000_000n, 5_000_000n])
  })

  test('behavior: one question at a time for an account, and accounts take turns', async () => {
    const { node, open, asked } = createHeldNode()
    const accounts = Accounts.create(node)
    const [first, second] = [accountOf(1), accountOf(2)]
    const answers = [first, first, first, second].map((account) =>
      Accounts.ask(accounts, questionOf(account)),
    )
    expect(asked()).toEqual([first, second])
    open[0]?.answer(magic)
    await answers[0]
    await Promise.resolve()
    expect(asked()).toEqual([first, second, first])
  })

  test('behavior: slow accounts share one place', async () => {
    const { node, open, asked } = createHeldNode()
    const accounts = Accounts.create(node)
    for (let index = 1; index <= 100; index++) accounts.slow.add(accountOf(index))
    for (let index = 1; index <= 100; index++) void Accounts.ask(accounts, questionOf(accountOf(index)))
    const honest = Accounts.ask(accounts, questionOf(accountOf(101)))
    expect(asked()).toEqual([accountOf(1), accountOf(101)])
    open[1]?.answer(magic)
    expect(await honest).toBe(true)
  })

  test('error: too many questions wait for one account; another is still asked', async () => {
    const { node, asked } = createHeldNode()
    const accounts = Accounts.create(node)
    for (let count = 0; count <= 1_000; count++) void Accounts.ask(accounts, questionOf(accountOf(1)))
    await expect(Accounts.ask(accounts, questionOf(accountOf(1)))).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Orders.AccountBusyError: 1000 orders are waiting for an answer from account 0x0000000000000000000000000000000000000001. Try again soon.]`,
    )
    void Accounts.ask(accounts, questionOf(accountOf(2)))
    expect(asked()).toEqual([accountOf(1), accountOf(2)])
  })
})
