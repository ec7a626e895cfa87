/**
 * What a stage found. `output` is shown when something failed, `note` behind the stage's line.
 *
 * @typedef {{ passed: number, failed: number, output: string, note?: string }} Report
 */

/**
 * Makes one report of several checks, each of which passed or failed.
 *
 * @param {readonly { name: string, output: string, ok: boolean }[]} checks
 * @returns {Report}
 */
export function fromChecks(checks) {
  const failed = checks.filter((check) => !check.ok)
  return {
    passed: checks.length - failed.length,
    failed: failed.length,
    output: failed.map((check) => `${check.name}\n${check.output}`).join('\n\n'),
  }
}
