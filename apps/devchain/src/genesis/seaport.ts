import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type Address,
  concat,
  encodeAbiParameters,
  getContractAddress,
  type Hex,
  numberToHex,
  parseAbi,
  parseEther,
} from 'viem'
import { conduitKey, conduitOwner, contracts } from '../demo/demo.js'
import { GenesisError } from '../node/errors.js'
import type { NodeClient } from '../node/nodeClient.js'
import { runConstructor, send } from './send.js'

/** The same hash of our build. If the build changes, `placeController` does not find it and throws. */
const ourConduitHash: Hex = '0x83a82ef1f1e2b75df5a6d419f2e45686d62dd1187fac26ad7e88de9f2d07ca65'

/**
 * The hash of the creation code of the conduits on public chains. The controller derives a conduit's address from it,
 * so that the known key gives the known address although our build has other compiler settings.
 */
const canonicalConduitHash: Hex = '0x023d904f2503c37127200ca07b976c3a53cc562623f67023115bf311f5805059'

const controllerAbi = parseAbi([
  'function createConduit(bytes32 conduitKey, address initialOwner) returns (address conduit)',
  'function updateChannel(address conduit, address channel, bool isOpen)',
])

/** Places the controller, the known conduit, Seaport with the conduit open for it, and the domain registry. */
export async function placeSeaport(client: NodeClient): Promise<void> {
  await placeController(client)
  await placeConduit(client)
  await placeExchange(client)
  await send(client, 'open the conduit for Seaport', {
    from: conduitOwner.address,
    to: contracts.conduitController,
    abi: controllerAbi,
    functionName: 'updateChannel',
    args: [contracts.conduit, contracts.seaport, true],
  })
  const registry = readArtifact('src/contracts/DomainRegistry.sol/DomainRegistry.json')
  await client.setCode({ address: contracts.domainRegistry, bytecode: registry.deployedBytecode })
}

async function placeController(client: NodeClient): Promise<void> {
  const { bytecode } = readArtifact(
    'seaport_v1_5/contracts/conduit/ConduitController.sol/ConduitController.json',
  )
  const runtime = await runConstructor(client, { address: contracts.conduitController, initCode: bytecode })
  const parts = runtime.split(ourConduitHash.slice(2))
  // The hash is an immutable that the code uses in three places. Another number means another build.
  if (parts.length !== 4) {
    throw new GenesisError({
      step: 'controller',
      expected: '3 conduit hashes',
      actual: String(parts.length - 1),
    })
  }
  const code = parts.join(canonicalConduitHash.slice(2)) as Hex
  await client.setCode({ address: contracts.conduitController, bytecode: code })
  await client.setNonce({ address: contracts.conduitController, nonce: 1 })
}

async function placeConduit(client: NodeClient): Promise<void> {
  // Only the account in the first 20 bytes of a key may create its conduit.
  const creator = conduitKey.slice(0, 42) as Hex
  await client.setBalance({ address: creator, value: parseEther('1') })
  await client.impersonateAccount({ address: creator })
  await send(client, 'create the conduit', {
    from: creator,
    to: contracts.conduitController,
    abi: controllerAbi,
    functionName: 'createConduit',
    args: [conduitKey, conduitOwner.address],
  })
  await client.stopImpersonatingAccount({ address: creator })
  const isMoved = await moveConduit(client, { conduit: contracts.conduit, conduitKey })
  if (!isMoved) throw new GenesisError({ step: 'conduit', expected: 'the code of a conduit', actual: 'none' })
}

/**
 * Moves the code of a conduit to the address of its key. The controller records the address that the key has on
 * public chains, while CREATE2 with our build puts the code elsewhere.
 *
 * @returns Whether the code had to be moved.
 */
export async function moveConduit(
  client: NodeClient,
  { conduit, conduitKey: salt }: { conduit: Address; conduitKey: Hex },
): Promise<boolean> {
  const from = contracts.conduitController
  const landed = getContractAddress({ opcode: 'CREATE2', from, salt, bytecodeHash: ourConduitHash })
  const code = await client.getCode({ address: landed })
  if (code === undefined) return false
  await client.setCode({ address: conduit, bytecode: code })
  await client.setNonce({ address: conduit, nonce: 1 })
  await client.setCode({ address: landed, bytecode: '0x' })
  return true
}

async function placeExchange(client: NodeClient): Promise<void> {
  const { bytecode } = readArtifact('seaport_v1_5/contracts/Seaport.sol/Seaport.json')
  const argument = encodeAbiParameters([{ type: 'address' }], [contracts.conduitController])
  const address = contracts.seaport
  const runtime = await runConstructor(client, { address, initCode: concat([bytecode, argument]) })
  await client.setCode({ address, bytecode: runtime })
  await client.setNonce({ address, nonce: 1 })
  // The constructor writes only this: the reentrancy guard, 1 = not entered.
  const slot = numberToHex(0, { size: 32 })
  await client.setStorageAt({ address, index: slot, value: numberToHex(1, { size: 32 }) })
}

function readArtifact(path: string): { bytecode: Hex; deployedBytecode: Hex } {
  const file = createRequire(import.meta.url).resolve(`@opensea/seaport-js/src/artifacts/${path}`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
