import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawn } from '@lydell/node-pty'
import { build } from 'rolldown'

/** The program in a pseudo-terminal. */
type Terminal = {
  /** Waits until it has written a text after everything that was awaited before. Fails if it ends without it. */
  until: (text: string) => Promise<void>
  type: (text: string) => void
  /** Everything that it has written. */
  text: () => string
  exit: Promise<number>
}

/** The bundled program, with a folder for its state. */
export type Program = {
  folder: string
  /** For Node. */
  file: string
  run: (words: readonly string[], env?: Record<string, string>) => Terminal
  remove: () => Promise<void>
}

/** Bundles the program as a release does, so that each start is quick. */
export async function bundleProgram(): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-trader-'))
  await build({
    input: { souk: fileURLToPath(new URL('main.ts', import.meta.url)) },
    platform: 'node',
    resolve: { conditionNames: ['@souk/source', 'node', 'import', 'module', 'default'] },
    output: { dir: join(folder, 'dist'), format: 'esm', entryFileNames: '[name].mjs' },
  })
  const page = 'walletPage.js'
  await cp(new URL(`../browser/${page}`, import.meta.url), join(folder, 'dist', page))
  const file = join(folder, 'dist/souk.mjs')
  return {
    ...{ folder, file },
    run: (words, env = {}) => openTerminal(process.execPath, { args: [file, ...words], folder, env }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Runs any program in a pseudo-terminal, without the settings of the person who runs the tests. */
export function openTerminal(
  command: string,
  { args, folder, env = {} }: { args: readonly string[]; folder: string; env?: Record<string, string> },
): Terminal {
  const { PATH = '' } = process.env
  const child = spawn(command, [...args], {
    cwd: folder,
    cols: 100,
    rows: 40,
    env: { PATH, NO_COLOR: '1', TERM: 'xterm', XDG_STATE_HOME: folder, ...env },
  })
  let written = ''
  let seen = 0
  let hasEnded = false
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const look of waiting) look()
  }
  child.onData((data) => {
    written += data
    wake()
  })
  const exit = new Promise<number>((resolve) => {
    child.onExit(({ exitCode }) => {
      hasEnded = true
      wake()
      resolve(exitCode)
    })
  })
  const until = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        const at = written.indexOf(text, seen)
        if (at < 0 && !hasEnded) return
        waiting.delete(look)
        if (at < 0) reject(new Error(`The program ended without “${text}”:\n${written}`))
        else resolve()
        seen = at + text.length
      }
      waiting.add(look)
      look()
    })
  return { until, type: (text) => child.write(text), text: () => written, exit }
}
