import { get, type IncomingMessage } from 'node:http'
import { WebSocket } from 'ws'

/** Opens a stream and calls back with each event's number. @returns A function that closes it. */
export type Open = (url: string, options: Listening) => Promise<() => void>

type Listening = {
  hear: (sequence: number) => void
  /** The filter, as in the address. @default all events */
  query?: string
}

/** Listens to server-sent events. */
export const openSse: Open = (url, { hear, query = '' }) =>
  new Promise((resolve, reject) => {
    const asked = get(`${url}/v2/events${query}`, (response: IncomingMessage) => {
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        for (const [, id] of text.matchAll(/id: (\d+)\nevent: market/g)) hear(Number(id))
      })
      resolve(() => asked.destroy())
    })
    asked.on('error', reject)
  })

/** Listens on a WebSocket. */
export const openSocket: Open = (url, { hear, query = '' }) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/v2/stream${query}`)
    socket.on('message', (data) => {
      const { event } = JSON.parse(String(data)) as { event?: { sequence: number } }
      if (event) hear(event.sequence)
    })
    socket.on('open', () => resolve(() => socket.terminate()))
    socket.on('error', reject)
  })
