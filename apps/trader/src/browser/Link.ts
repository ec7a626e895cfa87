import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { named } from '../terminal/text.js'
import { PageClosedError, WalletAnswerError } from './errors.js'
import type { Heard, Message } from './Message.js'
import { isSame } from './refusal.js'

/** A request to the wallet. */
export type Request = {
  method: string
  params: readonly unknown[]
  /** What the person is to do, or nothing if the wallet does not ask. */
  text: string
}

type Pending = Request & {
  isSent: boolean
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

/** What the program and its page have said to each other. */
export type Link = {
  /** In the address. It opens the page once. */
  secret: string | undefined
  /** Of the page that is open. */
  token: string | undefined
  stream: ServerResponse | undefined
  /** Whether the page offers an account that the command can use. */
  isReady: boolean
  pending: Map<number, Pending>
  lastId: number
  /** Repeated to a page that is opened later. */
  review: Message | undefined
  isOver: boolean
}

const secret = () => randomBytes(32).toString('base64url')

/** Creates a link that nobody has opened. */
export function create(): Link {
  return {
    ...{ secret: secret(), token: undefined, stream: undefined, review: undefined },
    ...{ isReady: false, pending: new Map(), lastId: 0, isOver: false },
  }
}

/** Gives the page its token, once for each secret. */
export function claim(link: Link, given: string): string | undefined {
  if (link.secret === undefined || !isSame(given, link.secret)) return undefined
  link.secret = undefined
  link.token = secret()
  return link.token
}

/** Writes a message to the open page. */
export function tell(link: Link, message: Message): void {
  if (message.type === 'review') link.review = message
  link.stream?.write(`${JSON.stringify(message)}\n`)
}

/** Asks the wallet, as soon as a page offers it. */
export function ask(link: Link, request: Request): Promise<unknown> {
  link.lastId += 1
  const id = link.lastId
  return new Promise((resolve, reject) => {
    link.pending.set(id, { ...request, isSent: false, resolve, reject })
    flush(link)
  })
}

/** Sends what waits for a wallet. */
export function flush(link: Link): void {
  if (!link.stream || !link.isReady) return
  for (const [id, one] of link.pending) {
    if (one.isSent) continue
    one.isSent = true
    const { method, params, text } = one
    tell(link, { type: 'request', id, method, params, text })
  }
}

/** Passes an answer of the wallet on. */
export function settle({ pending }: Link, heard: Exclude<Heard, { type: 'connected' }>): void {
  const asked = pending.get(heard.id)
  if (!asked?.isSent) return
  pending.delete(heard.id)
  if (heard.type === 'answer') asked.resolve(heard.result)
  else asked.reject(new WalletAnswerError(named(heard.message, 300), { code: heard.code }))
}

/** Ends what the closed page was asked, and makes a secret for the next page. */
export function close(link: Link): void {
  Object.assign(link, { secret: secret(), token: undefined, stream: undefined, isReady: false })
  for (const [id, { isSent, method, reject }] of link.pending) {
    if (!isSent) continue
    link.pending.delete(id)
    reject(new PageClosedError({ mayBeSent: method === 'eth_sendTransaction' }))
  }
}
