import { readFileSync } from 'node:fs'
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
  /** @type {() => void} */
  let answered = () => undefined
  const proxy = createServer((asked, answer) => {
    const options = { method: asked.method, headers: asked.headers }
    const forwarded = request(new URL(asked.url ?? '/', world.url), options, (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () => {
        const body = Buffer.concat(parts)
        if ((response.statusCode ?? 0) >= 400) refusal = reasonOf(body.toString())
        answer.writeHead(response.statusCode ?? 500, response.headers).end(body)
        answered()
      })
    })
    asked.pipe(forwarded)
  })
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', () => resolve(undefined)))
  const url = `http://127.0.0.1:${proxy.address().port}`
  const rows = []
  const note = (name, result) => rows.push({ client, version, call: name, result })
  /**
   * Calls the client, and notes the result. If no market can make the call work, notes the reason: its text, where its
   * pattern is in the message of the failure or in the answer.
   *
   * @returns The answer; `undefined` if there is none.
   */
  const call = async (name, act, holds = () => true, reason = undefined) => {
    refusal = undefined
    try {
      const answer = await Promise.race([act(), late()])
      const isRight = await holds(answer)
      note(
        name,
        isRight ? 'works' : (of(reason, answer) ?? `answers ${JSON.stringify(answer)?.slice(0, 80)}`),
      )
      return answer
    } catch (error) {
      note(
        name,
        refusal ? `refused: ${refusal}` : (of(reason, error?.message) ?? `fails: ${firstLine(error)}`),
      )
      return undefined
    }
  }
  /** Notes a failure for every method that has no row: neither its name nor `name, a variant of it`. */
  const complete = (names, prefix = '') => {
    for (const name of names.map((one) => prefix + one))
      if (!rows.some((row) => row.call === name || row.call.startsWith(`${name}, `)))
        note(name, 'fails: no call is known')
  }
  /** Waits for the market's next answer, for calls that do not. */
  const next = () =>
    new Promise((resolve, reject) => {
      answered = () => (refusal ? reject(new Error(refusal)) : resolve(true))
    })
  return { url, call, note, complete, next, rows, finish: () => proxy.close() }
}

function of(reason, said) {
  return reason?.pattern.test(String(said)) ? reason.text : undefined
}

function firstLine(error) {
  return String(error?.message ?? error)
    .split('\n')[0]
    .slice(0, 160)
}

/**
 * Lists the public methods of a client: those of its class and of the classes above it, and functions that it holds.
 *
 * @param {object} client
 * @param {string} types - The file that declares its class, which says what is private.
 * @returns {string[]}
 */
export function methodsOf(client, types) {
  const hidden = new Set(
    [...readFileSync(types, 'utf8').matchAll(/^\s+(?:private|protected) (?:readonly )?(\w+)/gm)].map(
      ([, name]) => name,
    ),
  )
  const names = new Set()
  for (let one = client; one && one !== Object.prototype; one = Object.getPrototypeOf(one))
    for (const name of Object.getOwnPropertyNames(one)) names.add(name)
  return [...names].filter(
    (name) =>
      // A logger is the caller's own.
      !['constructor', 'logger'].includes(name) &&
      !name.startsWith('_') &&
      !hidden.has(name) &&
      typeof client[name] === 'function',
  )
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
