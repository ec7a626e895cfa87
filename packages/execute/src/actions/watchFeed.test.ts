import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createExecuteClient } from '../client/ExecuteClient.js'
import { settled } from '../testing/virtualTime.js'
import * as FeedWire from '../wire/feed.js'
import { NoSocketError, watchFeed } from './watchFeed.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The server's side of websockets. It answers every subscription unless the test changes that. */
function scriptedFeed(options: { answers?: boolean; refuses?: string } = {}) {
  const { answers = true, refuses } = options
  const sockets: FakeSocket[] = []
  const openSocket = (url: string) => {
    const socket = new FakeSocket(url)
    socket.onSend = ({ type, event }) => {
      const message = 'That is no event.'
      const refusal = { type, status: 'error' as const, event, message }
      if (answers) socket.say(event === refuses ? refusal : { type, status: 'success', event })
    }
    sockets.push(socket)
    return socket
  }
  return { sockets, openSocket }
}

class FakeSocket extends EventTarget {
  readonly url: string
  readonly asked: string[] = []
  isClosed = false
  onSend: (request: FeedWire.FeedRequest) => void = () => {}
  constructor(url: string) {
    super()
    this.url = url
  }
  send(text: string) {
    const request = FeedWire.decodeRequest(JSON.parse(text))
    this.asked.push(request.event)
    this.onSend(request)
  }
  say(message: FeedWire.FeedMessage) {
    this.tell(JSON.stringify(FeedWire.encode(message)))
  }
  tell(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  begin() {
    this.say({ type: 'connection', status: 'ready', id: '1' })
  }
  close(code = 1000) {
    if (this.isClosed) return
    this.isClosed = true
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

const event = {
  type: 'event',
  event: 'sale.created',
  tags: {},
  data: { id: '1' },
  publishedAt: 1,
} as const satisfies FeedWire.FeedMessage

function watch(feed: ReturnType<typeof scriptedFeed>, options: Partial<watchFeed.Options> = {}) {
  const client = createExecuteClient({
    chains: [{ id: 1, name: 'mainnet', baseApiUrl: '', websocketUrl: 'wss://market.example/' }],
    apiKey: 'key',
    logLevel: 'none',
  })
  const told: unknown[] = []
  const stop = watchFeed(client, {
    subscriptions: [{ event: 'sale.created' }, { event: 'ask.*' }],
    openSocket: (url) => feed.openSocket(url) as never,
    onEvent: ({ data }) => told.push(data),
    onState: (state) => told.push(state),
    onError: (error) => told.push(String(error)),
    ...options,
  })
  return { told, stop }
}

describe('watchFeed', () => {
  test('default', async () => {
    const feed = scriptedFeed()
    const { told, stop } = watch(feed)
    const [socket] = feed.sockets
    socket?.begin()
    socket?.say(event)
    expect(socket?.url).toBe('wss://market.example/?api_key=key')
    expect(socket?.asked).toEqual(['sale.created', 'ask.*'])
    expect(told).toEqual(['connecting', 'open', { id: '1' }])
    stop()
    await settled()
    expect([socket?.isClosed, vi.getTimerCount()]).toEqual([true, 0])
  })

  test('behavior: a broken connection is made anew, and subscribed to the same', async () => {
    const feed = scriptedFeed()
    const { told, stop } = watch(feed)
    feed.sockets[0]?.begin()
    feed.sockets[0]?.close(1012)
    await settled()
    await vi.advanceTimersByTimeAsync(20_000)
    feed.sockets[1]?.begin()
    feed.sockets[1]?.say(event)
    expect(feed.sockets[1]?.asked).toEqual(['sale.created', 'ask.*'])
    const broken = 'Feed.BrokenError: The connection to the feed was closed with code 1012.'
    expect(told).toEqual(['connecting', 'open', broken, 'waiting', 'connecting', 'open', { id: '1' }])
    stop()
    await settled()
  })

  test('behavior: one that is silent counts as broken', async () => {
    const feed = scriptedFeed({ answers: false })
    const { told, stop } = watch(feed)
    feed.sockets[0]?.begin()
    await settled()
    await vi.advanceTimersByTimeAsync(61_000)
    expect(told[1]).toBe('Feed.BrokenError: The connection to the feed was silent for too long.')
    expect(feed.sockets[0]?.isClosed).toBe(true)
    stop()
    await settled()
  })

  test('behavior: one that answers is kept', async () => {
    const feed = scriptedFeed()
    const { told, stop } = watch(feed)
    feed.sockets[0]?.begin()
    await settled()
    await vi.advanceTimersByTimeAsync(300_000)
    expect(told).toEqual(['connecting', 'open'])
    stop()
    await settled()
  })

  test('behavior: what the server does not take, and what is no message, is told', async () => {
    const feed = scriptedFeed({ refuses: 'ask.*' })
    const { told, stop } = watch(feed)
    feed.sockets[0]?.begin()
    feed.sockets[0]?.tell('{')
    feed.sockets[0]?.say(event)
    expect(told).toEqual([
      'connecting',
      'Feed.SubscriptionError: That is no event.',
      'open',
      expect.stringContaining('SyntaxError'),
      { id: '1' },
    ])
    stop()
    await settled()
  })

  test('error: what the caller’s function throws ends it', async () => {
    const feed = scriptedFeed()
    const onEvent = () => {
      throw new RangeError('no')
    }
    const { told } = watch(feed, { onEvent })
    feed.sockets[0]?.begin()
    feed.sockets[0]?.say(event)
    await settled()
    expect([feed.sockets[0]?.isClosed, told.at(-1), vi.getTimerCount()]).toEqual([true, 'RangeError: no', 0])
  })

  test('error: a chain without a feed', () => {
    const client = createExecuteClient({ chains: [{ id: 1, name: 'mainnet', baseApiUrl: '' }] })
    expect(() => watchFeed(client, { subscriptions: [], onEvent: () => {} })).toThrow(
      'No websocketUrl is configured for chain 1.',
    )
  })

  test('error: a runtime without WebSocket, as Node 20', () => {
    vi.stubGlobal('WebSocket', undefined)
    const chain = { id: 1, name: 'mainnet', baseApiUrl: '', websocketUrl: 'wss://market.example' }
    const client = createExecuteClient({ chains: [chain] })
    expect(() => watchFeed(client, { subscriptions: [], onEvent: () => {} })).toThrow(NoSocketError)
    vi.unstubAllGlobals()
  })
})
