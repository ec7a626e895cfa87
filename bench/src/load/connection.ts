import { connect, type Socket } from 'node:net'

/** The parts of an answer that are needed here. */
export type Heard = { status: number; text: () => string }

/** A keep-alive connection with one request at a time. */
export type Connection = {
  /** Sends an encoded request. Calls `hear` once, without an answer when the connection broke. */
  ask: (request: string, hear: (heard: Heard | undefined) => void) => void
  close: () => void
}

const headEnd = Buffer.from('\r\n\r\n')
const chunksEnd = Buffer.from('0\r\n\r\n')

/**
 * Opens a connection. Parses answers only far enough to find their end: a generator that takes as much time as the
 * server would measure itself.
 */
export function openConnection(target: { host: string; port: number }): Connection {
  let hear: ((heard: Heard | undefined) => void) | undefined
  let received: Buffer = Buffer.alloc(0)
  let socket: Socket | undefined
  const finish = (heard: Heard | undefined) => {
    const tell = hear
    hear = undefined
    received = Buffer.alloc(0)
    tell?.(heard)
  }
  const open = () => {
    const opened = connect(target.port, target.host)
    opened.setNoDelay(true)
    opened.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const heard = read(received)
      if (heard) finish(heard)
    })
    opened.on('error', () => undefined)
    opened.on('close', () => {
      if (socket === opened) socket = undefined
      finish(undefined)
    })
    return opened
  }
  return {
    ask: (request, listener) => {
      hear = listener
      socket ??= open()
      socket.write(request)
    },
    close: () => socket?.destroy(),
  }
}

/** Parses an answer; `undefined` while it is incomplete. */
function read(received: Buffer): Heard | undefined {
  const end = received.indexOf(headEnd)
  if (end < 0) return undefined
  const head = received.toString('latin1', 0, end).toLowerCase()
  const status = Number(head.slice(9, 12))
  const start = end + headEnd.length
  return isWhole(received, { head, status, start })
    ? { status, text: () => received.toString('utf8', start) }
    : undefined
}

function isWhole(received: Buffer, { head, status, start }: { head: string; status: number; start: number }) {
  if (status === 204 || status === 304) return true
  const length = /content-length: (\d+)/.exec(head)?.[1]
  if (length !== undefined) return received.length - start >= Number(length)
  return received.subarray(-chunksEnd.length).equals(chunksEnd)
}
