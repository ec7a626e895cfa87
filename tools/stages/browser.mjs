import { findBrowser } from '../browser.mjs'
import { exists } from './run.mjs'
import { vitest } from './vitest.mjs'

const config = 'e2e/vitest.config.ts'

/** Runs the tests in a browser; finds one first, or installs Debian's where it may. */
export async function browser() {
  if (!exists(config)) return { passed: 0, failed: 0, output: '', note: `SKIPPED: there is no ${config}` }
  const path = await findBrowser({ onProgress: console.log })
  return vitest(['--config', config], { env: { CHROME_PATH: path } })
}
