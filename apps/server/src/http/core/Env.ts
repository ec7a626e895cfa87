import type { HttpBindings } from '@hono/node-server'

/** The values that accompany a request. Without a socket (`app.fetch` in this process) there are no bindings. */
export type Env = {
  Bindings: Partial<HttpBindings>
  Variables: {
    /** The name of the route that answers, for the metrics. */
    route: string | undefined
    /** The request's API key, if it is valid. */
    key: { id: string; scope: 'client' | 'admin'; factor: number } | undefined
  }
}
