import { createServer as createSocket } from 'node:net'
import { BaseError } from '@souk/base'

/** A port that a part of the market listens on, and the flag that chooses it. */
export type Port = { host: string; port: number; flag: string }

/**
 * Checks before anything starts, so that a busy port costs no time and leaves nothing behind.
 *
 * @throws {PortError} for the first that cannot be used.
 */
export async function ensurePortsFree(ports: readonly Port[]): Promise<void> {
  for (const port of ports) await ensurePortFree(port)
}

function ensurePortFree({ host, port, flag }: Port): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createSocket()
    socket.once('error', (cause: NodeJS.ErrnoException) => reject(new PortError({ host, port, flag }, cause)))
    socket.listen(port, host, () => socket.close(() => resolve()))
  })
}

/** Thrown when the server cannot listen on a port. */
export class PortError extends BaseError<Port> {
  override readonly name = 'Start.PortError'
  constructor(facts: Port, cause: NodeJS.ErrnoException) {
    const why = cause.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${cause.code ?? cause.message})`
    super(`Port ${facts.port} on ${facts.host} ${why}; free it, or choose another with ${facts.flag}.`, {
      facts,
      cause,
      retry: 'user',
    })
  }
}
