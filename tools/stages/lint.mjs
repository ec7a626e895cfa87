import { lockIssues } from '../repository/lock.mjs'
import { readJson } from '../repository/workspaces.mjs'
import { fromChecks } from './report.mjs'
import { run } from './run.mjs'

/** Checks the format and lint rules of every file, unused code and dependencies, and the lock file. */
export async function lint() {
  const [biome, knip] = await Promise.all([
    run('biome', ['check', '--colors=off']),
    run('knip', ['--no-progress', '--cache', '--cache-location', '.cache/knip']),
  ])
  const issues = lockIssues(readJson('package-lock.json'))
  return fromChecks([
    { name: 'biome check', output: biome.output, ok: biome.code === 0 },
    { name: 'knip', output: knip.output, ok: knip.code === 0 },
    { name: 'package-lock.json', output: issues.join('\n'), ok: issues.length === 0 },
  ])
}
