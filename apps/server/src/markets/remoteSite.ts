import { getRequestListener } from '@hono/node-server'
import type { MarketChain } from '@souk/market'
import { isExecution } from '../http/core/family.js'
import type { Site } from '../http/createSite.js'
import { staticRoutes } from '../http/static.js'
import type { Logger } from '../market/log.js'
import { bareApp, type Common } from './bareApp.js'
import { closedSite, ofChain, toClosedHealth } from './closedSite.js'
import { createSender } from './createSender.js'
import { forward } from './forward.js'
import { forwardUpgrade } from './forwardUpgrade.js'
import { isPassed, type Target } from './Passed.js'
import { RemoteError } from './RemoteError.js'

/** A connection that does not end by itself. */
type Stream = { destroy: () => unknown; once: (event: 'close', listener: () => void) => unknown }

/** Paths about the server of a chain. */
const ofServer = /^\/(?:health|ready|metrics|souk\.config\.schema\.json)(?:\?|$)/

/**
 * Answers for a chain that another server follows: passes requests on to it. The pages of the app, which are the same
 * for all chains, come from this server. Where the other server does not answer, `closed` does.
 */
export function remoteSite(info: MarketChain, options: remoteSite.Options): Site & { stop: () => void } {
  const { target, closed, isAway, log, config } = options
  const { chain } = info
  const sender = createSender(target)
  const streams = new Set<Stream>()
  const noteStream = (stream: Stream) => {
    streams.add(stream)
    stream.once('close', () => streams.delete(stream))
  }
  const circle = closedSite(
    { info },
    {
      ...options,
      health: () => toClosedHealth({ info, error: new RemoteError({ chain, reason: 'circle' }) }),
    },
  )
  const pages = config.webRoot === undefined ? undefined : createPages(config.webRoot, info, options)
  const parts = { sender, noteStream }
  return {
    answer: (request, response) => {
      const { url = '/' } = request
      if (pages && !ofChain.test(url) && !ofServer.test(url) && !isExecution(url))
        return void pages(request, response)
      if (isPassed(request)) return circle.answer(request, response)
      if (isAway()) return closed.answer(request, response)
      forward(request, response, {
        ...parts,
        onAway: (error) => {
          log.warn({ err: error, chain }, 'a request could not be passed on')
          closed.answer(request, response)
        },
      })
    },
    upgrade: (request, socket, head) => {
      if (isPassed(request)) return circle.upgrade(request, socket, head)
      if (isAway()) return closed.upgrade(request, socket, head)
      socket.on('error', () => socket.destroy())
      forwardUpgrade(
        { request, socket, head },
        { ...parts, onAway: () => closed.upgrade(request, socket, head) },
      )
    },
    noteConnection: () => undefined,
    endStreams: () => {
      for (const stream of [...streams]) stream.destroy()
    },
    stop: sender.close,
  }
}

export declare namespace remoteSite {
  type Options = Common & {
    target: Target
    /** Answers while the other server does not. */
    closed: Site
    isAway: () => boolean
    log: Logger
  }
}

function createPages(webRoot: string, { path: prefix }: MarketChain, common: Common) {
  const app = bareApp(common)
  app.route('/', staticRoutes({ webRoot, wallets: common.config.wallets, prefix }))
  app.notFound((c) => c.json({ errors: ['There is no such page.'], code: 'not_found', facts: {} }, 404))
  return getRequestListener(app.fetch)
}
