import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { poll } from '@souk/base'
import { zelligeAbi } from '@souk/contracts'
import { type Hex, pad, parseAbi } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as demo from './demo/demo.js'
import { findBinary } from './node/binary.js'
import { BinaryNotFoundError, PortInUseError, StartError, StateFileError } from './node/errors.js'
import { createNodeClient } from './node/nodeClient.js'
import { type Devchain, startDevchain } from './startDevchain.js'
import { waitForReceipt } from './waitForReceipt.js'

const [amina, bilal] = demo.accounts
const abi = parseAbi(zelligeAbi)
const controllerAbi = parseAbi([
  'function createConduit(bytes32 conduitKey, address initialOwner) returns (address conduit)',
  'function updateChannel(address conduit, address channel, bool isOpen)',
  'function getConduit(bytes32 conduitKey) view returns (address conduit, bool exists)',
  'function getKey(address conduit) view returns (bytes32 conduitKey)',
  'function ownerOf(address conduit) view returns (address owner)',
  'function getChannelStatus(address conduit, address channel) view returns (bool isOpen)',
  'error ConduitAlreadyExists(address conduit)',
])
const running: Devchain[] = []
let folder: string
let stateFile: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'devchain-'))
  stateFile = join(folder, 'kept', 'chain.json')
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((chain) => chain.stop()))
  await rm(folder, { recursive: true })
})

async function start(options: startDevchain.Options = {}) {
  const chain = await startDevchain(options)
  running.push(chain)
  return { chain, client: createNodeClient(chain) }
}

/** Transfers one of Amina's tiles to Bilal. */
async function giveTile(chain: Devchain): Promise<bigint> {
  const client = createNodeClient(chain)
  const { contracts } = demo
  const tokenId = await findToken(chain)
  const hash = await client.writeContract({
    account: amina.address,
    address: contracts.zellige,
    abi,
    functionName: 'transferFrom',
    args: [amina.address, bilal.address, tokenId],
  })
  await waitForReceipt(client, hash)
  return tokenId
}

async function findToken(chain: Devchain): Promise<bigint> {
  for (let tokenId = 1n; ; tokenId++) {
    if ((await ownerOf(chain, tokenId)) === amina.address) return tokenId
  }
}

function ownerOf(chain: Devchain, tokenId: bigint) {
  const client = createNodeClient(chain)
  return client.readContract({
    address: demo.contracts.zellige,
    abi,
    functionName: 'ownerOf',
    args: [tokenId],
  })
}

