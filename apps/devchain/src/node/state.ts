import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Hex } from 'viem'
import { StateFileError } from './errors.js'
import type { NodeClient } from './nodeClient.js'

/** Increase this when files of older versions can no longer be loaded. */
const stateVersion = 1

type Label = { version: number; chainId: number }

/**
 * Asks the node for its whole state: accounts, blocks, transactions and receipts, as `anvil --load-state` reads them.
 *
 * Adds the label as another member, which anvil ignores.
 */
export async function dumpState(client: NodeClient, options: { chainId: number }): Promise<string> {
  const packed = await client.request<{ Method: 'anvil_dumpState'; Parameters: []; ReturnType: Hex }>({
    method: 'anvil_dumpState',
    params: [],
  })
  const unpacked = await promisify(gunzip)(Buffer.from(packed.slice(2), 'hex'))
  const label: Label = { version: stateVersion, chainId: options.chainId }
  return unpacked.toString().replace('{', `{"souk":${JSON.stringify(label)},`)
}

/**
 * Writes a state file so that it is complete at all times, even after a power cut: new file, flush, rename, flush of
 * the folder.
 */
export async function writeState(file: string, state: string): Promise<void> {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  await writeAndFlush(temporary, state)
  await rename(temporary, file)
  const handle = await open(folder, constants.O_RDONLY)
  await handle.sync().finally(() => handle.close())
}

async function writeAndFlush(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w')
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Checks that a state file was written for this chain by this version.
 *
 * @throws {StateFileError} when it is damaged, or of another version or chain.
 */
export async function assertState(file: string, options: { chainId: number }): Promise<void> {
  const text = await readFile(file, 'utf8')
  const { souk } = parse(file, text)
  if (souk?.version !== stateVersion) {
    throw new StateFileError({ file, reason: 'another version of Souk wrote it' })
  }
  if (souk.chainId !== options.chainId) {
    throw new StateFileError({ file, reason: `it is of chain ${souk.chainId}, not ${options.chainId}` })
  }
}

function parse(file: string, text: string): { souk?: Label } {
  try {
    return JSON.parse(text) as { souk?: Label }
  } catch (cause) {
    throw new StateFileError({ file, reason: 'it is damaged' }, cause)
  }
}

/** Tells whether a file exists. */
export function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** Hashes texts into a name for a cache file. */
export function hashOf(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32)
}
