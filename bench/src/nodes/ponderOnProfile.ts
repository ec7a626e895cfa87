import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { poll } from '@souk/base'
import { type DrawnChain, type NodeProfile, type NodeUsage, startProfiledNode } from '@souk/testing'

/** The last version that its registry has complete, and that supports this version of Node. */
export const ponderVersion = '0.16.6'
const port = 42_969

/**
 * Follows a collection with ponder behind a node with a profile, until its history is read. Installs ponder into a temporary
 * folder, because it has more than 200 MB of dependencies.
 *
 * @param options.headMs - How long it also stays at the head. Only that time is counted. @default it ends at the head
 */
export async function readWithPonder(
  chain: DrawnChain,
  profile: NodeProfile,
  options: { headMs?: number } = {},
): Promise<NodeUsage> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-ponder-'))
  const node = await startProfiledNode(chain.backend, profile)
  try {
    for (const [name, text] of Object.entries(filesFor(chain))) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
    }
    const versions = [`ponder@${ponderVersion}`, 'viem@2.57.1', 'hono@4.13.19', 'typescript@5.9.3']
    await run('npm', ['install', '--no-audit', '--no-fund', ...versions], { cwd: folder })
    const bin = join(folder, 'node_modules/.bin/ponder')
    const args = ['start', '--schema', 'bench', '--port', String(port), '--log-level', 'error']
    const env = { ...process.env, BENCH_RPC: node.url, PONDER_TELEMETRY_DISABLED: '1' }
    const ponder = spawn(bin, args, { cwd: folder, env, stdio: 'ignore' })
    try {
      await poll(isReady, { intervalMs: 250 })
      if (options.headMs === undefined) return node.usage()
      node.reset()
      await new Promise((resolve) => setTimeout(resolve, options.headMs))
      return node.usage()
    } finally {
      ponder.kill('SIGKILL')
    }
  } finally {
    await node.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function isReady(): Promise<true | undefined> {
  const response = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined)
  return response?.status === 200 || undefined
}

function run(command: string, args: readonly string[], options: { cwd: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], { ...options, stdio: 'ignore' })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new RangeError(`${command} ended with ${code}.`)),
    )
  })
}

function filesFor({ collection, created }: DrawnChain): Record<string, string> {
  return {
    'package.json': JSON.stringify({ name: 'bench-ponder', private: true, type: 'module' }),
    'ponder.config.ts': `import { createConfig } from 'ponder'
import { parseAbi } from 'viem'
export default createConfig({
  database: { kind: 'pglite' },
  chains: { drawn: { id: 31_337, rpc: process.env.BENCH_RPC } },
  contracts: {
    Collection: {
      abi: parseAbi(['event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)']),
      chain: 'drawn',
      address: '${collection}',
      startBlock: ${created},
    },
  },
})`,
    'ponder.schema.ts': `import { onchainTable } from 'ponder'
export const transfer = onchainTable('transfer', (t) => ({
  id: t.text().primaryKey(), from: t.hex(), to: t.hex(), token: t.bigint(), at: t.bigint(),
}))`,
    'src/index.ts': `import { ponder } from 'ponder:registry'
import { transfer } from 'ponder:schema'
ponder.on('Collection:Transfer', async ({ event, context }) => {
  const { from, to, tokenId } = event.args
  await context.db.insert(transfer).values({ id: event.id, from, to, token: tokenId, at: event.block.timestamp })
})`,
    'src/api/index.ts': `import { Hono } from 'hono'
export default new Hono()`,
  }
}
