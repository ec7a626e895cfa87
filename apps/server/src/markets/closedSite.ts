import { getRequestListener } from '@hono/node-server'
import { BaseError } from '@souk/base'
import type { MarketChain } from '@souk/market'
import { isExecution } from '../http/core/family.js'
import type { Site } from '../http/createSite.js'
import { staticRoutes } from '../http/static.js'
import { refuse } from '../http/upgrade.js'
import { version } from '../market/version.js'
import { bareApp, type Common, send } from './bareApp.js'
import { toNotReady } from './chainAnswers.js'
import type { PlannedChain } from './planMarkets.js'

/** Everything that needs the chain. All other paths are the app's. */
export const ofChain = /^\/(?:v2|api|openapi|rpc|media|redirect)(?:[/.?]|$)/

/** Answers for a chain that is not open: that it is not ready, and with the app's pages, which need no chain. */
export function closedSite({ info }: Pick<PlannedChain, 'info'>, options: closedSite.Options): Site {
  const { config, health } = options
  const { chain, path: prefix } = info
  const app = bareApp(options)
  app.get('/health', (c) => c.json(health()))
  app.get('/ready', (c) => c.json(health(), 503))
  app.use((c, next) =>
    ofChain.test(c.req.path) || isExecution(c.req.path)
      ? Promise.resolve(send(c, toNotReady(chain)))
      : next(),
  )
  if (config.webRoot)
    app.route('/', staticRoutes({ webRoot: config.webRoot, wallets: config.wallets, prefix }))
  app.notFound((c) => send(c, toNotReady(chain)))
  const answer = getRequestListener(app.fetch)
  return {
    answer: (request, response) => void answer(request, response),
    upgrade: (_, socket) => {
      socket.on('error', () => socket.destroy())
      const { status, body } = toNotReady(chain)
      refuse(socket, status, body)
    },
    noteConnection: () => undefined,
    endStreams: () => undefined,
  }
}

export declare namespace closedSite {
  type Options = Common & {
    /** Describes the health of the chain. */
    health: () => ReturnType<typeof toClosedHealth>
  }
}

/** The health of a chain that is not open, in the form of that of an open one. */
export function toClosedHealth({ info, error }: { info: MarketChain; error: Error | undefined }) {
  const reason = reasonOf(error)
  return {
    ready: false,
    reasons: [reason],
    version,
    chain: {
      id: info.chainId,
      name: info.chain,
      head: null,
      headStoodSeconds: null,
      indexed: null,
      lag: null,
      time: null,
      error: reason,
    },
    instance: null,
    database: null,
  }
}

/** Texts of errors of other programs are only logged: they may contain the address of the node or the database. */
function reasonOf(error: Error | undefined): string {
  if (!error) return 'The chain is being opened.'
  if (error instanceof BaseError) return `The chain is not open: ${error.message}`
  return 'The chain could not be opened. The log has the reason.'
}
