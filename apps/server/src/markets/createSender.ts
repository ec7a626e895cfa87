import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { type Target, toPath } from './Passed.js'

/** Sends requests to another server, over connections that it keeps. */
export type Sender = {
  send: (request: Pick<IncomingMessage, 'method' | 'url'>, headers: readonly string[]) => ClientRequest
  close: () => void
}

/** The other server refuses requests that it cannot answer in ten seconds, unless its operator says otherwise. */
const longestAnswerMs = 15_000

/** Makes the sender of a server. A request without a byte in either direction for 15 s emits `timeout`. */
export function createSender(target: Target): Sender {
  const { protocol, hostname, port } = new URL(target.url)
  const isSecure = protocol === 'https:'
  const agent = isSecure ? new https.Agent({ keepAlive: true }) : new http.Agent({ keepAlive: true })
  const host = hostname.replace(/^\[|\]$/g, '')
  return {
    send: ({ method, url }, headers) =>
      (isSecure ? https : http).request({
        ...{ agent, host, port, method, path: toPath(target, url), timeout: longestAnswerMs },
        // The header `Host` is the visitor's.
        ...(isSecure && isIP(host) === 0 && { servername: host }),
        headers: headers as string[],
      }),
    close: () => agent.destroy(),
  }
}
