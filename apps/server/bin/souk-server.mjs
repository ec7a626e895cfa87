#!/usr/bin/env node
// Runs src/main.ts from source: the condition that points imports to sources can only be given to a new process.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const tsx = import.meta.resolve('tsx')
// Answers are short-lived and many: with Node's own 16 MiB for what is new, a fifth of the time went into clearing up.
const memory = '--max-semi-space-size=32'
const args = ['--conditions=@souk/source', '--import', tsx, memory, main, ...process.argv.slice(2)]
const child = spawn(process.execPath, args, { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)))
