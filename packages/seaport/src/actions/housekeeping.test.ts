import { demo } from '@souk/devchain'
import { countingTransport, testChain } from '@souk/testing'
import {
  type Address,
  concat,
  createPublicClient,
  createWalletClient,
  custom,
  encodeFunctionData,
  type Hash,
  type Hex,
  http,
  keccak256,
  padHex,
  parseEther,
  size,
  slice,
  stringToHex,
  toHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { domainRegistryAbi } from '../abi/domainRegistry.js'
import { erc20Abi } from '../abi/tokens.js'
import type { AnyClient } from '../node/batch.js'
import {
  conduitControllerAddress,
  domainRegistryAddress,
  ItemType,
  multicall3Address,
  OrderType,
} from '../order/constants.js'
import * as Order from '../order/Order.js'
import { appendDomainTag, domainTag } from '../order/Salt.js'
import { seaportActions } from '../seaportActions.js'
import { components, item, sign, to } from '../testing/makeOrder.js'
import { bulkCancelOrders } from './bulkCancelOrders.js'
import { cancelOrders } from './cancelOrders.js'
import { deposit } from './deposit.js'
import { fulfillOrder } from './fulfillOrder.js'
import { getContractOffererNonce } from './getContractOffererNonce.js'
import { getCounter } from './getCounter.js'
import { getDomain } from './getDomain.js'
import { getDomains } from './getDomains.js'
import { getInformation } from './getInformation.js'
import { getNumberOfDomains } from './getNumberOfDomains.js'
import { getOrderStatuses } from './getOrderStatuses.js'
import { setDomain } from './setDomain.js'
import { validateOrders } from './validateOrders.js'
import { withdraw } from './withdraw.js'

const chain = testChain()
const { wrappedNative } = demo.contracts
const [amina, bilal] = demo.accounts

const done = (hash: Hash) => chain.publicClient.waitForTransactionReceipt({ hash })
const seller = () => chain.walletClient(amina)
/** Bids of wrapped currency: anybody can make them, and they need no token. */
const bid = (changes: Partial<Order.Components> = {}) =>
  components(
    amina.address,
    [item(ItemType.ERC20, { token: wrappedNative, amount: 10n })],
    [to(amina.address, item(ItemType.ERC20, { token: demo.contracts.dusd, amount: 10n }))],
    changes,
  )
const signed = (changes: Partial<Order.Components> = {}) => sign(seller(), bid(changes))
const dataOf = ({
  actions,
}: {
  actions: readonly { transactionMethods: { buildTransaction: () => { data: Hex } } }[]
}) => actions.at(-1)?.transactionMethods.buildTransaction().data ?? '0x'

function counting(account?: { privateKey: Hex }) {
  const { transport, log } = countingTransport({ url: chain.rpcUrl })
  const shared = { chain: chain.chain, transport, pollingInterval: 20 }
  const client = account
    ? createWalletClient({ ...shared, account: privateKeyToAccount(account.privateKey) })
    : createPublicClient(shared)
  return { client, log }
}

describe('cancelOrders', () => {
  test('default: any number in one transaction, tips or not', async () => {
    const orders = [bid(), bid(), bid()]
    const tip = to(bilal.address, item(ItemType.NATIVE, { amount: 1n }))
    const tipped = orders.map((order) => ({ ...order, consideration: [...order.consideration, tip] }))
    const { actions, executeAllActions } = cancelOrders(seller(), { orders: tipped })
    expect(actions).toHaveLength(1)
    await done(await executeAllActions())
    const statuses = await getOrderStatuses(chain.publicClient, { orderHashes: orders.map(Order.hash) })
    expect(statuses.map(({ isCancelled }) => isCancelled)).toEqual([true, true, true])
  })

  test('behavior: the zone may cancel', async () => {
    const order = bid({ zone: bilal.address, orderType: OrderType.FULL_RESTRICTED })
    await done(await cancelOrders(chain.walletClient(bilal), { orders: [order] }).executeAllActions())
    const [status] = await getOrderStatuses(chain.publicClient, { orderHashes: [Order.hash(order)] })
    expect(status?.isCancelled).toBe(true)
  })

  test('param: domain', async () => {
    const plain = cancelOrders(seller(), { orders: [bid({ salt: 1n })] })
    const tagged = cancelOrders(seller(), { orders: [bid({ salt: 1n })], domain: 'souk.example' })
    expect(dataOf(tagged)).toBe(appendDomainTag(dataOf(plain), 'souk.example'))
    await done(await tagged.executeAllActions())
  })

  test('error: orders of others, and an empty list', () => {
    expect(() => cancelOrders(chain.walletClient(bilal), { orders: [bid()] })).toThrow(
      expect.objectContaining({
        name: 'Order.NotYoursError',
        facts: { account: bilal.address, offerer: amina.address },
      }),
    )
    expect(() => cancelOrders(seller(), { orders: [] })).toThrow('was given no orders')
    expect(() => cancelOrders(chain.publicClient as AnyClient, { orders: [bid()] })).toThrow(
      'but the client has none',
    )
  })
})

describe('bulkCancelOrders', () => {
  test('default: earlier orders are void, and the outcome has the new counter', async () => {
    const order = await signed()
    const { executeAllActions, outcome } = bulkCancelOrders(seller(), { domain: 'souk.example' })
    const receipt = await done(await executeAllActions())
    const counter = await getCounter(chain.publicClient, { offerer: amina.address })
    expect(outcome(receipt)).toEqual({ counter })
    expect(counter).not.toBe(0n)
    await expect(fulfillOrder(chain.walletClient(bilal), { order })).rejects.toMatchObject({
      name: 'Order.CounterError',
    })
  })

  test('behavior: a receipt of another transaction has no counter', async () => {
    const { outcome } = bulkCancelOrders(seller())
    const receipt = await done(await bulkCancelOrders(chain.walletClient(bilal)).executeAllActions())
    expect(outcome(receipt)).toEqual({ counter: undefined })
  })
})

describe('validateOrders', () => {
  test('default: a validated order is filled without its signature', async () => {
    const orders = [await signed(), { parameters: bid(), signature: '0x' } as const]
    await done(await validateOrders(seller(), { orders, domain: 'souk.example' }).executeAllActions())
    const orderHashes = orders.map((order) => Order.hash(order.parameters))
    const statuses = await getOrderStatuses(chain.publicClient, { orderHashes })
    expect(statuses.map(({ isValidated }) => isValidated)).toEqual([true, true])
  })

  test('behavior: dry run', async () => {
    const order = await signed()
    const ask = (given: Order.Order) =>
      validateOrders(chain.walletClient(bilal), { orders: [given] }).isFulfillable()
    expect(await ask(order)).toBe(true)
    expect(await ask({ ...order, signature: '0x' })).toBe(false)
    const tip = to(bilal.address, item(ItemType.NATIVE, { amount: 1n }))
    const consideration = [...order.parameters.consideration, tip]
    expect(await ask({ ...order, parameters: { ...order.parameters, consideration } })).toBe(true)
    await done(await cancelOrders(seller(), { orders: [order.parameters] }).executeAllActions())
    expect(await ask(order)).toBe(false)
  })

  test('error: an outage says nothing about the order', async () => {
    const order = await signed()
    const account = privateKeyToAccount(bilal.privateKey)
    const transport = http('http://127.0.0.1:1', { retryCount: 0 })
    const dead = createWalletClient({ account, chain: chain.chain, transport })
    await expect(validateOrders(dead, { orders: [order] }).isFulfillable()).rejects.toMatchObject({
      name: 'Wallet.FailedError',
    })
    expect(() => validateOrders(dead, { orders: [] })).toThrow('was given no orders')
  })
})

describe('getOrderStatuses', () => {
  test('default: one request for any number, in the order asked, twice the same if asked twice', async () => {
    const order = bid()
    await done(await cancelOrders(seller(), { orders: [order] }).executeAllActions())
    const { client, log } = counting()
    const hash = Order.hash(order)
    const others = Array.from({ length: 300 }, (_, index) => toHex(index, { size: 32 }))
    const statuses = await getOrderStatuses(client, { orderHashes: [hash, ...others, hash] })
    expect(log.methods).toEqual(['eth_call'])
    expect(statuses).toHaveLength(302)
    expect(statuses.map(({ isCancelled }) => isCancelled).lastIndexOf(true)).toBe(301)
    expect(statuses[1]).toEqual({ isValidated: false, isCancelled: false, totalFilled: 0n, totalSize: 0n })
    expect(await getOrderStatuses(client, { orderHashes: [] })).toEqual([])
  })

  test('error: no exchange there', async () => {
    const config = { address: amina.address }
    await expect(
      getOrderStatuses(chain.publicClient, { orderHashes: [toHex(1, { size: 32 })], config }),
    ).rejects.toMatchObject({ name: 'Node.UnreachableError' })
  })
})

describe('getContractOffererNonce, getInformation', () => {
  test('default', async () => {
    const { client, log } = counting()
    expect(await getContractOffererNonce(client, { contractOfferer: amina.address })).toBe(0n)
    const information = await getInformation(client)
    expect(information).toMatchObject({ version: '1.5', conduitController: conduitControllerAddress })
    expect(information.domainSeparator).toMatch(/^0x[0-9a-f]{64}$/)
    expect(log.methods).toEqual(['eth_call', 'eth_call'])
  })

  test('error: no exchange there', async () => {
    const config = { address: amina.address }
    await expect(getInformation(chain.publicClient, { config })).rejects.toMatchObject({
      name: 'Node.UnreachableError',
      facts: { reason: `there is no such contract at ${amina.address}.` },
    })
  })
})

describe('setDomain, getDomain, getDomains, getNumberOfDomains', () => {
  const register = async (domain: string) => {
    const { tag, executeAllActions } = setDomain(seller(), { domain })
    await done(await executeAllActions())
    return tag
  }

  test('default', async () => {
    const tag = await register('souk.example')
    expect(tag).toBe(domainTag('souk.example'))
    const client = chain.publicClient
    expect(await getNumberOfDomains(client, { tag })).toBe(1n)
    expect(await getDomain(client, { tag, index: 0n })).toBe('souk.example')
    expect(await getDomains(client, { tag })).toEqual(['souk.example'])
    expect(await getDomains(client, { tag: '0x00000001' })).toEqual([])
  })

  test('behavior: a tag with too many domains for one answer is read in pieces', async () => {
    const tag = await register('souk.example')
    await fillTag(tag, 1_200)
    const { client, calls } = nodeWithSmallAnswers()
    const domains = await getDomains(client, { tag })
    expect(domains).toHaveLength(1_200)
    expect([domains[0], domains[1], domains[1_199]]).toEqual(['name-0', 'name-1', 'name-1199'])
    // All at once, their number, and two batches.
    expect(calls).toHaveLength(4)
  })

  test('error: registered already; no such index; no registry', async () => {
    const tag = await register('souk.example')
    const [again] = setDomain(seller(), { domain: 'souk.example' }).actions
    await expect(again?.transactionMethods.simulate()).rejects.toMatchObject({
      facts: { errorName: 'DomainAlreadyRegistered', args: { domain: 'souk.example' } },
    })
    await expect(getDomain(chain.publicClient, { tag, index: 1n })).rejects.toMatchObject({
      name: 'Transaction.RevertedError',
      facts: { errorName: 'DomainIndexOutOfRange', args: { tag, maxIndex: 0n, suppliedIndex: 1n } },
    })
    const config = { domainRegistry: amina.address }
    await expect(getDomains(chain.publicClient, { tag, config })).rejects.toMatchObject({
      name: 'Node.UnreachableError',
    })
  })

  /** Writes names straight into the storage of the registry, as nobody finds so many with the same hash. */
  async function fillTag(tag: Hex, length: number) {
    const list = keccak256(concat([padHex(tag, { size: 32, dir: 'right' }), toHex(0, { size: 32 })]))
    const write = (index: Hex, value: Hex) =>
      chain.testClient.setStorageAt({ address: domainRegistryAddress, index, value })
    await write(list, toHex(length, { size: 32 }))
    const first = BigInt(keccak256(list))
    const names = Array.from({ length }, (_, index) => stringToHex(`name-${index}`))
    for (const [index, name] of names.entries())
      await write(
        toHex(first + BigInt(index), { size: 32 }),
        concat([padHex(name, { size: 31, dir: 'right' }), toHex(size(name) * 2, { size: 1 })]),
      )
  }

  function nodeWithSmallAnswers() {
    const calls: unknown[] = []
    const whole = encodeFunctionData({
      abi: domainRegistryAbi,
      functionName: 'getDomains',
      args: ['0x00000000'],
    })
    const request = async (request: { method: string; params: [{ data?: Hex }] }) => {
      calls.push(request)
      if (request.params[0].data?.startsWith(slice(whole, 0, 4)))
        throw Object.assign(new TypeError('response size exceeded'), { code: -32_008 })
      return chain.publicClient.request(request as never)
    }
    const transport = custom({ request: request as never }, { retryCount: 0 })
    return { calls, client: createPublicClient({ chain: chain.chain, transport }) }
  }
})

describe('deposit, withdraw', () => {
  const balances = async (address: Address) => {
    const args = [address] as const
    const wrapped = await chain.publicClient.readContract({
      address: wrappedNative,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args,
    })
    return { wrapped, native: await chain.publicClient.getBalance({ address }) }
  }
  const amount = parseEther('0.2')

  test('default: 1:1, with one read before', async () => {
    const { client, log } = counting(amina)
    const before = await balances(amina.address)
    const wrap = await deposit(client, { currency: wrappedNative, amount, domain: 'souk.example' })
    expect(log.methods).toEqual(['eth_call'])
    const paid = await done(await wrap.executeAllActions())
    const between = await balances(amina.address)
    expect(between.wrapped).toBe(before.wrapped + amount)
    expect(between.native).toBe(before.native - amount - paid.gasUsed * paid.effectiveGasPrice)
    log.clear()
    const unwrap = await withdraw(client, { currency: wrappedNative, amount, domain: 'souk.example' })
    expect(log.methods).toEqual(['eth_call'])
    await done(await unwrap.executeAllActions())
    expect((await balances(amina.address)).wrapped).toBe(before.wrapped)
  })

  test('behavior: works without Multicall3', async () => {
    await chain.testClient.setCode({ address: multicall3Address, bytecode: '0x' })
    const { client, log } = counting(amina)
    await deposit(client, { currency: wrappedNative, amount })
    expect(log.methods).toEqual(['eth_call'])
  })

  test('error: more than the balance, 0, not a token', async () => {
    const { wrapped, native } = await balances(amina.address)
    await expect(deposit(seller(), { currency: wrappedNative, amount: native + 1n })).rejects.toMatchObject({
      name: 'Wallet.InsufficientBalanceError',
      facts: { account: amina.address, token: 'native', amount: native + 1n, balance: native },
    })
    await expect(withdraw(seller(), { currency: wrappedNative, amount: wrapped + 1n })).rejects.toMatchObject(
      {
        name: 'Wallet.InsufficientBalanceError',
        facts: { token: wrappedNative, balance: wrapped },
      },
    )
    await expect(deposit(seller(), { currency: wrappedNative, amount: 0n })).rejects.toThrow(
      'must be above 0',
    )
    await expect(withdraw(seller(), { currency: wrappedNative, amount: -1n })).rejects.toThrow(
      'must be above 0',
    )
    await expect(withdraw(seller(), { currency: bilal.address, amount })).rejects.toMatchObject({
      name: 'Node.UnreachableError',
    })
  })
})

describe('seaportActions', () => {
  test('behavior: the same by dots, with and without options', async () => {
    const seaport = seller().extend(seaportActions({ domainRegistry: domainRegistryAddress }))
    expect((await seaport.getInformation()).version).toBe('1.5')
    await done(await seaport.bulkCancelOrders().executeAllActions())
    expect(await seaport.getDomains({ tag: domainTag('nobody.example') })).toEqual([])
  })
})
