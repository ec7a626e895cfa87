import { fork } from 'node:child_process'
import { once } from 'node:events'
import { BaseError } from '@souk/base'
import type { Done, Job } from './client.js'

/** Posts from its own process. */
export type Poster = {
  /** @returns Milliseconds. @throws {PostError} when a post was refused. */
  post: (job: Job) => Promise<number>
  close: () => void
}

/** Starts a {@link Poster}. */
export function startPoster(): Poster {
  const child = fork(new URL('./client.ts', import.meta.url), {
    execArgv: ['--conditions=@souk/source', '--import', 'tsx'],
  })
  return {
    post: async (job) => {
      child.send(job)
      const [done] = (await once(child, 'message')) as [Done]
      const [failure] = done.failures
      if (failure !== undefined) throw new PostError({ failures: done.failures.length, failure })
      return done.ms
    },
    close: () => child.kill(),
  }
}

/** Thrown when a server refused a post, which makes its speed meaningless. */
class PostError extends BaseError<{ failures: number; failure: string }> {
  override readonly name = 'Bench.PostError'
  constructor(facts: { failures: number; failure: string }) {
    super(`${facts.failures} posts were refused, the first with ${facts.failure}`, { facts })
  }
}
