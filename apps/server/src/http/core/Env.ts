import type { HttpBindings } from '@hono/node-server'

/** What travels with a request. Without a socket (`app.fetch` in this process) there are no bindings. */
export type Env = {
  Bindings: Partial<HttpBindings>
  Variables: {
    /** The name of the route that answers, for the metrics. */
    route: string | undefined
    /** The key that the request came with, where it is one of ours. */
    key: { id: string; scope: 'client' | 'admin'; factor: number } | undefined
  }
}
