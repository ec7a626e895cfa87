import { decodeFunctionData, encodeFunctionData, type Hex, hashTypedData, isHex, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { domainRegistryAbi } from '../../abi/domainRegistry.js'
import { seaportFunctionsAbi } from '../../abi/seaportFunctions.js'
import * as BulkOrder from '../../order/BulkOrder.js'
import { digest, hash, parseComponents } from '../../order/Order.js'
import { honest } from './honest.js'
import { malicious } from './malicious.js'
import { maliciousOnChain } from './onChain.js'
import type { Row } from './Row.js'

const everything = [...malicious, ...maliciousOnChain, ...honest]

/** Here the request is odd on purpose. */
const bent = new Set([
  'types that the exchange does not have',
  'fields that are shown and not signed',
  'numbers that are written oddly',
  'primary type that misleads',
  'garbled calldata',
])
const straight = everything.filter(({ kind }) => !bent.has(kind))

function countsOf(rows: readonly Row[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { kind } of rows) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

type Given = Readonly<Record<string, unknown>>
const isGiven = (value: unknown): value is Given => typeof value === 'object' && value !== null

type TypedData = Parameters<typeof hashTypedData>[0] & {
  domain: { chainId: number; verifyingContract: Hex }
  message: Given
}

function typedDataOf({ request }: Row): TypedData {
  const [, data] = request.params
  return JSON.parse(typeof data === 'string' ? data : JSON.stringify(data))
}

const typed = straight.filter(({ request }) => request.method === 'eth_signTypedData_v4')

/** The calls of a request, whether it sends one or a batch. */
function callsOf({ request }: Row): readonly Given[] {
  const [first] = request.params
  if (!isGiven(first) || !/sendTransaction|signTransaction|sendCalls/i.test(request.method)) return []
  return Array.isArray(first.calls) ? first.calls.filter(isGiven) : [first]
}

const tokenAbi = parseAbi([
  'function approve(address, uint256)',
  'function increaseAllowance(address, uint256)',
  'function setApprovalForAll(address, bool)',
  'function transfer(address, uint256)',
  'function transferFrom(address, address, uint256)',
  'function safeTransferFrom(address, address, uint256)',
  'function safeTransferFrom(address, address, uint256, bytes)',
  'function safeTransferFrom(address, address, uint256, uint256, bytes)',
  'function safeBatchTransferFrom(address, address, uint256[], uint256[], bytes)',
  'function deposit()',
  'function withdraw(uint256)',
])
const abi = [...seaportFunctionsAbi, ...domainRegistryAbi, ...tokenAbi]

/** What is asked of contracts that the corpus does not describe. */
const ofOthers = new Set([
  'unknown call with money',
  'unknown call without money',
  'call within a call',
  'contract handed over',
  'contract creation',
  'mint',
])

describe('malicious', () => {
  test('default: at least 160 requests of at least 32 kinds', () => {
    expect(malicious.length).toBeGreaterThanOrEqual(160)
    expect(Object.keys(countsOf(malicious)).length).toBeGreaterThanOrEqual(32)
    expect({ ...countsOf(malicious), ...countsOf(maliciousOnChain) }).toMatchInlineSnapshot(`
      {
        "Permit2 to a stranger": 6,
        "account handed to unknown code": 9,
        "approval of money to a stranger": 9,
        "approval of token #0": 4,
        "approval of tokens to a stranger": 7,
        "approval with something else": 2,
        "ask that collapses": 6,
        "auction on terms of a thief": 4,
        "auction that is open to anybody": 4,
        "bad call in a batch": 15,
        "bad leaf in a tree": 8,
        "bad order in a sweep": 4,
        "bid accepted far below worth": 9,
        "bid far over floor": 10,
        "bid for what anybody can mint": 3,
        "bid that rises without bound": 7,
        "blind signature": 8,
        "bundle under its parts": 8,
        "call within a call": 3,
        "contract creation": 2,
        "contract handed over": 5,
        "currency far under its rate": 8,
        "currency for dust": 11,
        "currency for worthless tokens": 9,
        "currency to a stranger": 3,
        "decimals other than shown": 2,
        "deposit into what is not the wrapped token": 5,
        "domain of another exchange": 6,
        "edition under its sum": 5,
        "far under floor": 7,
        "far under floor in another currency": 7,
        "fees above half to strangers": 6,
        "fields that are shown and not signed": 5,
        "garbled calldata": 8,
        "items that are dressed as others": 7,
        "leaf that nobody has seen": 3,
        "leftovers for a stranger": 4,
        "list that was never seen": 6,
        "look-alike recipient": 9,
        "look-alike token": 4,
        "match far from worth": 4,
        "match that gives all for nothing": 6,
        "message that gives more than a sign-in": 7,
        "names that lie": 8,
        "numbers that are written oddly": 10,
        "order of another account": 3,
        "order of another exchange": 3,
        "overpaid purchase": 10,
        "own robbing order made valid on chain": 4,
        "payment to a stranger": 3,
        "permit to a stranger": 9,
        "primary type that misleads": 12,
        "private sale for next to nothing": 4,
        "proceeds to a stranger": 9,
        "purchase for a stranger": 4,
        "purchase of a copy": 4,
        "request for another chain": 5,
        "signature that lets another act": 8,
        "signed transfer to a stranger": 4,
        "tip that robs": 7,
        "token for dust": 9,
        "token for nothing": 10,
        "token for worthless tokens": 10,
        "token that is not what its contract says": 2,
        "transfer into the void": 9,
        "transfer to a stranger": 9,
        "types that the exchange does not have": 8,
        "unknown call with money": 7,
        "unknown call without money": 4,
        "unknown zone or conduit": 5,
      }
    `)
  })
})

describe('honest', () => {
  test('default: at least 160 requests of everything that the product does', () => {
    expect(honest.length).toBeGreaterThanOrEqual(160)
    expect(countsOf(honest)).toMatchInlineSnapshot(`
      {
        "Dutch auction": 6,
        "English auction": 7,
        "accepted bid": 11,
        "account with trusted code": 2,
        "approval of the exchange": 9,
        "approval taken back": 4,
        "auction settled": 2,
        "batch": 7,
        "bid": 13,
        "bid for a set": 3,
        "bid for editions": 3,
        "bulk listing": 5,
        "call with the tag of a domain": 3,
        "collection or trait offer": 8,
        "currencies at a fair rate": 5,
        "fair swap": 6,
        "listing": 16,
        "listing of a set": 4,
        "listing of editions": 6,
        "listing where little is known": 3,
        "listing with times of its own": 3,
        "match": 6,
        "mint": 2,
        "order in another spelling": 4,
        "orders taken back or made valid": 7,
        "permit to the exchange": 3,
        "private listing": 5,
        "purchase": 12,
        "purchase by another route": 11,
        "purchase with a tip": 3,
        "question to the wallet": 12,
        "sent to a known account": 9,
        "sign-in": 7,
        "sweep": 6,
        "transaction that is only signed": 3,
        "wrapping": 3,
      }
    `)
  })
})

describe('every row', () => {
  test('behavior: has a name of its own', () => {
    const names = everything.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('behavior: is never both malicious and honest', () => {
    const written = ({ request, context }: Row) =>
      JSON.stringify([request, context], (_, value) => (typeof value === 'bigint' ? `${value}` : value))
    const robbing = new Map([...malicious, ...maliciousOnChain].map((row) => [written(row), row.name]))
    expect(honest.flatMap((row) => robbing.get(written(row)) ?? [])).toEqual([])
  })

  test('behavior: is what JSON can carry', () => {
    for (const { name, request } of everything)
      expect(JSON.parse(JSON.stringify(request)), name).toEqual(request)
  })

  test('behavior: typed data can be hashed, and that of an order is an order', () => {
    expect(typed.length).toBeGreaterThan(150)
    for (const row of typed) {
      const data = typedDataOf(row)
      const signed = hashTypedData(data)
      expect(isHex(signed), row.name).toBe(true)
      const isSeaport = data.primaryType === 'OrderComponents' && data.domain.name === 'Seaport'
      if (!isSeaport || data.domain.version !== '1.5') continue
      const { verifyingContract: address, chainId } = data.domain
      const known = digest(hash(parseComponents(data.message)), { address, chainId: Number(chainId) })
      if (row.kind !== 'domain of another exchange') expect(signed, row.name).toBe(known)
    }
  })

  test('behavior: trees are those that the library makes', () => {
    const trees = typed.filter((row) => typedDataOf(row).primaryType === 'BulkOrder')
    expect(trees.length).toBeGreaterThan(10)
    for (const row of trees) {
      const data = typedDataOf(row)
      const leaves = [data.message.tree]
        .flat(24)
        .filter((leaf) => isGiven(leaf) && BigInt(`${leaf.offerer}`) > 0n)
      const tree = BulkOrder.create(leaves.map((leaf) => parseComponents(leaf)))
      expect(hashTypedData(data), row.name).toBe(tree.digest({ chainId: 1 }))
    }
  })

  test('behavior: calldata is what the interfaces encode, with a tag of four bytes at most', () => {
    const calls = straight
      .filter(({ kind }) => !ofOthers.has(kind))
      .flatMap((row) => callsOf(row).map((call) => ({ row, call })))
    expect(calls.length).toBeGreaterThan(150)
    for (const { row, call } of calls) {
      const data = call.data ?? call.input ?? '0x'
      if (!isHex(data)) throw new TypeError(`${row.name}: no calldata`)
      if (data === '0x' || !call.to) continue
      const { functionName, args } = decodeFunctionData({ abi, data })
      const encoded = encodeFunctionData({ abi, functionName, args } as Parameters<
        typeof encodeFunctionData
      >[0])
      expect(data.startsWith(encoded), row.name).toBe(true)
      expect(data.length - encoded.length, row.name).toBeLessThanOrEqual(8)
    }
  })

  test('behavior: honest matches give everybody what their orders ask for', () => {
    const matched = honest.filter(({ kind }) => kind === 'match' || kind === 'auction settled')
    expect(matched.length).toBeGreaterThan(6)
    for (const row of matched) expect(missingIn(row), row.name).toEqual([])
  })
})

type Item = { token: Hex; identifierOrCriteria: bigint; startAmount: bigint }

/** What of a match's consideration no offer pays for; wrong tokens throw. */
function missingIn(row: Row): readonly bigint[] {
  const { functionName, args } = decodeFunctionData({ abi: seaportFunctionsAbi, data: dataOf(row) })
  if (functionName !== 'matchOrders' && functionName !== 'matchAdvancedOrders') throw new TypeError(row.name)
  const orders = args[0].map(({ parameters }) => parameters)
  const fulfillments = functionName === 'matchOrders' ? args[1] : args[2]
  const left = new Map<Item, bigint>()
  const amountOf = (item: Item) => left.get(item) ?? item.startAmount
  for (const { offerComponents, considerationComponents } of fulfillments) {
    const [from, to] = [offerComponents[0], considerationComponents[0]]
    const given = orders[Number(from?.orderIndex)]?.offer[Number(from?.itemIndex)]
    const asked = orders[Number(to?.orderIndex)]?.consideration[Number(to?.itemIndex)]
    if (!given || !asked || given.token !== asked.token) throw new TypeError(row.name)
    if (given.identifierOrCriteria !== asked.identifierOrCriteria) throw new TypeError(row.name)
    const moved = amountOf(given) < amountOf(asked) ? amountOf(given) : amountOf(asked)
    left.set(given, amountOf(given) - moved)
    left.set(asked, amountOf(asked) - moved)
  }
  return orders.flatMap(({ consideration }) => consideration.map(amountOf)).filter((amount) => amount > 0n)
}

function dataOf(row: Row): Hex {
  const data = callsOf(row)[0]?.data
  if (!isHex(data)) throw new TypeError(`${row.name}: no calldata`)
  return data
}
