/**
 * The result of a stage. `output` is printed after a failure, `note` at the end of the stage's line.
 *
 * @typedef {{ passed: number, failed: number, output: string, note?: string }} Report
 */

/**
 * Combines several checks into one report.
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
