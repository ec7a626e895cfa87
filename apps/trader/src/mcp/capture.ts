import type { Session } from '../conduct/Session.js'

/** Runs a command that only looks, and returns what it writes for programs. */
export async function capture(
  session: Session,
  command: (session: Session) => void | Promise<void>,
): Promise<Record<string, unknown>> {
  const said: string[] = []
  const screen = { ...session.screen, say: (text: string) => void said.push(text) }
  await command({ ...session, screen, mode: { ...session.mode, isJson: true } })
  return JSON.parse(said.at(-1) ?? '{}')
}
