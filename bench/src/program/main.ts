import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { demo, startDevchain } from '@souk/devchain'

// Compares `souk`, installed into an empty project, with the same program from the sources of a clone. Needs the output of
// `npm run build`. Run it with: node --conditions=@souk/source --import tsx bench/src/program/main.ts
const root = fileURLToPath(new URL('../../..', import.meta.url))
const source = ['--conditions=@souk/source', '--import', 'tsx', join(root, 'apps/souk/src/souk.ts')]
const rounds = 5
const run = promisify(execFile)

const folder = await mkdtemp(join(tmpdir(), 'souk-program-'))
const chain = await startDevchain({})
try {
  const ways = { installed: [await install()], clone: source }
  const rows: Record<string, Record<string, string>> = {
    'size on disk, with dependencies': {
      installed: toMiB(await sizeOf(join(folder, 'node_modules'))),
      clone: toMiB((await sizeOf(join(root, 'node_modules'))) + (await sizeOf(join(root, 'apps/web/dist')))),
    },
  }
  for (const measure of [helpTime, serveTime]) {
    const found: Record<string, Figures[]> = { installed: [], clone: [] }
    // Alternately, so that other work on the machine meets both.
    for (let round = 0; round < rounds; round++)
      for (const [name, args] of Object.entries(ways)) found[name]?.push(await measure(args))
    for (const label of Object.keys(found.clone?.[0] ?? {}))
      rows[label] = Object.fromEntries(
        Object.entries(found).map(([name, all]) => [
          name,
          median(all.map((each) => each[label] ?? 0)).toFixed(0),
        ]),
      )
  }
  console.log('| | installed | clone |\n|---|---|---|')
  for (const [label, { installed, clone }] of Object.entries(rows))
    console.log(`| ${label} | ${installed} | ${clone} |`)
} finally {
  await chain.stop()
  await rm(folder, { recursive: true, force: true })
}

type Figures = Record<string, number>

/** Installs the packed program into an empty project. @returns The path of its entry. */
async function install(): Promise<string> {
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]
  const { stdout } = await run('npm', args, { cwd: join(root, 'apps/souk') })
  const [{ filename }] = JSON.parse(stdout)
  await writeFile(join(folder, 'package.json'), '{"private":true}')
  await run('npm', ['install', '--no-audit', '--no-fund', join(folder, filename)], { cwd: folder })
  return join(folder, 'node_modules/souk/bin/souk.js')
}

async function helpTime(args: readonly string[]): Promise<Figures> {
  const began = performance.now()
  await run(process.execPath, [...args, '--help'])
  return { '`souk --help`, ms': performance.now() - began }
}

/** Runs a market on a new folder until it answers that it is ready. */
async function serveTime(args: readonly string[]): Promise<Figures> {
  const dataDir = await mkdtemp(join(folder, 'data-'))
  const flags = ['serve', '--rpc-url', chain.rpcUrl, '--port', '0', '--data-dir', dataDir]
  const began = performance.now()
  const child = spawn(process.execPath, [...args, ...flags, '--collection', demo.contracts.lanterns], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const url = await urlOf(child)
  const open = performance.now() - began
  while (!(await fetch(`${url}/ready`)).ok) await new Promise((resolve) => setTimeout(resolve, 20))
  const ready = performance.now() - began
  const memory = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${child.pid}/status`, 'utf8'))?.[1]
  child.kill('SIGINT')
  await once(child, 'exit')
  return {
    '`souk serve` until it answers, ms': open,
    '`souk serve` until it is ready, ms': ready,
    'memory then, MiB': Number(memory) / 1024,
  }
}

/** Waits until the log of a server names its address. */
function urlOf(child: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      const url = /"url":"([^"]+)"/.exec(output)?.[1]
      if (url) resolve(url)
    })
    child.once('exit', () => reject(new RangeError(`The server ended: ${output}`)))
  })
}

async function sizeOf(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

function toMiB(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MiB`
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
