import { parseEther } from 'viem'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundledPackages, publicPackages } from '../../../tools/repository/workspaces.mjs'
import { run } from '../../../tools/stages/run.mjs'
import { dialog, goOn } from '../app.js'
import { giveToken, listToken, market, newcomer, ownerOf } from '../market.js'
import { testVisitors } from '../visitors.js'
import { installConsumer } from './installConsumer.js'
import { runOrThrow } from './runOrThrow.js'

const visitors = testVisitors()

describe('a Vite app with the components, on their oldest peers', () => {
  let folder = ''
  let server: PreviewServer

  beforeAll(async () => {
    const packages = [...publicPackages, ...bundledPackages]
    folder = (await installConsumer('components', { packages })).folder
    await runOrThrow('npx', ['vite', 'build'], { cwd: folder })
    server = await preview({
      root: folder,
      configFile: false,
      preview: { port: 0, host: '127.0.0.1' },
      logLevel: 'silent',
    })
  })
  afterAll(() => server.close())

  test('behavior: its types and those of the packages compile', async () => {
    const compiler = `${folder}/node_modules/typescript-5.7/bin/tsc`
    const { output } = await run(process.execPath, [compiler, '--pretty', 'false'], { cwd: folder })
    // Declarations of other packages have errors of their own.
    const ours = output
      .split('\n')
      .filter((line) => /error TS/.test(line) && !/^node_modules\/(?!@souk\/)/.test(line))
    expect(ours).toEqual([])
  })

  test('default: sells through a button', async () => {
    const [seller, buyer] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('0.5') })
    const { page, wallet } = await visitors.comeWithWallet(buyer)
    const query = new URLSearchParams({
      ...{ url: market.url, rpc: market.rpcUrl, chain: String(market.chain.id) },
      ...{ contract: token.contract, token: String(token.tokenId) },
    })
    await page.goto(`${server.resolvedUrls?.local[0]}?${query}`)
    await page.getByRole('button', { name: 'Buy for 0.5 ETH' }).click()
    await (await dialog(page, 'Connect a wallet')).getByRole('button', { name: wallet.name }).click()
    await goOn(await dialog(page, 'Buy'))
    await dialog(page, 'It is yours')
    expect(await ownerOf(token)).toBe(buyer.address)
  })
})
