import type { BaseError } from '@souk/base'
import { type Address, concat, getAddress, type Hex, hexToBool, slice, toHex } from 'viem'
import { encodeCall, encodeIsValidSignature, selectors } from '../abi/encodeCall.js'
import { type AnyClient, type Read, readBatch, toBigInt, UnreachableError } from '../node/batch.js'
import * as Conduit from '../order/Conduit.js'
import { conduitControllerAddress, seaportAddress } from '../order/constants.js'
import type { Status } from '../order/Fraction.js'
import type * as Holding from '../order/Holding.js'
import { holdingsQuestion, interfaceIds } from './holdingsQuestion.js'
import { cursor, entry, isAddress, type Question, type ReadAnswer, single } from './Question.js'
import { isAcceptedByZone, type ZoneQuery } from './ZoneQuery.js'

/** The facts of the chain that a plan needs. */
export type WantedFacts = {
  counters: readonly Address[]
  statuses: readonly Hex[]
  conduitKeys: readonly Hex[]
  holdings: readonly Holding.Query[]
  /** Tokens of which must be known whether they are currencies. @default [] */
  currencies?: readonly Address[] | undefined
  /** @default [] */
  signatures?: readonly SignatureQuery[] | undefined
  /** Zones that are asked whether they let orders be filled. @default [] */
  zones?: readonly ZoneQuery[] | undefined
  /** Accounts that are to be paid in the native currency, and who pays them. @default [] */
  payees?: { payer: Address; accounts: readonly Address[] } | undefined
}

/** A signature whose validity is asked for, with the digests that the exchange would check it against. */
export type SignatureQuery = {
  orderHash: Hex
  offerer: Address
  /** As it comes with the order; a contract wallet is asked about it with the digest of the order itself. */
  signature: Hex
  orderDigest: Hex
  /** Taken out of a bulk signature where it is one; `undefined` when it can be no ECDSA signature by its length. */
  ecdsa: { digest: Hex; r: Hex; s: Hex; v: number } | undefined
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
  /** Whether a token is a currency (ERC20); only what was asked for. */
  currencies: ReadonlyMap<string, boolean>
  /** Whether the exchange accepts the signature of an order, by the order's hash; only what was asked for. */
  signatures: ReadonlyMap<string, boolean>
  /** What zones answer, by the order's hash; only what was asked for. */
  zones: ReadonlyMap<string, ZoneAnswer>
  /** Whether accounts take the native currency; only those that were asked for and could be tried. */
  payees: ReadonlyMap<string, boolean>
}

/** Whether a zone lets an order be filled. */
export type ZoneAnswer = {
  accepts: boolean
  /** What it said to a question of its own. */
  refusal?: BaseError | undefined
}

/** Reads all that is wanted in one batch. */
export async function readFacts(
  client: AnyClient,
  wanted: WantedFacts,
  options: Conduit.operator.Options = {},
): Promise<Facts> {
  const { reads, parse } = factsQuestion(wanted, options)
  return parse(await readBatch(client, reads, { payer: wanted.payees?.payer }))
}

/** The same as a question, for those who have more to ask in the same batch. */
export function factsQuestion(wanted: WantedFacts, options: Conduit.operator.Options = {}): Question<Facts> {
  const exchange = options.exchange ?? seaportAddress
  const clock = single({ type: 'timestamp' }, required('the block time'))
  const chain = single({ type: 'chainId' }, required('the chain id'))
  const counters = wanted.counters.map((account) => entry(account, counterQuestion(exchange, account)))
  const statuses = wanted.statuses.map((hash) => entry(hash, statusQuestion(exchange, hash)))
  const conduits = wanted.conduitKeys.map((key) => entry(key, conduitQuestion(exchange, key, options)))
  const holdings = holdingsQuestion(wanted.holdings)
  const currencies = (wanted.currencies ?? []).map((token) => entry(token, currencyQuestion(token)))
  const signatures = (wanted.signatures ?? []).map((query) =>
    entry(query.orderHash, signatureQuestion(query)),
  )
  // Last, since a question may change something for those behind it.
  const zones = (wanted.zones ?? []).map((query) => entry(query.orderHash, zoneQuestion(query)))
  const payees = (wanted.payees?.accounts ?? []).map((account) => entry(account, payeeQuestion(account)))
  const known = [clock, chain, ...counters, ...statuses, ...conduits, holdings, ...currencies]
  const all = [...known, ...signatures, ...zones, ...payees]
  return {
    reads: all.flatMap((question) => question.reads),
    parse: (answers) => {
      const take = cursor(answers)
      return {
        timestamp: take(clock),
        chainId: Number(take(chain)),
        counters: new Map(counters.map(take)),
        statuses: new Map(statuses.map(take)),
        conduits: new Map(conduits.map(take)),
        holdings: take(holdings),
        currencies: new Map(currencies.map(take)),
        signatures: new Map(signatures.map(take)),
        zones: new Map(zones.map(take)),
        payees: new Map(payees.map(take).filter((pair): pair is [string, boolean] => pair[1] !== undefined)),
      }
    },
  }
}

