import { poll } from '@souk/base'
import { zelligeAbi } from '@souk/contracts'
import { demo, waitForReceipt } from '@souk/devchain'
import type { Server } from '@souk/server'
import type { Page } from 'playwright-core'
import { parseAbi } from 'viem'
import { createBodies } from '../accepting/bodies.js'
import { type Setting, walletOf } from '../setting/Setting.js'

const [seller, buyer] = demo.accounts
const bulkSize = 200
const sweepSize = 50

/** From the press of a button until the next step can be confirmed. */
export type TradeTimes = { bulkMs: number; sweepMs: number }

/** Measures how long a user waits between a choice and the data to sign. */
export async function timeTrades(
  page: Page,
  server: Server,
  setting: Setting,
  url: string,
): Promise<TradeTimes> {
  await sellLanterns(setting, url)
  await mintZellige(server, setting)
  return { sweepMs: await timeSweep(page, url), bulkMs: await timeBulk(page, url) }
}

/** Lists each lantern more than once. */
async function sellLanterns(setting: Setting, url: string): Promise<void> {
  for (const body of await createBodies(setting).single(setting.lanterns.length * 3))
    await fetch(`${url}/v2/orders/souk/seaport/listings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
}

async function mintZellige({ market }: Server, { rpcUrl }: Setting): Promise<void> {
  const client = walletOf(rpcUrl, demo.operator)
  for (let seed = 0n; seed < bulkSize; seed++) {
    const hash = await client.writeContract({
      address: demo.contracts.zellige,
      abi: parseAbi(zelligeAbi),
      functionName: 'mint',
      args: [seller.address, seed, `Tile ${seed}`],
    })
    await waitForReceipt(client, hash)
  }
  await poll(
    async () => {
      const { count } = await market.db
        .selectFrom('balances')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .where('owner', '=', seller.address.toLowerCase())
        .where('contract', '=', demo.contracts.zellige.toLowerCase())
        .executeTakeFirstOrThrow()
      return Number(count) >= bulkSize || undefined
    },
    { intervalMs: 100 },
  )
}

async function timeSweep(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/collection/lanterns-of-the-souk`)
  await connect(page, buyer.name)
  await page.getByRole('button', { name: 'Sweep the floor' }).click()
  await page.getByRole('button', { name: 'Review 3 for' }).waitFor()
  await page.getByRole('slider', { name: 'Quantity' }).press('End')
  await page.getByRole('button', { name: `Review ${sweepSize} for` }).waitFor()
  const took = await timePress(page, `Review ${sweepSize} for`)
  await page.keyboard.press('Escape')
  return took
}

async function timeBulk(page: Page, url: string): Promise<number> {
  await page.evaluate(() => window.localStorage.clear())
  await page.goto(`${url}/me`)
  await connect(page, seller.name)
  await page.getByRole('button', { name: 'Select several' }).click()
  const all = page.getByRole('button', { name: 'Select all shown' })
  // The list loads more while it scrolls.
  await poll(
    async () => {
      await page.mouse.wheel(0, 20_000)
      await all.click()
      return (await page.getByRole('button', { name: `List ${bulkSize} items` }).count()) > 0 || undefined
    },
    { intervalMs: 300 },
  )
  await page.getByRole('button', { name: `List ${bulkSize} items` }).click()
  await page.getByText('Ladder').click()
  await page.getByLabel('First price').fill('50')
  await page.getByLabel('Step', { exact: true }).fill('1')
  await page.getByRole('button', { name: 'Set prices' }).click()
  await page.getByRole('button', { name: `Review ${bulkSize} items` }).waitFor()
  return timePress(page, `Review ${bulkSize} items`)
}

async function connect(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('list', { name: 'Demo wallets' }).getByRole('button', { name }).click()
  await page.getByRole('button', { name: `Wallet ${name}` }).waitFor()
}

/** In the page itself, so that polling from outside does not count. */
function timePress(page: Page, name: string): Promise<number> {
  return page.evaluate(
    ([press, next]) =>
      new Promise<number>((resolve) => {
        const find = (text: string) =>
          [...document.querySelectorAll('button')].find(
            (button) => button.textContent?.trim().startsWith(text) && !button.disabled,
          )
        const began = performance.now()
        const watcher = new MutationObserver(() => {
          if (!find(next)) return
          watcher.disconnect()
          resolve(performance.now() - began)
        })
        watcher.observe(document.body, { childList: true, subtree: true, attributes: true })
        find(press)?.click()
      }),
    [name, 'Continue in wallet'] as const,
  )
}
