import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from '../install.mjs'
import { getWorkspaces } from '../workspaces.mjs'
import { fromChecks } from './report.mjs'
import { mapLimited, run } from './run.mjs'

/** Checks the types of every workspace with every tsconfig that it has, except those that only build. */
export async function types() {
  const configs = getWorkspaces().flatMap(({ folder }) => tsconfigs(folder))
  const checks = await mapLimited(
    configs,
    async (config) => {
      // What it learns is kept, so that only the first run takes long.
      const kept = join(root, '.cache', 'types', `${config.replaceAll('/', '-')}.tsbuildinfo`)
      const args = ['-p', config, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', kept]
      const { code, output } = await run('tsc', args)
      return { name: config, output, ok: code === 0 }
    },
    // The compiler uses more than one core itself.
    { atOnce: Math.min(2, availableParallelism()) },
  )
  return fromChecks(checks)
}

/** @param {string} folder */
function tsconfigs(folder) {
  return readdirSync(join(root, folder))
    .filter((file) => /^tsconfig.*\.json$/.test(file) && file !== 'tsconfig.build.json')
    .map((file) => `${folder}/${file}`)
}
