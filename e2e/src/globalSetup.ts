import type { TestProject } from 'vitest/node'
import { findBrowser } from '../../tools/repository/browser.mjs'
import { startDesign } from './startDesign.js'
import { startMarket } from './startMarket.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** The markets of the run, one for each worker. */
    markets: readonly ServedMarket[]
    /** The URL of the design page, on the app's development server. */
    designUrl: string
    /** The path of the browser. */
    browserPath: string
    /** Whether the gallery's pictures are taken again. */
    isRenewing: boolean
  }
}

/** A running market: the app's URL, its chain, and the process id of the chain's node. */
export type ServedMarket = Pick<startMarket.Result, 'url' | 'rpcUrl' | 'chainId'> & {
  nodePid: number | undefined
}

/** Starts a market for each worker and one development server for the whole run, and stops them at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browserPath = await findBrowser()
  // The first one builds the app, which the others then find.
  const first = await startMarket()
  const others = await Promise.all(Array.from({ length: project.config.maxWorkers - 1 }, () => startMarket()))
  const markets = [first, ...others]
  const design = await startDesign(first.url)
  project.provide(
    'markets',
    markets.map(({ url, rpcUrl, chainId, chains }) => ({ url, rpcUrl, chainId, nodePid: chains[0]?.pid })),
  )
  project.provide('designUrl', design.url)
  project.provide('browserPath', browserPath)
  return async () => {
    await design.stop()
    await Promise.all(markets.map((market) => market.stop()))
  }
}
