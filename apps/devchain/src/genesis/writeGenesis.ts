import { copyFile, mkdir } from 'node:fs/promises'
import { findBinary } from '../node/binary.js'
import { devchainId } from '../node/devchainChain.js'
import { genesisFile } from './genesisFile.js'

// Copies the first blocks into the built package, so that its users need no compiler.
const target = new URL('../../dist/genesis/', import.meta.url)
await mkdir(target, { recursive: true })
const file = await genesisFile({ binary: findBinary(), chainId: devchainId, onProgress: () => {} })
await copyFile(file, new URL('genesis.json', target))
