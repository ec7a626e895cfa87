import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { BaseError } from '@souk/base'
import { parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicPackages } from '../../../tools/repository/workspaces.mjs'
import { giveToken, listToken, market, newcomer, ownerOf } from '../market.js'
import { testVisitors } from '../visitors.js'
import { installConsumer } from './installConsumer.js'
import { runOrThrow } from './runOrThrow.js'

const visitors = testVisitors()

describe('a Next 15 app with wagmi 2', () => {
  let server: ChildProcess
  let url = ''
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    MARKET_URL: market.url,
  } as const

  beforeAll(async () => {
    const { folder } = await installConsumer('next', { packages: publicPackages })
    const next = `${folder}/node_modules/next/dist/bin/next`
    await runOrThrow(process.execPath, [next, 'build'], { cwd: folder, env })
    server = spawn(process.execPath, [next, 'start', '-p', '0', '-H', '127.0.0.1'], { cwd: folder, env })
    url = await urlOf(server)
  })
  afterAll(async () => {
    server.kill()
    await once(server, 'exit')
  })

  test('default: the first HTML has the newest listing, and a wallet buys it', async () => {
    const [seller, buyer] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('0.375') })
    // React puts a comment between two texts.
    expect((await (await fetch(url)).text()).replaceAll('<!-- -->', '')).toContain('0.375 ETH')

    const { page, wallet } = await visitors.comeWithWallet(buyer)
    await page.goto(url)
    await page.getByRole('button', { name: `Connect ${wallet.name}` }).click()
    await page.getByRole('button', { name: 'Buy', exact: true }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.locator('output', { hasText: 'done' }).waitFor()
    expect(await ownerOf(token)).toBe(buyer.address)
  })
})

/** Reads the address that the server prints. */
async function urlOf(server: ChildProcess): Promise<string> {
  const printed: string[] = []
  if (server.stdout)
    for await (const line of createInterface({ input: server.stdout })) {
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? []
      if (url) return url
      printed.push(line)
    }
  throw new NoServerError({ printed: printed.join('\n') })
}

/** Thrown when the server ends before it prints an address. */
class NoServerError extends BaseError<{ printed: string }> {
  override readonly name = 'Test.NoServerError'
  constructor(facts: { printed: string }) {
    super(`The server printed no address:\n${facts.printed}`, { facts })
  }
}
