import { lockIssues } from '../lock.mjs'
import { readJson } from '../workspaces.mjs'
import { fromChecks } from './report.mjs'
import { run } from './run.mjs'

/** Checks format and lint rules of every file, and the lock of the dependencies. */
export async function lint() {
  const { code, output } = await run('biome', ['check', '--colors=off'])
  const issues = lockIssues(readJson('package-lock.json'))
  return fromChecks([
    { name: 'biome check', output, ok: code === 0 },
    { name: 'package-lock.json', output: issues.join('\n'), ok: issues.length === 0 },
  ])
}
