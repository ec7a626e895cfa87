import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Done, Job } from './Job.js'

/** Sends requests from its own process. */
export type Generator = { send: (job: Job) => Promise<Done>; close: () => void }

/** Starts a {@link Generator}. */
export function startGenerator(): Generator {
  const child = fork(new URL('./generator.ts', import.meta.url), {
    execArgv: ['--conditions=@souk/source', '--import', 'tsx'],
  })
  return {
    send: async (job) => {
      child.send(job)
      const [done] = (await once(child, 'message')) as [Done]
      return done
    },
    close: () => child.kill(),
  }
}
