import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DemoChainName } from '../demo/demo.js'
import { createNodeClient } from '../node/nodeClient.js'
import { spawnAnvil } from '../node/process.js'
import { dumpState, exists, hashOf, writeState } from '../node/state.js'

/** 1 January 2026, 12:00 UTC: a fixed time makes the first blocks the same on every machine. */
const genesisTime = 1_767_268_800

/** The packed package contains a file for each chain, which serves every chain id. `writeGenesis` puts it there. */
const packedGenesis = (chain: DemoChainName) => fileURLToPath(new URL(`${chain}.json`, import.meta.url))

/**
 * Returns the file with the first blocks: contracts deployed, tokens minted, accounts funded. Builds it if there is
 * none for the current sources.
 */
export async function genesisFile(options: genesisFile.Options): Promise<string> {
  const { binary, chain, chainId, onProgress } = options
  const packed = packedGenesis(chain)
  if (await exists(packed)) return packed
  const folder = new URL('../../../../.cache/devchain/', import.meta.url)
  const file = fileURLToPath(new URL(`${await inputsHash({ binary, chain, chainId })}.json`, folder))
  if (await exists(file)) return file
  const args = ['--chain-id', String(chainId), '--timestamp', String(genesisTime), '--order', 'fifo']
  const anvil = await spawnAnvil({
    binary,
    host: '127.0.0.1',
    port: 0,
    args: [...args, '--max-persisted-states', '0'],
  })
  try {
    const client = createNodeClient({ rpcUrl: `http://127.0.0.1:${anvil.port}`, chainId })
    const { buildGenesis } = await import('./build.js')
    await buildGenesis(client, { chain, onProgress })
    await writeState(file, withoutTraces(await dumpState(client, { chainId })))
  } finally {
    await anvil.kill()
  }
  return file
}

export declare namespace genesisFile {
  type Options = Inputs & { onProgress: (text: string) => void }
}

type Inputs = { binary: string; chain: DemoChainName; chainId: number }

/** Leaves out the call traces, which repeat every picture three times; keeps blocks, logs and receipts. */
function withoutTraces(state: string): string {
  const parsed: { transactions: { info: { traces: unknown[] } }[] } = JSON.parse(state)
  for (const { info } of parsed.transactions) info.traces = []
  return JSON.stringify(parsed)
}

/** Hashes the inputs of the first blocks, and the anvil binary, since another version may write another format. */
async function inputsHash(options: Inputs): Promise<string> {
  const { sourcesHash } = await import('@souk/contracts/compiler')
  const node = String(statSync(options.binary).size)
  const source = fileURLToPath(new URL('..', import.meta.url))
  const files = ['demo', 'art', 'genesis', 'moving'].flatMap((folder) => readFolder(source, folder))
  return hashOf([
    options.chain,
    String(options.chainId),
    node,
    sourcesHash(),
    ...files.map((file) => readFileSync(source + file, 'latin1')),
  ])
}

function readFolder(source: string, folder: string): string[] {
  return readdirSync(source + folder)
    .filter((file) => !/\.(test\.ts|md)$/.test(file))
    .sort()
    .map((file) => `${folder}/${file}`)
}
