import { demo } from '@souk/devchain'
import { countingTransport, testChain, transact } from '@souk/testing'
import { createPublicClient, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { readFacts } from '../facts/readFacts.js'
import * as Conduit from './Conduit.js'
import {
  conduitControllerAddress,
  knownConduitAddress,
  knownConduitKey,
  noConduitKey,
  seaportAddress,
} from './constants.js'

const chain = testChain()
const stranger: Hex = `0x${'77'.repeat(32)}`
const elsewhere = demo.accounts[0].address
const controllerAbi = parseAbi([
  'function createConduit(bytes32 key, address owner) returns (address)',
  'function updateChannel(address conduit, address channel, bool isOpen)',
])

const read = async (key: Hex, options: Conduit.operator.Options = {}) => {
  const { transport, log } = countingTransport({ url: chain.rpcUrl })
  const client = createPublicClient({ chain: chain.chain, transport })
  const wanted = { counters: [], statuses: [], conduitKeys: [key], holdings: [] }
  const { conduits } = await readFacts(client, wanted, options)
  expect(log.methods).toEqual(['eth_call'])
  return conduits.get(key.toLowerCase())
}
const upperCase = (hex: Hex) => `0x${hex.slice(2).toUpperCase()}` as const

describe('operator', () => {
  test('default: the exchange, the conduit of the key, or where the caller says', () => {
    expect(Conduit.operator(noConduitKey)).toBe(seaportAddress)
    expect(Conduit.operator(knownConduitKey)).toBe(knownConduitAddress)
    expect(Conduit.operator(upperCase(knownConduitKey))).toBe(knownConduitAddress)
    const conduits = { [upperCase(stranger)]: elsewhere }
    expect(Conduit.operator(stranger, { conduits })).toBe(elsewhere)
    expect(Conduit.operator(noConduitKey, { exchange: elsewhere })).toBe(elsewhere)
  })
})

describe('what the chain says of a conduit, in the one read of a plan', () => {
  test('default: none, and the known one', async () => {
    expect(await read(noConduitKey)).toMatchObject({ address: seaportAddress, exists: true, isOpen: true })
    expect(await read(knownConduitKey)).toMatchObject({
      address: knownConduitAddress,
      exists: true,
      isOpen: true,
    })
    expect(await read(upperCase(knownConduitKey))).toMatchObject({
      address: knownConduitAddress,
      exists: true,
    })
  })

  test('behavior: an unused key and a closed conduit are named', async () => {
    const missing = await read(stranger)
    expect(missing).toEqual({
      key: stranger,
      address: Conduit.operator(stranger),
      exists: false,
      isOpen: false,
    })
    expect(new Conduit.UnusableError(missing ?? expect.fail()).message).toBe(
      `No conduit exists for key ${stranger}. Use another conduit key or none.`,
    )
    const data = encodeFunctionData({
      abi: controllerAbi,
      functionName: 'updateChannel',
      args: [knownConduitAddress, seaportAddress, false],
    })
    await transact(chain, { from: demo.conduitOwner.address, to: conduitControllerAddress, data })
    const closed = await read(knownConduitKey)
    expect(closed).toMatchObject({ exists: true, isOpen: false })
    expect(new Conduit.UnusableError(closed ?? expect.fail()).message).toContain(
      'does not accept the exchange',
    )
  })

  test('behavior: a conduit of one’s own, at the address that follows from its key', async () => {
    const { address: owner } = demo.accounts[0]
    const key = `${owner.toLowerCase()}${'00'.repeat(11)}01` as Hex
    const create = encodeFunctionData({
      abi: controllerAbi,
      functionName: 'createConduit',
      args: [key, owner],
    })
    await transact(chain, { from: owner, to: conduitControllerAddress, data: create })
    // The chain of the tests makes conduits of another build; its code has to be moved to where the key says.
    const code = await chain.publicClient.getCode({ address: knownConduitAddress })
    await chain.testClient.setCode({ address: Conduit.operator(key), bytecode: code ?? '0x' })
    expect(await read(key)).toMatchObject({ address: Conduit.operator(key), exists: true, isOpen: false })
    const open = encodeFunctionData({
      abi: controllerAbi,
      functionName: 'updateChannel',
      args: [Conduit.operator(key), seaportAddress, true],
    })
    await transact(chain, { from: owner, to: conduitControllerAddress, data: open })
    expect(await read(key)).toMatchObject({ exists: true, isOpen: true })
  })

  test('param: conduits: the caller is believed about conduits of another controller, not about this one', async () => {
    const given = await read(stranger, { conduits: { [stranger]: elsewhere } })
    expect(given).toMatchObject({ address: elsewhere, exists: true, isOpen: true })
    const closed = await read(stranger, {
      conduits: { [stranger]: knownConduitAddress },
      exchange: elsewhere,
    })
    expect(closed).toMatchObject({ exists: true, isOpen: false })
  })

  test('error: the controller has another address', async () => {
    // Answers every question with another address, and yes.
    const answer = `0x73${elsewhere.slice(2)}60005260016020526040 6000f3`.replace(' ', '') as Hex
    await chain.testClient.setCode({ address: conduitControllerAddress, bytecode: answer })
    await expect(read(stranger)).rejects.toMatchObject({
      name: 'Conduit.MovedError',
      facts: { key: stranger, expected: Conduit.operator(stranger), actual: elsewhere },
    })
  })
})
