import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { type Address, type Hex, pad, TimeoutError, toHex, zeroAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as Contracts from './Contracts.js'
import { createNode } from './node.js'
import * as Read from './Read.js'

const chain = testChain()
const { lanterns } = demo.contracts
const looping: Address = '0x00000000000000000000000000000000000100b5'
const talking: Address = '0x0000000000000000000000000000000000071a11'

/** The requests to the node, as text. */
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
  test('default: a looping token is called separately once, and then not for a while', async () => {
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

  test('behavior: a token that returns a megabyte is read, and does not affect others', async () => {
    const node = createNode(chain.rpcUrl)
    const [honest] = await Read.all(node, ownersOf(lanterns, 1))
    expect(await Read.all(node, [...ownersOf(talking, 1), ...ownersOf(lanterns, 1)])).toEqual([
      zeroAddress,
      honest,
    ])
  }, 60_000)

  /** A clock that advances by the time the node takes for each question. */
  function clock() {
    let time = 0
    const contracts = Contracts.create({ nowMs: () => time })
    const takes = (ms: number) => async () => {
      time += ms
      return '0x01'
    }
    return {
      contracts,
      pass: (ms: number) => {
        time += ms
      },
      /** The node answers another question. */
      usual: async (ms: number) => {
        const answer = Promise.resolve().then(takes(ms))
        Contracts.measure(contracts, answer)
        await answer
      },
      ask: (ms: number) => Contracts.ask(contracts, { to: looping, data: pad(toHex(1)) as Hex }, takes(ms)),
    }
  }

  test('behavior: a contract that stays slow is no longer called; after a while it is', async () => {
    const { contracts, ask, pass } = clock()
    for (const ms of [200, 200, 200]) expect(await ask(ms)).toBe('0x01')
    expect(Contracts.isClosed(contracts, looping)).toBe(true)
    await expect(ask(200)).rejects.toMatchObject({ code: 3 })
    pass(60_000)
    expect(await ask(200)).toBe('0x01')
  })

  test('behavior: a distant node exhausts no budget', async () => {
    const { contracts, ask, usual } = clock()
    await usual(150)
    for (let count = 0; count < 50; count++) {
      await ask(count % 10 === 0 ? 400 : 150)
      await usual(count % 7 === 0 ? 250 : 100)
    }
    expect(Contracts.isClosed(contracts, looping)).toBe(false)
  })

  test('behavior: a pause of the node exhausts no budget, and fast answers restore it', async () => {
    const { contracts, ask } = clock()
    for (let pauses = 0; pauses < 10; pauses++) {
      await ask(5_000)
      for (let count = 0; count < 20; count++) await ask(1)
    }
    expect(Contracts.isClosed(contracts, looping)).toBe(false)
    expect(contracts.spent.size).toBe(0)
  })

  test('error: a node that does not answer in time exhausts no budget', async () => {
    const { contracts, pass } = clock()
    for (let count = 0; count < 5; count++) {
      const late = () => {
        pass(20_000)
        return Promise.reject(new TimeoutError({ body: {}, url: 'http://node' }))
      }
      await expect(Contracts.ask(contracts, { to: looping }, late)).rejects.toBeInstanceOf(TimeoutError)
    }
    expect(Contracts.isClosed(contracts, looping)).toBe(false)
  })

  test('error: a node that is away exhausts no budget', async () => {
    const node = createNode('http://127.0.0.1:1')
    await expect(Read.all(node, ownersOf(looping, 1))).rejects.toMatchObject({ name: 'Chain.NodeError' })
    expect(node.contracts?.closed.size).toBe(0)
  })
})
