import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demo } from '@souk/devchain'
import { createMarket, createMarketApi } from '@souk/market'
import { erc721Abi } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import type { Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as Keystore from './setup/Keystore.js'
import { checkLines } from './testing/checkLines.js'
import { bundleProgram, type Program } from './testing/terminal.js'

const chain = testChain({ isUndone: false })
const [amina, bilal] = demo.accounts
const { lanterns, wrappedNative } = demo.contracts
let server: TestServer
let url: string
let program: Program
let items: readonly bigint[]

beforeAll(async () => {
  const [started, bundled] = await Promise.all([
    testServer({ rpcUrl: chain.rpcUrl, demoAccounts: demo.accounts }),
    bundleProgram(),
  ])
  server = started
  program = bundled
  await server.indexed(await chain.publicClient.getBlockNumber())
  url = (await server.listen()).url
  items = await listThree()
})
afterAll(async () => {
  await program.remove()
  await server.close()
})

/** Amina lists three of her lanterns. */
async function listThree(): Promise<readonly bigint[]> {
  const { publicClient } = chain
  const ids = Array.from({ length: 30 }, (_, index) => BigInt(index + 1))
  const owners = await Promise.all(ids.map(ownerOf))
  const own = ids.filter((_, index) => owners[index] === amina.address).slice(0, 3)
  const market = createMarket({
    client: chain.walletClient(amina),
    api: createMarketApi({ chain: 'souk', baseUrl: url }),
    wrappedNative,
    seaport: { defaultConduitKey: demo.conduitKey },
  })
  const listings = own.map((tokenId) => ({ asset: { contract: lanterns, tokenId }, price: '1' }))
  await market.createListings({ listings })
  await server.indexed(await publicClient.getBlockNumber())
  return own
}

function ownerOf(tokenId: bigint): Promise<string> {
  const call = { address: lanterns, abi: erc721Abi, functionName: 'ownerOf', args: [tokenId] } as const
  return chain.publicClient.readContract(call)
}

const buy = (tokenId: bigint | undefined, ...flags: string[]) =>
  program.run(['buy', `lanterns-of-the-souk#${tokenId}`, '--from', 'Bilal', '--market', url, ...flags])

describe('commands that look', () => {
  const file = 'wallet.json'
  const look = async (words: readonly string[], env: Record<string, string> = {}) => {
    const { exit, text } = program.run([...words, '--json', '--market', url], env)
    return { code: await exit, text: text().replace(/\s+/g, ' '), written: text() }
  }
  const wallet = ({ privateKey }: { privateKey: Hex } = amina, change: object = {}) =>
    writeFile(
      join(program.folder, file),
      JSON.stringify({
        ...JSON.parse(Keystore.encrypt(privateKey, 'a password', { n: 1_024 })),
        ...change,
      }),
    )

  test.each(['portfolio', 'approvals'])('param: --keystore: %s asks for no password', async (command) => {
    // It has no items, whose list would be long.
    await wallet(demo.auctioneer)
    const { code, written } = await look([command, '--keystore', file])
    expect(code, written).toBe(0)
    expect(checkLines(written, command as 'portfolio').at(-1)).toMatchObject({
      account: demo.auctioneer.address,
    })
  })

  test.each(['orders', 'auctions', 'swaps'])('param: --keystore: %s --mine', async (command) => {
    await wallet()
    const { code, written } = await look([command, '--mine', '--keystore', file])
    expect(code, written).toBe(0)
    const [line = {}] = checkLines(written, command as 'orders')
    const found = Object.values(line).find((value) => Array.isArray(value)) as { maker: string }[]
    expect(found.map(({ maker }) => maker)).toEqual(
      command === 'orders' ? items.map(() => amina.address) : [],
    )
  })

  test('behavior: a key file that names no account needs --from or its password', async () => {
    await wallet(amina, { address: undefined })
    expect(await look(['portfolio', '--keystore', file])).toMatchObject({
      ...{
        code: 2,
        text: expect.stringContaining('does not name its account. Name it with --from ADDRESS.'),
      },
    })
    for (const [flags, env] of [
      [['--from', 'Amina'], {}],
      [[], { SOUK_PASSWORD: 'a password' }],
    ] as const)
      expect(await look(['portfolio', '--keystore', file, ...flags], env)).toMatchObject({
        ...{ code: 0, text: expect.stringContaining(amina.address) },
      })
  })

  test('error: the account of a key file is not the named one, unless the environment names the file', async () => {
    await wallet()
    expect(await look(['portfolio', '--keystore', file, '--from', 'Bilal'])).toMatchObject({
      ...{ code: 2, text: expect.stringContaining(`is the key of ${amina.address}, not of Bilal.`) },
    })
    expect(await look(['portfolio', '--from', 'Bilal'], { SOUK_KEYSTORE: file })).toMatchObject({
      ...{ code: 0, text: expect.stringContaining(bilal.address) },
    })
  })
})

describe('souk buy', () => {
  test('default: it shows the review, asks, and buys', async () => {
    const [tokenId = 0n] = items
    const terminal = buy(tokenId)
    await terminal.until('You pay')
    await terminal.until('1 ETH')
    await terminal.until('Pay and receive')
    await terminal.until('Continue? [y/N]')
    expect(await ownerOf(tokenId)).toBe(amina.address)
    terminal.type('y\r')
    await terminal.until('Confirmed in block')
    await terminal.until('Done')
    expect(await terminal.exit).toBe(0)
    expect(await ownerOf(tokenId)).toBe(bilal.address)
  })

  test('behavior: a refusal signs and sends nothing', async () => {
    const [, tokenId = 0n] = items
    const before = await chain.publicClient.getTransactionCount({ address: bilal.address })
    const terminal = buy(tokenId)
    await terminal.until('Continue? [y/N]')
    terminal.type('\r')
    await terminal.until('You declined. Nothing was signed or sent.')
    expect(await terminal.exit).toBe(3)
    expect(await chain.publicClient.getTransactionCount({ address: bilal.address })).toBe(before)
  })

  test('behavior: Ctrl-C while the network works, and souk resume finds out how it ended', async () => {
    const [, , tokenId = 0n] = items
    await chain.testClient.setAutomine(false)
    const terminal = buy(tokenId)
    await terminal.until('Continue? [y/N]')
    terminal.type('y\r')
    await terminal.until('Sent. Waiting for the network.')
    terminal.type('\u0003')
    await terminal.until('was sent and may still go through.')
    await terminal.until('souk resume')
    expect(await terminal.exit).toBe(130)
    await chain.testClient.mine({ blocks: 1 })
    await chain.testClient.setAutomine(true)
    const resumed = program.run(['resume'])
    await resumed.until('is confirmed.')
    expect(await resumed.exit).toBe(0)
    expect(await ownerOf(tokenId)).toBe(bilal.address)
    const again = program.run(['resume'])
    await again.until('No trade was left unfinished.')
    expect(await again.exit).toBe(0)
  })
})
