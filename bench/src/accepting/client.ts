import { Agent, request } from 'node:http'

/**
 * Posts bodies to a server over keep-alive connections. Runs in its own process, so that it takes no time from the
 * server's. Receives its work by messages, and answers with the time taken.
 */
export type Job = { url: string; bodies: readonly string[]; connections: number }
export type Done = { ms: number; failures: readonly string[] }

process.on('message', (job: Job) => {
  run(job).then(
    (done) => process.send?.(done),
    (error: unknown) => process.send?.({ ms: Number.NaN, failures: [String(error)] } satisfies Done),
  )
})

async function run({ url, bodies, connections }: Job): Promise<Done> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const failures: string[] = []
  let next = 0
  const work = async () => {
    while (next < bodies.length) {
      const answer = await post(agent, url, bodies[next++] as string)
      if (answer.status !== 200) failures.push(`${answer.status}: ${answer.text.slice(0, 200)}`)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, work))
  const ms = performance.now() - began
  agent.destroy()
  return { ms, failures }
}

function post(agent: Agent, url: string, body: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => {
        if (response.statusCode !== 200) text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
