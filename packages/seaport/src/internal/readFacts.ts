import { type Address, encodeFunctionData, type Hex, hexToBool, isAddressEqual, slice } from 'viem'
import { conduitControllerAbi } from '../abi/conduit.js'
import { seaportAbi } from '../abi/seaport.js'
import { erc20Abi, erc721Abi, erc1155Abi } from '../abi/tokens.js'
import * as Conduit from '../Conduit.js'
import { conduitControllerAddress, ItemType, seaportAddress } from '../constants.js'
import type { Status } from '../Fraction.js'
import * as Holding from '../Holding.js'
import { type AnyClient, type Read, readBatch, toBigInt, UnreachableError } from './batch.js'

/** What a plan needs to know of the chain. */
export type Wanted = {
  counters: readonly Address[]
  statuses: readonly Hex[]
  conduitKeys: readonly Hex[]
  holdings: readonly Holding.Query[]
}

/** What the chain says, all of it at one block. Keys are lower case. */
export type Facts = {
  chainId: number
  /** Seconds, of the latest block. */
  timestamp: bigint
  counters: ReadonlyMap<string, bigint>
  statuses: ReadonlyMap<string, Status>
  conduits: ReadonlyMap<string, Conduit.State>
  holdings: Holding.Holdings
}

type Answer = Hex | undefined
/** A question is the reads it takes and the reader of their answers. */
type Question<value> = { reads: readonly Read[]; parse: (answers: readonly Answer[]) => value }

/** Reads all that is wanted in one batch. */
export async function readFacts(
  client: AnyClient,
  wanted: Wanted,
  options: Conduit.operator.Options = {},
): Promise<Facts> {
  const exchange = options.exchange ?? seaportAddress
  const clock = single({ type: 'timestamp' }, required('the block time'))
  const chain = single({ type: 'chainId' }, required('the chain id'))
  const counters = wanted.counters.map((account) => entry(account, counterQuestion(exchange, account)))
  const statuses = wanted.statuses.map((hash) => entry(hash, statusQuestion(exchange, hash)))
  const conduits = wanted.conduitKeys.map((key) => entry(key, conduitQuestion(exchange, key, options)))
  const queries = new Map(wanted.holdings.map((query) => [Holding.key(query), query]))
  const holdings = [...queries].map(([name, query]) => entry(name, holdingQuestion(query)))

  const all = [clock, chain, ...counters, ...statuses, ...conduits, ...holdings]
  const answers = await readBatch(
    client,
    all.flatMap((question) => question.reads),
  )
  const take = cursor(answers)
  return {
    timestamp: take(clock),
    chainId: Number(take(chain)),
    counters: new Map(counters.map(take)),
    statuses: new Map(statuses.map(take)),
    conduits: new Map(conduits.map(take)),
    holdings: new Map(holdings.map(take)),
  }
}

function cursor(answers: readonly Answer[]) {
  let next = 0
  return <value>(question: Question<value>): value => {
    const mine = answers.slice(next, next + question.reads.length)
    next += question.reads.length
    return question.parse(mine)
  }
}

function single<value>(read: Read, parse: (answer: Answer) => value): Question<value> {
  return { reads: [read], parse: ([answer]) => parse(answer) }
}

function entry<value>(name: string, question: Question<value>): Question<[string, value]> {
  return { reads: question.reads, parse: (answers) => [name.toLowerCase(), question.parse(answers)] }
}

function required(what: string) {
  return (answer: Answer): bigint => {
    const value = toBigInt(answer)
    if (value === undefined) throw new UnreachableError({ reason: `${what} could not be read.` }, undefined)
    return value
  }
}

function counterQuestion(exchange: Address, account: Address): Question<bigint> {
  const data = encodeFunctionData({ abi: seaportAbi, functionName: 'getCounter', args: [account] })
  return single({ type: 'call', to: exchange, data }, required(`the counter of ${account} at ${exchange}`))
}

