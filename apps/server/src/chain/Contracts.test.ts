import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { type Address, type Hex, pad, toHex, zeroAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as Contracts from './Contracts.js'
import { createNode } from './node.js'
import * as Read from './Read.js'

const chain = testChain()
const { lanterns } = demo.contracts
const looping: Address = '0x00000000000000000000000000000000000100b5'
const talking: Address = '0x0000000000000000000000000000000000071a11'

/** What went to the node, as text. */
let sent: string[] = []

beforeEach(async () => {
  await chain.testClient.setCode({ address: looping, bytecode: '0x5b600056' })
  await chain.testClient.setCode({ address: talking, bytecode: '0x621000006000f3' })
  sent = []
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    sent.push(String(init?.body))
    return fetch(input, init)
  })
})
afterEach(() => vi.restoreAllMocks())

const ownersOf = (contract: Address, count: number) =>
  Array.from({ length: count }, (_, index) => Read.ownerOf(contract, BigInt(index + 1)))
const about = (address: Address) => sent.filter((body) => body.includes(address.slice(2)))

describe('ask', () => {
  test('default: a token that loops is asked alone once, and not at all for a while', async () => {
    const node = createNode(chain.rpcUrl)
    const [honest] = await Read.all(node, ownersOf(lanterns, 1))
    const answers = await Read.all(node, [...ownersOf(looping, 100), ...ownersOf(lanterns, 1)])
    expect(answers).toEqual([...Array.from({ length: 100 }, () => undefined), honest])
    expect(about(looping).filter((body) => body.includes(`"to":"${looping}"`))).toHaveLength(1)
    sent = []
    expect(await Read.all(node, [...ownersOf(looping, 100), ...ownersOf(lanterns, 1)])).toEqual(answers)
    expect(about(looping)).toEqual([])
    expect(sent).toHaveLength(1)
  }, 60_000)

  test('behavior: a token that answers a megabyte is read, and harms nobody else', async () => {
    const node = createNode(chain.rpcUrl)
    const [honest] = await Read.all(node, ownersOf(lanterns, 1))
    expect(await Read.all(node, [...ownersOf(talking, 1), ...ownersOf(lanterns, 1)])).toEqual([
      zeroAddress,
      honest,
    ])
  }, 60_000)

  test('behavior: who takes too much time is not asked any more; after a while it is', async () => {
    let time = 0
    const contracts = Contracts.create({ nowMs: () => time })
    const call = { to: looping, data: pad(toHex(1)) as Hex }
    const slow = async () => {
      time += 200
      return '0x01'
    }
    expect(await Contracts.ask(contracts, call, slow)).toBe('0x01')
    expect(await Contracts.ask(contracts, call, slow)).toBe('0x01')
    expect(Contracts.isClosed(contracts, looping)).toBe(true)
    await expect(Contracts.ask(contracts, call, slow)).rejects.toMatchObject({ code: 3 })
    time += 60_000
    expect(await Contracts.ask(contracts, call, slow)).toBe('0x01')
  })

  test('error: a node that is away closes nothing', async () => {
    const node = createNode('http://127.0.0.1:1')
    await expect(Read.all(node, ownersOf(looping, 1))).rejects.toMatchObject({ name: 'Chain.NodeError' })
    expect(node.contracts?.closed.size).toBe(0)
  })
})
