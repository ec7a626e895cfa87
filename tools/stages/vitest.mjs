import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.mjs'

/**
 * The part of Vitest's JSON report in use.
 *
 * @typedef {object} JsonReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults
 */

/**
 * Runs Vitest and counts the tests.
 *
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<import('./report.mjs').Report>}
 */
export async function vitest(args, { env } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'souk-vitest-'))
  try {
    const file = join(folder, 'report.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const { code, output } = await run('vitest', ['run', ...args, ...reporters], {
      env: { ...env, NO_COLOR: '1' },
    })
    const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined)
    return { ...count(report, { code }), output }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Counts the tests of a report.
 *
 * A file that failed to load has no tests, and an error outside of all tests belongs to none. Each counts as one
 * failure, so that a failed run never reports 0 failures.
 *
 * @param {JsonReport | undefined} report - Absent when Vitest exited before writing one.
 * @param {{ code: number }} options - Vitest's exit code.
 */
function count(report, { code }) {
  if (!report) return { passed: 0, failed: 1 }
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = report.numFailedTests + broken.length
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    ...(report.numPendingTests > 0 && { note: `${report.numPendingTests} skipped` }),
  }
}
