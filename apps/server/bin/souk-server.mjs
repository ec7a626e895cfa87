#!/usr/bin/env node
// Runs src/main.ts from source. The condition that points imports to sources can only be given to a new process.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const tsx = import.meta.resolve('tsx')
// The objects that a request allocates are garbage once it is answered. A larger young generation is collected less
// often, and fewer of its objects are still in use by then. With Node's default of 16 MiB, garbage collection took a
// fifth of the time of a busy server; with 32 MiB it took twice as long as with 64 MiB.
const memory = '--max-semi-space-size=64'
const args = ['--conditions=@souk/source', '--import', tsx, memory, main, ...process.argv.slice(2)]
const child = spawn(process.execPath, args, { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)))
