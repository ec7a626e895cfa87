import type { Session } from '../conduct/Session.js'

/** Opens the session of a command with its flags. */
export type Open = {
  session: (flags: object) => Promise<Session>
  /** Without asking a market. */
  offline: (flags: object) => Promise<Omit<Session, 'shop'>>
}
