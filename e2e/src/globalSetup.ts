import type { TestProject } from 'vitest/node'
import { findBrowser } from '../../tools/browser.mjs'
import { startMarket } from './startMarket.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the app is. */
    url: string
    rpcUrl: string
    chainId: number
    /** The program of the browser. */
    browserPath: string
    /** Whether the pictures of the gallery are taken anew. */
    isRenewing: boolean
  }
}

/** Starts one market for the whole run, and stops it at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [market, browserPath] = await Promise.all([startMarket(), findBrowser()])
  project.provide('url', market.url)
  project.provide('rpcUrl', market.rpcUrl)
  project.provide('chainId', market.chainId)
  project.provide('browserPath', browserPath)
  return market.stop
}
