import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Words } from './readWords.js'

/** The built app, which lies beside the bundle. */
const app = fileURLToPath(new URL('app/', import.meta.url))

/** Runs a command. Each loads only what it needs. */
export async function runWords(words: Words): Promise<void> {
  switch (words.type) {
    case 'text':
      return say(words.text)
    case 'version':
      say(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version)
      return
    case 'mistake':
      return refuse(words.text)
    case 'start':
      return start(words.args)
    case 'server': {
      const { runCommand } = await import('@souk/server/command')
      return runCommand(words.args, { SOUK_WEB_ROOT: existsSync(app) ? app : undefined, ...process.env })
    }
    case 'trader': {
      const { run } = await import('@souk/trader')
      process.exitCode = await run(words.args)
    }
  }
}

async function start(args: readonly string[]): Promise<void> {
  const { parseFlags } = await import('@souk/start/flags')
  const flags = parseFlags(args, { folder: process.cwd(), program: 'souk start' })
  if (flags.type === 'help') return say(flags.text)
  if (flags.type === 'mistake') return refuse(flags.message)
  const { runStart } = await import('@souk/start/command')
  await runStart({ ...flags.options, webRoot: app, program: 'souk start' })
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** A mistake in the command line. */
function refuse(text: string): void {
  process.stderr.write(`${text}\n`)
  process.exitCode = 2
}
