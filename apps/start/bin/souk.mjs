#!/usr/bin/env node
// `npm start`: checks the machine, installs missing packages, then runs src/main.ts. Needs only Node itself.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, ensureNode } from '../../../tools/repository/install.mjs'
import { parseFlags } from './flags.mjs'
import { onOrphaned } from './onOrphaned.mjs'
import { createStages } from './stages.mjs'

const began = Date.now()
const root = fileURLToPath(new URL('../../../', import.meta.url))
const flags = parseFlags(process.argv.slice(2), { folder: root })
if (flags.type === 'help') exit(0, flags.text)
if (flags.type === 'mistake') exit(2, flags.message)
await prepare()
run()

async function prepare() {
  const stages = createStages({ write: console.log, began })
  try {
    ensureNode()
    await ensureInstalled({ onProgress: stages.begin })
  } catch (error) {
    exit(1, error instanceof Error ? error.message : String(error))
  } finally {
    stages.end()
  }
}

function run() {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  const args = ['--conditions=@souk/source', '--import', 'tsx', main, ...process.argv.slice(2)]
  // The channel tells the child when this process is gone, even if it was killed, so that no process stays behind.
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc']
  // The time of the installation counts as part of the start.
  const env = { ...process.env, SOUK_BEGAN: String(began) }
  const child = spawn(process.execPath, args, { cwd: root, stdio, env })
  // A terminal sends Ctrl-C to both processes. This forwards a signal that only this process received.
  const pass = (signal) => {
    if (child.connected) child.send(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
  if (process.env.npm_lifecycle_event) onOrphaned(() => pass('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)))
}

function exit(code, text) {
  console[code === 0 ? 'log' : 'error'](text)
  process.exit(code)
}