function statusQuestion(exchange: Address, hash: Hex): Question<Status> {
  const data = encodeFunctionData({ abi: seaportAbi, functionName: 'getOrderStatus', args: [hash] })
  return single({ type: 'call', to: exchange, data }, (answer) => {
    if (answer === undefined)
      throw new UnreachableError({ reason: `no exchange answers at ${exchange}.` }, undefined)
    const field = (index: number) => slice(answer, index * 32, (index + 1) * 32)
    return {
      isValidated: hexToBool(field(0), { size: 32 }),
      isCancelled: hexToBool(field(1), { size: 32 }),
      totalFilled: BigInt(field(2)),
      totalSize: BigInt(field(3)),
    }
  })
}

function conduitQuestion(
  exchange: Address,
  key: Hex,
  options: Conduit.operator.Options,
): Question<Conduit.State> {
  const address = Conduit.operator(key, options)
  if (Conduit.isNone(key)) return { reads: [], parse: () => ({ key, address, exists: true, isOpen: true }) }
  const controller = conduitControllerAddress
  const channel = encodeFunctionData({
    abi: conduitControllerAbi,
    functionName: 'getChannelStatus',
    args: [address, exchange],
  })
  return single({ type: 'call', to: controller, data: channel }, (answer) => ({
    key,
    address,
    // The controller reverts for a conduit that was never made.
    exists: answer !== undefined,
    isOpen: toBigInt(answer) === 1n,
  }))
}

function holdingQuestion(query: Holding.Query): Question<Holding.Holding> {
  switch (query.itemType) {
    case ItemType.NATIVE:
      return single({ type: 'balance', account: query.account }, (answer) => ({
        balance: toBigInt(answer) ?? 0n,
        approved: Holding.unlimited,
      }))
    case ItemType.ERC20:
      return erc20Question(query)
    case ItemType.ERC721:
      return erc721Question(query)
    case ItemType.ERC1155:
      return erc1155Question(query)
    default:
      // A criteria item is nobody's until a token is chosen for it.
      return { reads: [], parse: () => ({ balance: 0n, approved: 0n }) }
  }
}

function erc20Question({ token, account, operator }: Holding.Query): Question<Holding.Holding> {
  const balance = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
  const allowance = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'allowance',
    args: [account, operator],
  })
  return {
    reads: [
      { type: 'call', to: token, data: balance },
      { type: 'call', to: token, data: allowance },
    ],
    parse: ([held, allowed]) => ({ balance: toBigInt(held) ?? 0n, approved: toBigInt(allowed) ?? 0n }),
  }
}

/** ERC721: owner or not, approved for all or for this one token. A token without an owner is held by nobody. */
function erc721Question({ token, identifier, account, operator }: Holding.Query): Question<Holding.Holding> {
  const owner = encodeFunctionData({ abi: erc721Abi, functionName: 'ownerOf', args: [identifier] })
  const approved = encodeFunctionData({ abi: erc721Abi, functionName: 'getApproved', args: [identifier] })
  return {
    reads: [
      { type: 'call', to: token, data: owner },
      { type: 'call', to: token, data: approvedForAll(account, operator) },
      { type: 'call', to: token, data: approved },
    ],
    parse: ([ownerAnswer, forAll, single]) => ({
      balance: isAddress(ownerAnswer, account) ? 1n : 0n,
      approved: toBigInt(forAll) === 1n ? Holding.unlimited : isAddress(single, operator) ? 1n : 0n,
    }),
  }
}

function erc1155Question({ token, identifier, account, operator }: Holding.Query): Question<Holding.Holding> {
  const balance = encodeFunctionData({
    abi: erc1155Abi,
    functionName: 'balanceOf',
    args: [account, identifier],
  })
  return {
    reads: [
      { type: 'call', to: token, data: balance },
      { type: 'call', to: token, data: approvedForAll(account, operator) },
    ],
    parse: ([held, forAll]) => ({
      balance: toBigInt(held) ?? 0n,
      approved: toBigInt(forAll) === 1n ? Holding.unlimited : 0n,
    }),
  }
}

function approvedForAll(account: Address, operator: Address): Hex {
  return encodeFunctionData({ abi: erc721Abi, functionName: 'isApprovedForAll', args: [account, operator] })
}

function isAddress(answer: Answer, address: Address): boolean {
  if (answer === undefined || answer.length < 66) return false
  return isAddressEqual(slice(answer, 12, 32), address)
}
