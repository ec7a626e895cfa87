import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../repository/install.mjs'
import { folderOf, packedPackages, readJson } from '../repository/workspaces.mjs'
import { packPackage } from '../stages/packPackage.mjs'
import { run } from '../stages/run.mjs'
import { fetchNodes } from './nodes.js'

// `npm run release:check`: builds and packs what would be published, installs every tarball into an empty project, and
// sells an item through the program and the packages in it. It publishes nothing. npm takes what it can from its cache.
// `npm run check:nodes` does so with each version of Node that the packages promise.
const say = (text: string) => void process.stdout.write(`  ${text}\n`)
const began = Date.now()
const folder = await mkdtemp(join(tmpdir(), 'souk-release-'))
try {
  await must('npm run build', 'npm', ['run', 'build'], root)
  const tarballs = await pack()
  await install(tarballs)
  for (const { version, program } of await nodes()) {
    say(`with Node ${version}:`)
    await sell(program)
  }
  say(`What would be published installs and sells (${Math.round((Date.now() - began) / 1000)} s).`)
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function must(name: string, command: string, args: readonly string[], cwd: string): Promise<string> {
  say(`${name} …`)
  const { code, output } = await run(command, [...args], { cwd })
  if (code !== 0) throw new Error(`${name} failed:\n${output}`)
  return output
}

/** Packs the packages and the program. @returns The paths of the tarballs. */
async function pack(): Promise<readonly string[]> {
  const paths = []
  for (const name of packedPackages) {
    const packed = await packPackage(name, { folder })
    if (!packed.ok) throw new Error(`${folderOf(name)} cannot be packed:\n${packed.output}`)
    paths.push(join(folder, packed.filename))
  }
  const args = ['pack', '--ignore-scripts', '--pack-destination', folder]
  await must('npm pack of souk', 'npm', args, join(root, 'apps/souk'))
  return [...paths, join(folder, `souk-${readJson('apps/souk/package.json').version}.tgz`)]
}

/** Installs every tarball beside the peers that their users have. */
async function install(tarballs: readonly string[]): Promise<void> {
  const { dependencies } = readJson('apps/web/package.json')
  const peers = ['viem', 'wagmi', 'react', 'react-dom', '@tanstack/react-query'].map(
    (name) => `${name}@${dependencies[name]}`,
  )
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  await cp(join(root, 'tools/release/sale.mjs'), join(folder, 'sale.mjs'))
  await cp(join(root, 'consumers/programs/require.cjs'), join(folder, 'require.cjs'))
  const flags = ['--no-audit', '--no-fund', '--prefer-offline']
  await must('npm install of every tarball', 'npm', ['install', ...flags, ...tarballs, ...peers], folder)
}

async function nodes(): Promise<readonly { version: string; program: string }[]> {
  if (process.argv.includes('--nodes')) return fetchNodes()
  return [{ version: process.versions.node, program: process.execPath }]
}

/** Requires and imports all packages, starts the program on free ports, sells an item with the packages, and stops it. */
async function sell(node: string): Promise<void> {
  await must('every entry point, required and imported', node, ['require.cjs'], folder)
  say('souk start …')
  const args = ['node_modules/souk/bin/souk.js', 'start', '--fresh', '--port', '0', '--chain-port', '0']
  const program = spawn(node, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(program, 'exit')
  try {
    const { url, rpcUrl } = await opened(program, ended)
    const page = await (await fetch(url)).text()
    if (!page.includes('<div id="root"')) throw new Error('The program does not serve the app.')
    const site = await fetch(new URL('/docs/', url))
    if (!site.ok || !(await site.text()).includes('Seaport'))
      throw new Error('The program does not serve the documentation.')
    const elements = await fetch(new URL('/souk/elements.js', url))
    if (!elements.ok || elements.headers.get('access-control-allow-origin') !== '*')
      throw new Error('The program does not serve the custom elements to pages of other sites.')
    await must('a sale through it', node, ['sale.mjs', url, rpcUrl], folder)
  } finally {
    program.kill('SIGINT')
    await ended
  }
  const [code] = await ended
  if (code !== 0) throw new Error(`souk start ended with ${code} after Ctrl-C.`)
}

/** Waits until the program has said where the market and its chain are. */
async function opened(
  program: ChildProcess,
  ended: Promise<unknown>,
): Promise<{ url: string; rpcUrl: string }> {
  let output = ''
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk
      program.emit('said')
    })
  for (;;) {
    const [, url] = /Souk is open at (\S+)/.exec(output) ?? []
    const [, rpcUrl] = /Chain \d+ at (\S+)/.exec(output) ?? []
    if (url && rpcUrl) return { url, rpcUrl }
    if (program.exitCode !== null) throw new Error(`souk start ended:\n${output}`)
    await Promise.race([once(program, 'said'), ended])
  }
}
