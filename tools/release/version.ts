import { run } from '../stages/run.mjs'
import { renew } from './statedVersions.js'

// `npm run release:version`: gives every package the version and the changelog that the files in .changeset ask for. The
// release workflow runs it for its pull request. `changeset version` alone leaves the lock file and the sources behind.
await must('changeset', ['version'])
await renew()
await must('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'])

async function must(command: string, args: string[]): Promise<void> {
  const { code, output } = await run(command, args)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`)
}
