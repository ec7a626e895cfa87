import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createHttp } from './createHttp.js'

describe('createHttp', () => {
  test('behavior: closing does not wait for connections that carried no request', async () => {
    const quiet = () => undefined
    const log = { info: quiet, warn: quiet, error: quiet, debug: quiet }
    let connections = 0
    const site = {
      answer: async () => undefined,
      noteConnection: () => void connections++,
      upgrade: quiet,
      endStreams: quiet,
    } as unknown as Parameters<typeof createHttp>[0]
    // A time limit of weeks: whoever waited for it would never end.
    const config = { host: '127.0.0.1', port: 0, closeTimeoutMs: 2 ** 31 - 1 }
    const http = createHttp(site, { config, log })
    const { port } = await http.listen()
    const socket = connect(port, '127.0.0.1')
    const left = once(socket, 'close')
    while (connections === 0) await new Promise((resolve) => setImmediate(resolve))
    await http.close()
    await left
    expect(socket.destroyed).toBe(true)
  })
})
