import { inspect } from 'node:util'
import { artifacts } from '@souk/contracts'
import { demo } from '@souk/devchain'
import { Auction } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { getContractAddress, type Hex, keccak256, zeroHash } from 'viem'
import { describe, expect, test } from 'vitest'
import { parseCommand } from '../command/command.js'
import { readGround } from '../ground/readGround.js'
import { createNode } from '../node/node.js'
import { runZone } from './runZone.js'
import { factory } from './ZonePlan.js'

const chain = testChain()
const [amina, bilal] = demo.accounts
const address = Auction.soukZone

const removeCode = (of: Hex) => chain.testClient.setCode({ address: of, bytecode: '0x' })

/** Runs `souk zone …`, and returns what it says. */
async function run(verb: 'status' | 'deploy', options: Options = {}): Promise<string[]> {
  const { key, onPrint = () => {} } = options
  const isAgreed = 'isAgreed' in options ? options.isAgreed : true
  const command = parseCommand(['zone', verb, '--rpc-url', chain.rpcUrl], { SOUK_DEPLOYER_KEY: key })
  if (command.type !== 'zone') throw new TypeError('not a command about the zone')
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const print = (text: string) => (verb === 'status' ? say(text) : onPrint(text))
  await runZone(command, { say, print, ask: isAgreed === undefined ? undefined : async () => isAgreed })
  expect(lines.shift()).toBe('The node is on Souk local (chain 31337).')
  return lines
}

/** Without an answer, there is no terminal. */
type Options = { key?: Hex; isAgreed?: boolean | undefined; onPrint?: (text: string) => void }

describe('runZone', () => {
  test('default: the address and the code are those of the sources', () => {
    const { bytecode, deployedBytecode } = artifacts().AuctionZone
    expect(getContractAddress({ opcode: 'CREATE2', from: factory, salt: zeroHash, bytecode })).toBe(address)
    expect(keccak256(deployedBytecode)).toBe(Auction.soukZoneCodeHash)
  })

  test('default: says what it costs, sends it once, and checks the code', async () => {
    await removeCode(address)
    const status = await run('status')
    expect(status).toEqual([
      expect.stringMatching(
        /^The auction zone is not on Souk local \(chain 31337\)\. It would cost about 0\.0*[1-9]\d{0,3} ETH: \d+ gas at [\d.]+ gwei\.$/,
      ),
    ])
    await expect(run('deploy', { key: amina.privateKey, isAgreed: false })).rejects.toThrow(
      'Nothing was sent.',
    )
    expect(await chain.publicClient.getCode({ address })).toBeUndefined()
    expect(await run('deploy', { key: amina.privateKey })).toEqual([
      expect.stringContaining('It would cost about'),
      expect.stringMatching(new RegExp(`^${amina.address} pays\\. It has \\d+(\\.\\d+)? ETH\\.$`)),
      expect.stringMatching(/^Sent as transaction 0x[0-9a-f]{64}\. Waiting for its block\.$/),
      expect.stringMatching(/^It cost 0\.0*[1-9]\d{0,3} ETH\.$/),
      `The auction zone is there, with the right code: ${address}.`,
    ])
    expect(keccak256((await chain.publicClient.getCode({ address })) ?? '0x')).toBe(Auction.soukZoneCodeHash)
    const there = [`The auction zone is on Souk local (chain 31337), at ${address}.`]
    expect(await run('deploy', { key: amina.privateKey })).toEqual(there)
  })

  test('behavior: without a key, any wallet can send it', async () => {
    await removeCode(address)
    const onPrint = (text: string) => {
      const { to, data, value } = JSON.parse(text)
      void chain.walletClient(bilal).sendTransaction({ to, data, value: BigInt(value) })
    }
    expect((await run('deploy', { onPrint })).at(-1)).toContain('with the right code')
  })

  test('behavior: a market uses the zone only where it is, with its own code', async () => {
    const zones = async (options = {}) =>
      (
        await readGround(createNode(chain.rpcUrl), {
          rpcUrl: chain.rpcUrl,
          dataDir: '',
          collections: [],
          ...options,
        })
      ).auctionZones
    expect(await zones()).toEqual([address])
    expect(await zones({ auctionZones: [address] })).toEqual([address])
    const { lanterns } = demo.contracts
    await expect(zones({ auctionZones: [lanterns] })).rejects.toThrow(
      `There is no zone of the exchange at ${lanterns}`,
    )
    await chain.testClient.setCode({ address, bytecode: '0x5f5ff3' })
    expect(await zones()).toEqual([])
    await removeCode(address)
    expect(await zones()).toEqual([])
    await expect(zones({ auctionZones: [address] })).rejects.toThrow('There is no zone')
  })

  test('error: with a key and without a terminal, nobody can agree', async () => {
    await removeCode(address)
    await expect(run('deploy', { key: amina.privateKey, isAgreed: undefined })).rejects.toThrow(
      'Nothing was sent: there is no terminal at which to ask; add --yes',
    )
    expect(await chain.publicClient.getCode({ address })).toBeUndefined()
  })

  test('error: the node does not take the transaction, and its URL stays hidden', async () => {
    await removeCode(address)
    const failure = await run('deploy', { key: `0x${'7'.repeat(64)}` }).catch((error: Error) => error)
    expect(failure).toMatchObject({
      name: 'Zone.NotSentError',
      message: expect.stringMatching(/^The node of chain 31337 did not take the transaction: .*funds/),
    })
    expect(inspect(failure)).not.toContain(chain.rpcUrl)
  })

  test('error: a chain without the factory', async () => {
    await removeCode(address)
    await removeCode(factory)
    await expect(run('deploy', { key: amina.privateKey })).rejects.toThrow(
      `Chain 31337 has no factory at ${factory}`,
    )
  })
})
