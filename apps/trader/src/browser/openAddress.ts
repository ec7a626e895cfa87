import { spawn } from 'node:child_process'

type Surroundings = { platform: NodeJS.Platform; env: Record<string, string | undefined> }

/** Returns the program that opens an address in the browser, or `undefined` where there is no screen. */
export function openerOf({ platform, env }: Surroundings): readonly string[] | undefined {
  if (platform === 'darwin') return ['open']
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler']
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open'] : undefined
}

/** Tries to open an address. Nothing depends on it: the address is shown too. */
export function openAddress(address: string, surroundings: Surroundings): void {
  const [program, ...args] = openerOf(surroundings) ?? []
  if (program === undefined) return
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true })
  child.once('error', () => {})
  child.unref()
}
