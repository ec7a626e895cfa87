import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demo } from '@souk/devchain'
import { erc721Abi } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OutputName } from './commands/outputs.js'
import { checkLines } from './testing/checkLines.js'
import { bundleProgram, type Program } from './testing/terminal.js'

const chain = testChain({ isUndone: false })
const [amina, bilal] = demo.accounts
const { lanterns } = demo.contracts
let server: TestServer
let url: string
let program: Program
let own: readonly bigint[]

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl, demoAccounts: demo.accounts })
  program = await bundleProgram()
  await settled()
  url = (await server.listen()).url
  const ids = Array.from({ length: 30 }, (_, index) => BigInt(index + 1))
  const owners = await Promise.all(ids.map(ownerOf))
  own = ids.filter((_, index) => owners[index] === amina.address)
  writeFileSync(join(program.folder, 'policy.json'), JSON.stringify(policy))
}, 60_000)
afterAll(async () => {
  await program.remove()
  await server.close()
})

const limit = { perTransaction: '10', perDay: '100' }
const policy = {
  ...{ version: 1, chainId: 31_337, collections: 'any', warnings: 'accept', counterparties: 'anyone' },
  spend: [
    { currency: 'native', ...limit },
    { currency: demo.contracts.wrappedNative, decimals: 18, ...limit },
  ],
}

const settled = async () => server.indexed(await chain.publicClient.getBlockNumber())

function ownerOf(tokenId: bigint): Promise<string> {
  const call = { address: lanterns, abi: erc721Abi, functionName: 'ownerOf', args: [tokenId] } as const
  return chain.publicClient.readContract(call)
}

const item = (index: number) => `lanterns-of-the-souk#${own[index]}`

/** Runs a command without asking, and returns the data that it wrote. */
async function done(
  person: { name: string } | undefined,
  words: readonly string[],
): Promise<Record<string, unknown>> {
  const trade = person ? ['--from', person.name, '--yes', '--policy', 'policy.json'] : []
  const { exit, text } = program.run([...words, '--market', url, '--json', ...trade])
  const code = await exit
  await settled()
  expect(code, text()).toBe(0)
  return checkLines(text(), words[0] as OutputName).findLast(({ command }) => command !== undefined) ?? {}
}

describe('commands', () => {
  test('default: list, reprice, buy', async () => {
    const listed = await done(amina, ['list', item(0), '1eth', '--for', '1d'])
    expect(listed).toMatchObject({ command: 'list', price: '1000000000000000000', tokenId: String(own[0]) })
    await done(amina, ['reprice', item(0), '0.9eth'])
    await done(amina, ['reprice', item(0), '1.2eth'])
    expect(await done(undefined, ['verify', String((await theOrders())[0]?.orderHash)])).toMatchObject({
      ...{ isFillable: true, signature: 'checked' },
    })
    expect(await done(bilal, ['buy', item(0)])).toMatchObject({
      payment: [{ amount: '1200000000000000000' }],
    })
    expect(await ownerOf(own[0] ?? 0n)).toBe(bilal.address)
  })

  test('default: wrap, offer, accept', async () => {
    await done(bilal, ['wrap', '2eth'])
    await done(bilal, ['offer', item(1), '0.5'])
    await done(bilal, ['offer', 'lanterns-of-the-souk', '0.4weth'])
    await done(bilal, ['ladder', 'lanterns-of-the-souk', '0.1', '0.3', '--steps', '3'])
    await done(amina, ['accept', item(1), '--min', '0.45'])
    expect(await ownerOf(own[1] ?? 0n)).toBe(bilal.address)
  })

  test('default: sweep, cancel', async () => {
    for (const index of [2, 3, 4]) await done(amina, ['list', item(index), '1eth'])
    await done(amina, ['cancel', item(4)])
    expect(await done(bilal, ['sweep', 'lanterns-of-the-souk', '5', '--max', '3eth'])).toMatchObject({
      filled: [expect.any(String), expect.any(String)],
    })
    expect(await theOrders()).toEqual([])
  })

  test('default: look', async () => {
    expect(await done(undefined, ['portfolio', bilal.address])).toMatchObject({ account: bilal.address })
    expect(await done(undefined, ['approvals', '--from', 'Bilal'])).toMatchObject({ account: bilal.address })
    await done(bilal, ['approvals', '--revoke', 'weth'])
    expect(await done(undefined, ['orders', '--limit', '3'])).toMatchObject({ command: 'orders' })
  })

  test('error: beyond the policy, nothing is sent', async () => {
    await done(amina, ['list', item(5), '11eth'])
    const before = await chain.publicClient.getTransactionCount({ address: bilal.address })
    const terminal = program.run([
      ...['buy', item(5), '--from', 'Bilal', '--market', url, '--yes', '--policy', 'policy.json'],
    ])
    await terminal.until('the policy allows 10 at once')
    expect(await terminal.exit).toBe(1)
    const gift = program.run([
      ...[
        'send',
        item(5),
        bilal.address,
        '--from',
        'Amina',
        '--market',
        url,
        '--yes',
        '--policy',
        'policy.json',
      ],
    ])
    await gift.until('for nothing in return')
    expect(await gift.exit).toBe(1)
    expect(await chain.publicClient.getTransactionCount({ address: bilal.address })).toBe(before)
  })

  test('behavior: a key file and its password', async () => {
    const made = program.run(['account', 'wallet.json'])
    await made.until('New password: ')
    made.type('correct horse\r')
    await made.until('The same again: ')
    made.type('correct horse\r')
    await made.until('has the key of')
    expect(await made.exit).toBe(0)
    expect(made.text()).not.toContain('correct horse')
    const wrong = program.run(['wrap', '1eth', '--keystore', 'wallet.json', '--market', url])
    await wrong.until('Password of wallet.json: ')
    wrong.type('wrong horse\r')
    await wrong.until('The password is wrong.')
    expect(await wrong.exit).toBe(1)
    const poor = program.run(['wrap', '1eth', '--keystore', 'wallet.json', '--market', url], {
      SOUK_PASSWORD: 'correct horse',
    })
    expect(await poor.exit).toBe(1)
    expect(poor.text()).toContain('does not have enough')
  })
})

async function theOrders(): Promise<readonly { orderHash: string }[]> {
  const { orders } = await done(undefined, ['orders', 'lanterns-of-the-souk', '--listings'])
  return orders as { orderHash: string }[]
}
