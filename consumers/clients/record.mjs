import { createServer, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** The time for one call. Some wait for blocks, and the machine may be busy. */
const mostMs = Number(process.env.MOST_MS ?? 30_000)

/** What the test tells this program. */
export const world = JSON.parse(process.argv[2] ?? '{}')

/**
 * Stands before the market, so that a program knows why the market refused a call, whatever its client makes of it.
 *
 * @param {string} client - The name of the client's package.
 * @param {string} version
 */
export async function createRecorder(client, version) {
  /** @type {string | undefined} */
  let refusal
  const proxy = createServer((asked, answer) => {
    const options = { method: asked.method, headers: asked.headers }
    const forwarded = request(new URL(asked.url ?? '/', world.url), options, (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () => {
        const body = Buffer.concat(parts)
        if ((response.statusCode ?? 0) >= 400) refusal = reasonOf(body.toString())
        answer.writeHead(response.statusCode ?? 500, response.headers).end(body)
      })
    })
    asked.pipe(forwarded)
  })
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', () => resolve(undefined)))
  const url = `http://127.0.0.1:${proxy.address().port}`
  const rows = []
  /** Calls the client, and notes the result. @returns The answer; `undefined` if there is none. */
  const call = async (name, act, holds = () => true) => {
    refusal = undefined
    try {
      const answer = await Promise.race([act(), late()])
      const result = holds(answer) ? 'works' : `answers ${JSON.stringify(answer)?.slice(0, 80)}`
      rows.push({ client, version, call: name, result })
      return answer
    } catch (error) {
      const result = refusal
        ? `refused: ${refusal}`
        : `fails: ${String(error?.message ?? error)
            .split('\n')[0]
            .slice(0, 160)}`
      rows.push({ client, version, call: name, result })
      return undefined
    }
  }
  return { url, call, rows, finish: () => proxy.close() }
}

/** Some clients wait for ever. */
async function late() {
  await setTimeout(mostMs, undefined, { ref: false })
  throw new Error(`no answer within ${mostMs / 1000} seconds`)
}

/** The code of a refusal and its message, in the form of either family. */
function reasonOf(text) {
  try {
    const { code, errors, message } = JSON.parse(text)
    return `\`${code}\`. ${message ?? errors.join(' ')}`
  } catch {
    return 'without a name'
  }
}

async function rpc(method, params) {
  const response = await fetch(world.rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return (await response.json()).result
}

/** Brings the chain to the time of this machine, which the clients use, and waits until the market has followed. */
export async function settle() {
  const { timestamp } = await rpc('eth_getBlockByNumber', ['latest', false])
  const now = Math.max(Math.ceil(Date.now() / 1000), Number(timestamp) + 1)
  await rpc('evm_setNextBlockTimestamp', [now])
  await rpc('evm_mine', [])
  const head = Number(await rpc('eth_blockNumber', []))
  for (let isThere = false; !isThere; ) {
    const { chain } = await (await fetch(`${world.url}/health`)).json()
    isThere = chain.indexed >= head
    if (!isThere) await setTimeout(20)
  }
}

/** Prints what was noted, for the test. */
export function print(rows) {
  process.stdout.write(`rows:${JSON.stringify(rows)}\n`)
  // Clients keep timers and sockets of their own.
  process.exit(0)
}
