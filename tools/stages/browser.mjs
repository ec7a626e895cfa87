import { findBrowser } from '../repository/browser.mjs'
import { exists } from './run.mjs'
import { vitest } from './vitest.mjs'

/** Runs the default tests in a browser. Finds one first, or installs Debian's if it may. */
export function browser() {
  return inBrowser('e2e/vitest.config.ts')
}

/** Runs the long tests. */
export function browserDeep() {
  return inBrowser('e2e/deep.config.ts')
}

/** Uses the packed packages in other projects: Node, browsers, bundlers and frameworks. */
export function foreignProjects() {
  return inBrowser('e2e/consumers.config.ts')
}

/** @param {string} config */
async function inBrowser(config) {
  if (!exists(config)) return { passed: 0, failed: 0, output: '', note: `SKIPPED: there is no ${config}` }
  const path = await findBrowser({ onProgress: console.log })
  return vitest(['--config', config], { env: { CHROME_PATH: path } })
}
