import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { median } from '../Row.js'

export type Run = { ms: number; peakMebibytes: number }

/**
 * Runs one of the programs in `fresh/` in a process of its own, so that nothing is compiled or warm, several times, and takes
 * the medians. Loading the modules is not counted; the peak of memory is that of the whole process.
 */
export async function inFreshProcess(
  program: string,
  options: { arguments: readonly string[]; runs: number },
): Promise<Run> {
  const path = fileURLToPath(new URL(`../fresh/${program}.ts`, import.meta.url))
  const runs: Run[] = []
  for (let run = 0; run < options.runs; run++) {
    const node = ['--conditions=@souk/source', '--import', 'tsx', path, ...options.arguments]
    const { stdout } = await promisify(execFile)(process.execPath, node)
    runs.push(JSON.parse(stdout) as Run)
  }
  return {
    ms: median(runs.map(({ ms }) => ms)),
    peakMebibytes: median(runs.map(({ peakMebibytes }) => peakMebibytes)),
  }
}
