import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Artifacts } from '@souk/contracts'
import type { Hex } from 'viem'
import { contracts } from '../demo/demo.js'
import type { NodeClient } from '../node/nodeClient.js'
import { runConstructor } from './send.js'

/** Places Multicall3 and the Sequence-style multiCall at their addresses on public chains. */
export async function placeMulticalls(client: NodeClient, artifacts: Artifacts): Promise<void> {
  const address = contracts.multicall3
  const initCode = await readMulticall3()
  await client.setCode({ address, bytecode: await runConstructor(client, { address, initCode }) })
  const bytecode = artifacts.MultiCall.deployedBytecode
  await client.setCode({ address: contracts.sequenceMultiCall, bytecode })
}

/** viem contains the contract for calls without deployment, but does not export it. */
async function readMulticall3(): Promise<Hex> {
  const viem = dirname(createRequire(import.meta.url).resolve('viem/package.json'))
  const module = await import(pathToFileURL(join(viem, '_esm/constants/contracts.js')).href)
  return module.multicall3Bytecode
}
