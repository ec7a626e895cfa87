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
  /** Tokens for which to find out whether they are currencies. @default [] */
  currencies?: readonly Address[] | undefined
  /** @default [] */
  signatures?: readonly SignatureQuery[] | undefined
  /** Zones to ask whether they allow fills of orders. @default [] */
  zones?: readonly ZoneQuery[] | undefined
  /** Accounts that receive the native currency, and the payer. @default [] */
  payees?: { payer: Address; accounts: readonly Address[] } | undefined
}

/** A signature to verify, with the digests that the exchange checks it against. */
export type SignatureQuery = {
  orderHash: Hex
  offerer: Address
  /** The signature of the order. A contract wallet verifies it against the digest of the order itself. */
  signature: Hex
  orderDigest: Hex
  /** The ECDSA signature, extracted if the order has a bulk signature. `undefined` when the length rules out ECDSA. */
  ecdsa: { digest: Hex; r: Hex; s: Hex; v: number } | undefined
}

/** Facts of the chain, all at the same block. Keys are lower case. */
export type Facts = {
  chainId: number
  /** The time of the latest block, in seconds. */
  timestamp: bigint
  counters: ReadonlyMap<string, bigint>
  statuses: ReadonlyMap<string, Status>
  conduits: ReadonlyMap<string, Conduit.State>
  holdings: Holding.Holdings
  /** Whether a token is a currency (ERC20), for the requested tokens. */
  currencies: ReadonlyMap<string, boolean>
  /** Whether the exchange accepts the signature of an order, by order hash, for the requested signatures. */
  signatures: ReadonlyMap<string, boolean>
  /** The answers of zones by order hash, for the requested zones. */
  zones: ReadonlyMap<string, ZoneAnswer>
  /** Whether accounts accept the native currency, for the requested accounts whose payment could be simulated. */
  payees: ReadonlyMap<string, boolean>
}

/** Whether a zone allows the fill of an order. */
export type ZoneAnswer = {
  accepts: boolean
  /** The error of the zone when it was asked separately. */
  refusal?: BaseError | undefined
}

/** Reads the requested facts in one batch. */
export async function readFacts(
  client: AnyClient,
  wanted: WantedFacts,
  options: Conduit.operator.Options = {},
): Promise<Facts> {
  const { reads, parse } = factsQuestion(wanted, options)
  return parse(await readBatch(client, reads, { payer: wanted.payees?.payer }))
}

/** Creates the question for the requested facts, to combine with other questions in one batch. */
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
  // Zones come last, since a call to a zone may change state for the reads after it.
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
 * Asks the controller for the address of a conduit and whether the exchange may use it. A conduit whose address the
 * caller gives may belong to another controller. If this controller does not know it, the conduit counts as usable.
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

/** The address of the `ecrecover` precompile on every chain. */
const ecrecoverAddress = '0x0000000000000000000000000000000000000001'

/** Recovers the signer and, in the same batch, asks the offerer in case it is a contract (ERC-1271). */
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

/**
 * Returns whether an answer accepts a signature. The exchange compares the whole first word, so a shorter answer fails.
 */
function accepts(answer: ReadAnswer): boolean {
  return answer?.slice(0, 66) === selectors.isValidSignature.padEnd(66, '0')
}

function zoneQuestion({ zone, data }: ZoneQuery): Question<ZoneAnswer> {
  return single({ type: 'call', to: zone, data }, (answer) => ({ accepts: isAcceptedByZone(answer) }))
}

function payeeQuestion(account: Address): Question<boolean | undefined> {
  return single({ type: 'payment', account }, (answer) => (answer ? toBigInt(answer) === 1n : undefined))
}

/** Asks whether a token is an ERC20. ERC721 collections also return balances, but declare their interface. */
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
