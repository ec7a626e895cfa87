import { type Connection, type Heard, openConnection } from './connection.js'
import type { Done, Job, Sent } from './Job.js'

/**
 * Sends requests when they are due, whether or not earlier ones were answered, like independent visitors. Runs in its
 * own process, receives its work by messages, and sends only to this machine.
 */
process.on('message', (job: Job) => {
  run(job).then(
    (done) => process.send?.(done),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      process.exit(1)
    },
  )
})

const mostRequests = 200_000
/** How long to wait for answers after the last request was due. */
const patienceMs = 10_000

async function run(job: Job): Promise<Done> {
  const { hostname: host, port } = new URL(job.url)
  if (host !== '127.0.0.1') throw new RangeError(`Load is sent to 127.0.0.1 only, not to ${host}.`)
  if (job.requests.length > mostRequests) throw new RangeError(`At most ${mostRequests} requests are sent.`)
  const texts = job.requests.map((sent) => write(sent, `${host}:${port}`))
  const due = toTimes(texts.length, job.perSecond)
  const idle = Array.from({ length: job.connections }, () => openConnection({ host, port: Number(port) }))
  const connections = [...idle]
  const used = process.cpuUsage()
  const began = performance.now()
  const { waits, served, statuses, problem } = await send({ texts, due, idle, began })
  const elapsedMs = performance.now() - began
  const { user, system } = process.cpuUsage(used)
  for (const connection of connections) connection.close()
  return {
    waits: sorted(waits),
    served: sorted(served),
    statuses,
    elapsedMs,
    cpuMs: (user + system) / 1000,
    problem,
  }
}

function sorted(values: readonly number[]): readonly number[] {
  return [...Float64Array.from(values).sort()]
}

type Sending = { texts: readonly string[]; due: readonly number[]; idle: Connection[]; began: number }

function send({
  texts,
  due,
  idle,
  began,
}: Sending): Promise<Pick<Done, 'waits' | 'served' | 'statuses' | 'problem'>> {
  return new Promise((resolve) => {
    const waits: number[] = []
    const served: number[] = []
    const statuses: Record<number, number> = {}
    let problem: string | undefined
    let next = 0
    let answered = 0
    const note = (heard: Heard | undefined, waitMs: number) => {
      const { status } = heard ?? { status: 0 }
      statuses[status] = (statuses[status] ?? 0) + 1
      if (!heard) return
      waits.push(waitMs)
      if (status !== 503) served.push(waitMs)
      if (status >= 400 && status !== 404) problem ??= heard.text().slice(0, 300)
    }
    const end = () => {
      clearInterval(timer)
      const missing = texts.length - answered
      if (missing > 0) statuses[1] = missing
      resolve({ waits, served, statuses, problem })
    }
    const pump = () => {
      const now = performance.now() - began
      while (next < texts.length && (due[next] as number) <= now) {
        const connection = idle.pop()
        if (!connection) break
        const at = due[next] as number
        connection.ask(texts[next++] as string, (heard) => {
          answered++
          note(heard, performance.now() - began - at)
          idle.push(connection)
          if (answered === texts.length) end()
          else pump()
        })
      }
      if (now > (due.at(-1) ?? 0) + patienceMs) end()
    }
    const timer = setInterval(pump, 1)
  })
}

/** Draws random times between requests, the same ones in each run. */
function toTimes(count: number, perSecond: number): readonly number[] {
  let seed = 20_261
  let at = 0
  return Array.from({ length: count }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    at += (-Math.log(seed / 2_147_483_647) / perSecond) * 1000
    return at
  })
}

function write({ path, body, isPacked }: Sent, host: string): string {
  const packed = isPacked ? 'accept-encoding: gzip\r\n' : ''
  const head = `host: ${host}\r\naccept: application/json\r\n${packed}`
  if (body === undefined) return `GET ${path} HTTP/1.1\r\n${head}\r\n`
  const length = Buffer.byteLength(body)
  return `POST ${path} HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`
}
