import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../../../tools/repository/browser.mjs'
import { root } from '../../../tools/repository/install.mjs'
import { startMarket } from '../startMarket.js'
import { runOrThrow } from './runOrThrow.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which the foreign projects are created, with the tarballs in `packed`. */
    consumersFolder: string
  }
}

/** Packs the packages and starts a market. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browserPath = await findBrowser()
  const folder = await mkdtemp(join(tmpdir(), 'souk-consumers-'))
  await runOrThrow(process.execPath, [join(root, 'tools', 'pack.mjs'), join(folder, 'packed')])
  const market = await startMarket()
  const { url, rpcUrl, chainId } = market
  project.provide('markets', [{ url, rpcUrl, chainId, nodePid: market.chains[0]?.pid }])
  project.provide('browserPath', browserPath)
  project.provide('consumersFolder', folder)
  return async () => {
    await market.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