describe('startDevchain', () => {
  test('default', async () => {
    const startedAt = Date.now() / 1000
    const { chain, client } = await start()
    const { timestamp } = await client.getBlock({ blockTag: 'latest' })
    expect(chain.chainId).toBe(31_337)
    expect(chain.rpcUrl).toBe(`http://127.0.0.1:${chain.port}`)
    expect(Number(timestamp)).toBeGreaterThan(startedAt - 5)
    expect(Number(timestamp)).toBeLessThan(Date.now() / 1000 + 5)
  })

  test('behavior: two chains run independently', async () => {
    const [first, second] = await Promise.all([start(), start()])
    const tokenId = await giveTile(first.chain)
    expect(await ownerOf(first.chain, tokenId)).toBe(bilal.address)
    expect(await ownerOf(second.chain, tokenId)).toBe(amina.address)
  })

  test('param: stateFile', async () => {
    const { chain } = await start({ stateFile })
    const tokenId = await giveTile(chain)
    await chain.stop()
    const { chain: again, client } = await start({ stateFile })
    expect(await ownerOf(again, tokenId)).toBe(bilal.address)
    const logs = await client.getContractEvents({
      address: demo.contracts.zellige,
      abi,
      eventName: 'Transfer',
      args: { tokenId },
      fromBlock: 0n,
    })
    expect(logs.length).toBe(2)
  })

  test('behavior: saved state survives a kill of the node', async () => {
    const { chain } = await start({ stateFile })
    const tokenId = await giveTile(chain)
    await chain.save()
    process.kill(chain.pid, 'SIGKILL')
    await chain.exited
    const { chain: again } = await start({ stateFile })
    expect(await ownerOf(again, tokenId)).toBe(bilal.address)
  })

  test('behavior: a transaction is saved automatically', async () => {
    const { chain } = await start({ stateFile })
    const before = await poll(() => readFile(stateFile, 'utf8').catch(() => undefined), {
      intervalMs: 50,
      deadlineMs: 40_000,
    })
    await giveTile(chain)
    const after = await poll(
      async () => {
        const text = await readFile(stateFile, 'utf8')
        return text === before ? undefined : text
      },
      { intervalMs: 50, deadlineMs: 40_000 },
    )
    expect(after.length).toBeGreaterThan(before.length)
    expect(await readdir(join(folder, 'kept'))).toEqual(['chain.json'])
  })

  test('behavior: time continues after a jump', async () => {
    const { chain, client } = await start({ stateFile })
    await client.increaseTime({ seconds: 86_400 })
    await client.mine({ blocks: 1 })
    const { timestamp: before } = await client.getBlock()
    await chain.stop()
    const { client: again } = await start({ stateFile })
    await again.mine({ blocks: 1 })
    const { timestamp: after } = await again.getBlock()
    expect(after).toBeGreaterThan(before)
  })

  test('param: signal', async () => {
    const controller = new AbortController()
    const { chain } = await start({ signal: controller.signal })
    controller.abort()
    await chain.exited
    await expect(createNodeClient(chain).getChainId()).rejects.toThrow()
  })

  test('error: an aborted signal', async () => {
    await expect(startDevchain({ signal: AbortSignal.abort('enough') })).rejects.toMatchObject({
      name: 'AbortedError',
      facts: { reason: 'enough' },
    })
  })

  test('behavior: the node ends when its parent process is killed', async () => {
    const script = `import { startDevchain } from ${JSON.stringify(import.meta.resolve('./startDevchain.ts'))}
      const chain = await startDevchain()
      process.stdout.write(chain.rpcUrl + '\\n')
      setInterval(() => {}, 1000)`
    const file = join(folder, 'start.mts')
    await writeFile(file, script)
    const parent = spawn(process.execPath, ['--conditions=@souk/source', '--import', 'tsx', file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(parent.stdout, 'data')
    const client = createNodeClient({ rpcUrl: String(line).trim(), chainId: 31_337 })
    expect(await client.getChainId()).toBe(31_337)
    parent.kill('SIGKILL')
    const isGone = () =>
      client.getChainId().then(
        () => undefined,
        () => true,
      )
    expect(await poll(isGone, { intervalMs: 20, deadlineMs: 40_000 })).toBe(true)
  })

  test('behavior: new conduits are at the addresses of their keys, on a chain with a state file', async () => {
    const { chain, client } = await start({ stateFile })
    const controller = { address: demo.contracts.conduitController, abi: controllerAbi } as const
    const key = pad(amina.address.toLowerCase() as Hex, { dir: 'right' })
    const find = async (conduitKey: Hex, node = client) => {
      const [conduit, exists] = await node.readContract({
        ...controller,
        functionName: 'getConduit',
        args: [conduitKey],
      })
      return exists ? conduit : undefined
    }
    const write = { ...controller, account: amina.address } as const
    const creating = { ...write, functionName: 'createConduit', args: [key, amina.address] } as const
    await waitForReceipt(client, await client.writeContract(creating))
    const conduit = await poll(() => find(key), { intervalMs: 20, deadlineMs: 40_000 })
    const open = [conduit, demo.contracts.seaport, true] as const
    const opening = { ...write, functionName: 'updateChannel', args: open } as const
    expect((await waitForReceipt(client, await client.writeContract(opening))).status).toBe('success')
    const args = [conduit] as const
    expect(await client.readContract({ ...controller, functionName: 'getKey', args })).toBe(key)
    expect(await client.readContract({ ...controller, functionName: 'ownerOf', args })).toBe(amina.address)
    const channel = [conduit, demo.contracts.seaport] as const
    expect(
      await client.readContract({ ...controller, functionName: 'getChannelStatus', args: channel }),
    ).toBe(true)
    expect(await client.getCode({ address: conduit })).toBe(
      await client.getCode({ address: demo.contracts.conduit }),
    )
    // The well-known key still gives the same address as on public chains.
    expect(await find(demo.conduitKey)).toBe(demo.contracts.conduit)
    await expect(client.simulateContract(creating)).rejects.toThrow('ConduitAlreadyExists')
    await chain.stop()
    expect(await find(key, (await start({ stateFile })).client)).toBe(conduit)
  })

  test('error: the port is in use', async () => {
    const { chain } = await start()
    const error = await startDevchain({ port: chain.port }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(PortInUseError)
    expect((error as PortInUseError).message).toBe(`Port ${chain.port} on 127.0.0.1 is in use.`)
  })

  test.each([
    [{ port: 65_536 }, '--port'],
    [{ host: 'nowhere' }, '--host'],
  ])('error: what the node refuses is not laid on the state file: %j', async (options, flag) => {
    const error = await startDevchain(options).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(StartError)
    expect((error as StartError).message).toContain(flag)
  })

  test('error: the state file is damaged', async () => {
    const file = join(folder, 'chain.json')
    await writeFile(file, '{"souk":{"version":1')
    const error = await startDevchain({ stateFile: file }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(StateFileError)
    expect((error as StateFileError).message).toBe(
      `The chain's state in ${file} cannot be used: it is damaged. Delete the file to start again; after npm start, use npm start -- --fresh.`,
    )
  })

  test.each([
    { souk: { version: 0, chainId: 31_337 }, reason: 'another version of Souk wrote it' },
    { souk: { version: 1, chainId: 1 }, reason: 'it is of chain 1, not 31337' },
    { souk: { version: 1, chainId: 31_337 }, reason: 'the node refuses it' },
  ])('error: the state file cannot be used: $reason', async ({ souk, reason }) => {
    const file = join(folder, 'chain.json')
    await writeFile(file, JSON.stringify({ souk, block: 'none' }))
    const error = await startDevchain({ stateFile: file }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(StateFileError)
    expect((error as StateFileError).facts.reason).toBe(reason)
  })
})

describe('findBinary', () => {
  test('param: ANVIL_BIN', () => {
    expect(findBinary({ ANVIL_BIN: process.execPath })).toBe(process.execPath)
  })

  test('error: ANVIL_BIN does not name a program', () => {
    expect(() => findBinary({ ANVIL_BIN: '/nowhere/anvil' })).toThrowError(BinaryNotFoundError)
  })
})
