import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call as the node received it. */
export type NodeCall = { id: number; method: string; params?: unknown }

/** How a faulty node or gateway answers an HTTP request. */
export type Fault =
  | { type: 'honest' }
  /** Omits one answer of a batch. */
  | { type: 'drop'; index: number }
  /** Omits all answers of a batch. */
  | { type: 'dropAll' }
  | { type: 'reverse' }
  /** Returns one answer twice. */
  | { type: 'duplicate'; index: number }
  /** Returns one answer twice, with different values. */
  | { type: 'contradict'; index: number }
  /** Returns answers with unknown ids. */
  | { type: 'wrongIds' }
  /** Returns the ids as text. */
  | { type: 'textIds' }
  | { type: 'status'; status: number; headers?: Record<string, string>; body?: string }
  /** Returns a gateway's HTML page with status 200. */
  | { type: 'html' }
  /** Returns truncated JSON. */
  | { type: 'truncated' }
  /** Returns an answer of the given size. */
  | { type: 'huge'; sizeBytes: number }
  /** Breaks the connection in the middle of the answer. */
  | { type: 'reset' }
  | { type: 'redirect'; to: string }
  /** Returns one error for the whole batch. */
  | { type: 'error'; error: { code: number; message: string } }
  /** Returns an error for each call. */
  | { type: 'errors'; error: { code: number; message: string } }
  /** Returns one error if there are more calls than this. */
  | { type: 'limit'; calls: number; message?: string }
  /** Returns any other JSON. */
  | { type: 'json'; body: unknown }
  | { type: 'delay'; delayMs: number }

/** A node with scripted faults over real connections. */
export type HostileNode = {
  readonly url: string
  /** The calls of each HTTP request so far. */
  readonly requests: readonly (readonly NodeCall[])[]
  /** Sets the faults of the next requests, one per request. Later requests receive honest answers. */
  play(faults: readonly Fault[]): void
  /** Sets the fault of every request from now on. */
  always(fault: Fault): void
  close(): Promise<void>
}

/**
 * Starts a node with scripted faults.
 *
 * @param answer - The honest answer to a call.
 *
 * @example
 * const node = await startHostileNode((call) => call.params)
 * node.play([{ type: 'drop', index: 1 }])
 */
export async function startHostileNode(answer: (call: NodeCall) => unknown): Promise<HostileNode> {
  let script: Fault[] = []
  let otherwise: Fault = { type: 'honest' }
  let requests: (readonly NodeCall[])[] = []
  const server = createServer((request, response) => {
    // A kept connection would carry state from one test to the next.
    response.shouldKeepAlive = false
    readCalls(request).then(
      (body) => {
        requests.push(Array.isArray(body) ? body : [body])
        return misbehave(response, script.shift() ?? otherwise, body, answer)
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get requests() {
      return requests
    },
    play(faults) {
      script = [...faults]
      otherwise = { type: 'honest' }
      requests = []
    },
    always(fault) {
      script = []
      otherwise = fault
      requests = []
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Body = NodeCall | readonly NodeCall[]
type Message = { jsonrpc: '2.0'; id: unknown; result?: unknown; error?: unknown }

async function readCalls(request: IncomingMessage): Promise<Body> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return JSON.parse(text) as Body
}

function misbehave(
  response: ServerResponse,
  fault: Fault,
  body: Body,
  answer: (call: NodeCall) => unknown,
): void {
  const honest = (call: NodeCall): Message => ({ jsonrpc: '2.0', id: call.id, result: answer(call) })
  const each = (change: (message: Message, index: number) => readonly Message[]): unknown => {
    if (!Array.isArray(body)) return change(honest(body as NodeCall), 0)[0] ?? null
    return (body as readonly NodeCall[]).map(honest).flatMap(change)
  }
  const text = JSON.stringify(each((message) => [message]))
  switch (fault.type) {
    case 'status':
      return void response.writeHead(fault.status, fault.headers).end(fault.body ?? 'no')
    case 'redirect':
      return void response.writeHead(302, { location: fault.to }).end()
    case 'html':
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<html><body>Welcome</body></html>')
    case 'truncated':
      return void response.end(text.slice(0, -Math.ceil(text.length / 3)))
    case 'huge':
      return void response.end(JSON.stringify('x'.repeat(fault.sizeBytes)))
    case 'reset':
      response.writeHead(200, { 'content-length': text.length })
      return void response.write(text.slice(0, text.length >> 1), () => response.destroy())
    case 'delay':
      return void setTimeout(() => response.end(text), fault.delayMs)
    default:
      return void response.end(JSON.stringify(bodyOf(fault, body, each)))
  }
}

type Each = (change: (message: Message, index: number) => readonly Message[]) => unknown

function bodyOf(fault: Fault, body: Body, each: Each): unknown {
  const calls = Array.isArray(body) ? body.length : 1
  switch (fault.type) {
    case 'drop':
      return each((message, index) => (index === fault.index % calls ? [] : [message]))
    case 'dropAll':
      return each(() => [])
    case 'duplicate':
      return each((message, index) => (index === fault.index % calls ? [message, message] : [message]))
    case 'contradict':
      return each((message, index) =>
        index === fault.index % calls ? [message, { ...message, result: 'another' }] : [message],
      )
    case 'wrongIds':
      return each((message) => [{ ...message, id: Number(message.id) + 1_000_000 }])
    case 'textIds':
      return each((message) => [{ ...message, id: String(message.id) }])
    case 'errors':
      return each(({ jsonrpc, id }) => [{ jsonrpc, id, error: fault.error }])
    case 'error':
      return { jsonrpc: '2.0', id: null, error: fault.error }
    case 'limit':
      if (calls > fault.calls)
        return {
          jsonrpc: '2.0',
          id: null,
          error: { code: -32_600, message: fault.message ?? 'batch limit exceeded' },
        }
      return each((message) => [message])
    case 'json':
      return fault.body
    case 'reverse': {
      const messages = each((message) => [message])
      return Array.isArray(messages) ? messages.reverse() : messages
    }
    default:
      return each((message) => [message])
  }
}