function required(what: string) {
  return (answer: ReadAnswer): bigint => {
    const value = toBigInt(answer)
    if (value === undefined) throw new UnreachableError({ reason: `${what} could not be read.` }, undefined)
    return value
  }
}

function counterQuestion(exchange: Address, account: Address): Question<bigint> {
  const data = encodeCall(selectors.getCounter, [account])
  return single({ type: 'call', to: exchange, data }, required(`the counter of ${account} at ${exchange}`))
}

function statusQuestion(exchange: Address, hash: Hex): Question<Status> {
  const data = encodeCall(selectors.getOrderStatus, [hash])
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

/**
 * Asks the controller whether the conduit exists, where, and whether the exchange may use it. A conduit whose address
 * the caller gives may belong to another controller; of one that this controller does not know, the caller is believed.
 */
function conduitQuestion(
  exchange: Address,
  key: Hex,
  options: Conduit.operator.Options,
): Question<Conduit.State> {
  const address = Conduit.operator(key, options)
  if (Conduit.isNone(key)) return { reads: [], parse: () => ({ key, address, exists: true, isOpen: true }) }
  const conduit = encodeCall(selectors.getConduit, [key])
  const channel = encodeCall(selectors.getChannelStatus, [address, exchange])
  const toController = (data: Hex): Read => ({ type: 'call', to: conduitControllerAddress, data })
  return {
    reads: [toController(conduit), toController(channel)],
    parse: ([found, status]) => {
      const isOpen = toBigInt(status) === 1n
      if (Conduit.isGiven(key, options))
        return { key, address, exists: true, isOpen: isOpen || status === undefined }
      const exists = found !== undefined && BigInt(slice(found, 32, 64)) === 1n
      if (exists && !isAddress(found, address))
        throw new Conduit.MovedError({ key, expected: address, actual: getAddress(slice(found, 12, 32)) })
      return { key, address, exists, isOpen }
    },
  }
}

/** The contract at this address of every chain recovers signers. */
const ecrecoverAddress = '0x0000000000000000000000000000000000000001'

/** Asks the node to recover the signer and, at the same time, the offerer in case that it is a contract (ERC-1271). */
function signatureQuestion(query: SignatureQuery): Question<boolean> {
  const { offerer, signature, orderDigest, ecdsa } = query
  const data = encodeIsValidSignature(orderDigest, signature)
  const asked: Read = { type: 'call', to: offerer, data }
  if (!ecdsa) return single(asked, accepts)
  const { digest, r, s, v } = ecdsa
  const recover = concat([digest, toHex(v, { size: 32 }), r, s])
  return {
    reads: [{ type: 'call', to: ecrecoverAddress, data: recover }, asked],
    parse: ([signer, answer]) => isAddress(signer, offerer) || accepts(answer),
  }
}

/** The exchange compares the whole first word; a shorter answer leaves in it what was there before. */
function accepts(answer: ReadAnswer): boolean {
  return answer?.slice(0, 66) === selectors.isValidSignature.padEnd(66, '0')
}

function zoneQuestion({ zone, data }: ZoneQuery): Question<ZoneAnswer> {
  return single({ type: 'call', to: zone, data }, (answer) => ({ accepts: isAcceptedByZone(answer) }))
}

function payeeQuestion(account: Address): Question<boolean | undefined> {
  return single({ type: 'payment', account }, (answer) => (answer ? toBigInt(answer) === 1n : undefined))
}

/** An ERC20 says what an account has of it; collections of single tokens do, too, but say as well what they are. */
function currencyQuestion(token: Address): Question<boolean> {
  const call = (data: Hex) => ({ type: 'call', to: token, data }) as const
  return {
    reads: [
      call(encodeCall(selectors.balanceOf, [token])),
      ...Object.values(interfaceIds).map((id) => call(encodeCall(selectors.supportsInterface, [id]))),
    ],
    parse: ([held, ...says]) => held !== undefined && says.every((answer) => toBigInt(answer) !== 1n),
  }
}
