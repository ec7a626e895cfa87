import { EventWire, InvalidFieldError } from '@souk/market/wire'
import { pause } from '../db/session.js'
import type { About } from '../events/feed.js'
import * as Filter from '../http/stream/Filter.js'
import type { Source } from './relaySeveral.js'

const pauseMs = 1_000
/** No message of a server is longer. */
const mostChars = 1024 * 1024
/** Above this, the other server waits for the listener. */
const mostWaitingBytes = 128 * 1024
const mostQueryChars = 8_000

/** Reads the events of a chain from the server that follows it, and connects again when it ends. */
export function remoteEvents(place: { chain: string; url: string; forwarded: string }): Source['begin'] {
  return (sink, { after, filter }) => {
    const stopping = new AbortController()
    const { signal } = stopping
    let seen = after
    const hear = async ({ id, data }: Message) => {
      if (/^\d{1,15}$/.test(id)) seen = Number(id)
      const about = data && readAbout(data)
      if (!about || seen === undefined || !Filter.wants(filter(), about)) return
      sink.send({ sequence: seen, json: () => data })
      if (sink.waitingBytes() > mostWaitingBytes) await sink.drained()
    }
    const run = async () => {
      while (!signal.aborted) {
        // The health of the chain says that its server is away.
        await readStream(place, { after: seen, filter: filter(), signal, hear }).catch(() => undefined)
        await pause(pauseMs, signal)
      }
    }
    void run()
    return { stop: () => stopping.abort(), seen: () => seen }
  }
}

type Message = { id: string; data: string }

async function readStream(
  { chain, url, forwarded }: { chain: string; url: string; forwarded: string },
  options: {
    after: number | undefined
    filter: Filter.Filter
    signal: AbortSignal
    hear: (message: Message) => Promise<void>
  },
): Promise<void> {
  const { after, filter, signal, hear } = options
  const query = toQuery(after, filter)
  const response = await fetch(`${url}/chains/${chain}/v2/events?${query}`, {
    headers: { accept: 'text/event-stream', 'x-forwarded-for': forwarded, via: '1.1 souk-server' },
    redirect: 'error',
    signal,
  })
  if (!response.ok || !response.body) return void (await response.body?.cancel())
  let text = ''
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    text += part
    const messages = text.split('\n\n')
    text = messages.pop() ?? ''
    if (text.length > mostChars) return
    for (const message of messages) await hear(toMessage(message))
  }
}

/** A filter that is too long for an address only applies here, where events of hidden collections do not arrive. */
function toQuery(after: number | undefined, { types, collections, tokens, accounts }: Filter.Filter): string {
  const start = after === undefined ? [] : [['after', String(after)]]
  const all = { type: types, collection: collections, token: tokens, account: accounts }
  const wanted = Object.entries(all).flatMap(([name, values]) => [...values].map((value) => [name, value]))
  const query = String(new URLSearchParams([...start, ...wanted]))
  return query.length > mostQueryChars ? String(new URLSearchParams(start)) : query
}

function toMessage(text: string): Message {
  const lines = text.split('\n')
  const fieldOf = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''
  return { id: fieldOf('id'), data: fieldOf('event') === 'market' ? fieldOf('data') : '' }
}

/** @returns `undefined` for an event that this version does not know, or that is wrong. */
function readAbout(data: string): About | undefined {
  try {
    const event = EventWire.decodeKnown(JSON.parse(data))
    return (
      event && {
        type: event.type,
        collection: event.collection ?? null,
        contract: event.contract?.toLowerCase() ?? null,
        identifier: event.tokenId === undefined ? null : String(event.tokenId),
        accounts: event.accounts.map((account) => account.toLowerCase()),
        // Its server sends such events only if the filter asks for them.
        isHidden: false,
      }
    )
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof InvalidFieldError) return undefined
    throw error
  }
}
