import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as Link from './Link.js'
import { type Heard, readHeard, readSecret } from './Message.js'
import { refusal } from './refusal.js'

/** The page's server. It runs as long as its command. */
export type PageServer = {
  link: Link.Link
  /** The address that opens the page, once. */
  address: () => string
  /** Says how the command ended, and closes the page's connection. */
  end: (text: string) => Promise<void>
}

const mostBytes = 1_000_000
const html =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Souk: your wallet</title><body><script type="module" src="/walletPage.js"></script></body></html>'
const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/**
 * Serves the page that connects a wallet of the browser with a command, to this machine only.
 *
 * @param options.onConnected - Receives the accounts of the wallet.
 * @param options.onClosed - Called when the page was closed before the end of the command.
 */
export async function servePage(options: servePage.Options): Promise<PageServer> {
  const script = await readFile(new URL(pageFile, import.meta.url))
  const link = Link.create()
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo
    answer({ link, script, port, ...options }, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    link,
    address: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/#${link.secret ?? ''}`,
    end: async (text) => {
      link.isOver = true
      Link.tell(link, { type: 'end', text })
      const { stream } = link
      if (stream) await new Promise<void>((resolve) => stream.end(resolve))
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Beside this file, also in the published program. */
const pageFile = 'walletPage.js'

export declare namespace servePage {
  type Options = {
    onConnected: (connected: Extract<Heard, { type: 'connected' }>) => void
    onClosed: () => void
  }
}

type Serving = servePage.Options & { link: Link.Link; script: Buffer; port: number }

async function answer(serving: Serving, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { link, script, port } = serving
  const { host, origin, authorization, 'content-type': type } = request.headers
  const { method, url: path } = request
  const refused = refusal({ method, path, host, origin, type, authorization }, { port, token: link.token })
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (refused !== undefined) return void response.writeHead(refused).end()
  switch (path) {
    case '/':
      return void response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
    case '/walletPage.js':
      return void response.setHeader('content-type', 'text/javascript; charset=utf-8').end(script)
    case '/claim': {
      const token = Link.claim(link, readSecret(await bodyOf(request)) ?? '')
      if (token === undefined) return void response.writeHead(403).end()
      return void response.setHeader('content-type', 'application/json').end(JSON.stringify({ token }))
    }
    case '/listen':
      return listen(serving, response)
    case '/tell':
      hear(serving, readHeard(await bodyOf(request)))
      return void response.writeHead(204).end()
  }
}

/** Keeps the connection open as long as the page is. */
function listen({ link, onClosed }: Serving, response: ServerResponse): void {
  if (link.stream) return void response.writeHead(409).end()
  response.setHeader('content-type', 'application/x-ndjson').flushHeaders()
  link.stream = response
  if (link.review) Link.tell(link, link.review)
  response.once('close', () => {
    if (link.isOver) return
    Link.close(link)
    onClosed()
  })
}

function hear({ link, onConnected }: Serving, heard: Heard | undefined): void {
  if (heard?.type === 'connected') onConnected(heard)
  else if (heard) Link.settle(link, heard)
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > mostBytes) return undefined
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    return undefined
  }
}
