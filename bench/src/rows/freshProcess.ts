import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { rolldown } from 'rolldown'
import { median } from '../setting/Row.js'

export type Run = { ms: number; peakMebibytes: number }

/**
 * Runs one of the programs in `fresh/` in a new process, so that no code is compiled or warm, several times, and
 * returns the medians. Does not count loading the modules. The peak of memory is that of the whole process.
 *
 * Bundles the program first, as an app would be: a TypeScript loader would stay in the process and name every
 * function each time it is created.
 */
export async function inFreshProcess(
  program: string,
  options: { arguments: readonly string[]; runs: number },
): Promise<Run> {
  // Inside this workspace, so that the peer's packages are found.
  const cache = fileURLToPath(new URL('../../.cache/', import.meta.url))
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'fresh-'))
  try {
    const path = await bundle(program, folder)
    const runs: Run[] = []
    for (let run = 0; run < options.runs; run++) {
      const { stdout } = await promisify(execFile)(process.execPath, [path, ...options.arguments])
      runs.push(JSON.parse(stdout) as Run)
    }
    return {
      ms: median(runs.map(({ ms }) => ms)),
      peakMebibytes: median(runs.map(({ peakMebibytes }) => peakMebibytes)),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function bundle(program: string, folder: string): Promise<string> {
  const built = await rolldown({
    input: fileURLToPath(new URL(`../fresh/${program}.ts`, import.meta.url)),
    platform: 'node',
    resolve: { conditionNames: ['@souk/source', 'node', 'import', 'default'] },
    logLevel: 'silent',
  })
  const { output } = await built.write({ dir: folder, format: 'esm', entryFileNames: `${program}.mjs` })
  await built.close()
  return join(folder, output[0].fileName)
}
