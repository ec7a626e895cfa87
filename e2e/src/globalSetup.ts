import type { TestProject } from 'vitest/node'
import { findBrowser } from '../../tools/repository/browser.mjs'
import { startDesign } from './startDesign.js'
import { startMarket } from './startMarket.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the app. */
    url: string
    /** The URL of the design page, on the app's development server. */
    designUrl: string
    rpcUrl: string
    chainId: number
    /** The path of the browser. */
    browserPath: string
    /** Whether the gallery's pictures are taken again. */
    isRenewing: boolean
  }
}

/** Starts one market and one development server for the whole run, and stops them at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [market, browserPath] = await Promise.all([startMarket(), findBrowser()])
  const design = await startDesign(market.url)
  project.provide('url', market.url)
  project.provide('designUrl', design.url)
  project.provide('rpcUrl', market.rpcUrl)
  project.provide('chainId', market.chainId)
  project.provide('browserPath', browserPath)
  return async () => {
    await design.stop()
    await market.stop()
  }
}
