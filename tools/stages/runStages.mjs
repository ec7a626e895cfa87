import { browser, browserDeep, foreignProjects } from './browser.mjs'
import { lint } from './lint.mjs'
import { stages as described } from './names.mjs'
import { packages } from './packages.mjs'
import { types } from './types.mjs'
import { vitest } from './vitest.mjs'

/** @typedef {import('./report.mjs').Report} Report */

/** @type {Record<string, () => Promise<Report>>} */
const stages = {
  types,
  lint,
  packages,
  unit: () => vitest([]),
  browser,
  arrows: () => vitest(['tools']),
  postgres: () => vitest(['--config', 'tools/postgres.config.ts']),
  deep: () => vitest(['--config', 'tools/deep.config.ts']),
  consumers: foreignProjects,
  browserDeep,
}

/** How often a long stage prints that it is still running. */
const heartbeatMs = 20_000

/**
 * Runs stages one after another, prints a line for each, and stops at the first failure.
 *
 * @param {readonly string[]} names - Empty for all default stages.
 * @returns {Promise<number>} The exit code.
 */
export async function runStages(names) {
  const total = { passed: 0, failed: 0 }
  for (const name of names.length > 0 ? names : Object.keys(described)) {
    const report = await runStage(name)
    total.passed += report.passed
    total.failed += report.failed
    if (report.failed > 0) {
      console.log(`\n${report.output}\n`)
      break
    }
  }
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 ? 1 : 0
}

/** @param {string} name */
async function runStage(name) {
  const stage = stages[name]
  if (!stage) throw new RangeError(`There is no stage ${name}.`)
  const start = Date.now()
  const elapsed = () => `${((Date.now() - start) / 1000).toFixed(1)} s`.padStart(8)
  const heartbeat = setInterval(
    () => console.log(`  ${name.padEnd(10)}${elapsed()}  still running`),
    heartbeatMs,
  )
  try {
    const report = await stage()
    const counts = `${report.passed} passed, ${report.failed} failed`
    const mark = report.failed > 0 ? '✗' : '✓'
    console.log(`${mark} ${name.padEnd(10)}${elapsed()}  ${counts}${report.note ? `  ${report.note}` : ''}`)
    return report
  } finally {
    clearInterval(heartbeat)
  }
}
