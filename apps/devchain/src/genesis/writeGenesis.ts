import { copyFile, mkdir } from 'node:fs/promises'
import { chains } from '../demo/demo.js'
import { findBinary } from '../node/binary.js'
import { genesisFile } from './genesisFile.js'

// Copies the first blocks of each chain into the built package, so that its users need no compiler.
const target = new URL('../../dist/genesis/', import.meta.url)
await mkdir(target, { recursive: true })
for (const { name: chain, chainId } of Object.values(chains)) {
  const file = await genesisFile({ binary: findBinary(), chain, chainId, onProgress: () => {} })
  await copyFile(file, new URL(`${chain}.json`, target))
}
