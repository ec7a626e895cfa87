import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { mostBodyBytes } from '../http/app.js'
import type { Site } from '../http/createSite.js'
import * as Listeners from '../http/guards/Listeners.js'
import { wantsList } from '../http/routes/events.js'
import { refuse } from '../http/upgrade.js'
import { bareApp, type Common, send } from './bareApp.js'
import { toUnknown } from './chainAnswers.js'
import { dispatch, readNamed } from './dispatch.js'
import { findOrder } from './findOrder.js'
import { keepBody } from './keepBody.js'
import { visitorOf } from './Passed.js'
import type { Slot } from './Slot.js'
import { severalStreams } from './severalStreams.js'

/** Puts several chains behind one address: gives each request to the chain that it is for. */
export function createFront(slots: readonly Slot[], options: createFront.Options): Site {
  const { whole, log } = options
  const byChain = new Map(slots.map((slot) => [slot.plan.info.chain, slot]))
  const isKnown = (chain: string) => byChain.has(chain)
  const unknown = toUnknownListener([...byChain.keys()], options)
  const streams = severalStreams(slots, options)
  const pass = (slot: Slot | undefined, request: IncomingMessage, response: ServerResponse) =>
    (slot ?? first(slots)).site.answer(request, response)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const kept = await keepBody(request)
    const { chain, hash } = readNamed(kept.rawBody.toString('utf8'))
    const slot =
      chain === undefined && hash
        ? await holderOf(slots, { hash, visitor: visitorOf(request) })
        : byChain.get(chain ?? '')
    if (!response.destroyed) pass(slot, kept, response)
  }
  const guarded = (done: Promise<void>, response: ServerResponse) =>
    void done.catch((error: unknown) => {
      log.error({ err: error }, 'a request could not be answered')
      response.destroy()
    })
  return {
    answer: (request, response) => {
      const way = dispatch(request, isKnown)
      if (way.type === 'default') return pass(undefined, request, response)
      if (way.type === 'whole') return void whole(request, response)
      if (way.type === 'unknown') return void unknown(request, response)
      if (way.type === 'streams') {
        const { accept } = request.headers
        // The list of past activity is about one chain.
        if (wantsList(request.url ?? '', accept)) return pass(undefined, request, response)
        return streams.answer(request, response)
      }
      if (way.type === 'chain') {
        request.url = way.url ?? request.url
        return pass(byChain.get(way.chain), request, response)
      }
      if (way.type === 'order')
        return guarded(
          holderOf(slots, { hash: way.hash, visitor: visitorOf(request) }).then((slot) =>
            pass(slot, request, response),
          ),
          response,
        )
      // A body that is too large or of unknown size is left to the default chain, which refuses or counts it.
      if (!(Number(request.headers['content-length']) <= mostBodyBytes))
        return pass(undefined, request, response)
      guarded(answer(request, response), response)
    },
    upgrade: (request, socket, head) => {
      const way = dispatch(request, isKnown)
      if (way.type === 'unknown') {
        socket.on('error', () => socket.destroy())
        const { status, body } = toUnknown(way.chain, [...byChain.keys()])
        return refuse(socket, status, body)
      }
      if (way.type === 'streams') return streams.upgrade(request, socket, head)
      const slot = way.type === 'chain' ? byChain.get(way.chain) : undefined
      if (way.type === 'chain') request.url = way.url ?? request.url
      ;(slot ?? first(slots)).site.upgrade(request, socket, head)
    },
    noteConnection: options.noteConnection,
    endStreams: () => {
      Listeners.endAll(options.shared.listeners)
      for (const { site } of slots) site.endStreams()
    },
  }
}

export declare namespace createFront {
  type Options = severalStreams.Options & {
    /** Answers for the process as a whole. */
    whole: (request: IncomingMessage, response: ServerResponse) => unknown
    noteConnection: Site['noteConnection']
  }
}

function first(slots: readonly Slot[]): Slot {
  const [slot] = slots
  if (!slot) throw new RangeError('A market needs a chain.')
  return slot
}

/** Where no chain that could be asked has an order, one that could not be asked answers that it is not ready. */
async function holderOf(
  slots: readonly Slot[],
  asked: Parameters<typeof findOrder>[1],
): Promise<Slot | undefined> {
  return (await findOrder(slots, asked)) ?? slots.find(({ hasOrder }) => hasOrder === undefined)
}

function toUnknownListener(known: readonly string[], common: Common) {
  const app = bareApp(common)
  app.all('*', (c) => send(c, toUnknown(c.req.path.split('/')[2] ?? '', known)))
  return getRequestListener(app.fetch)
}
