import { BaseError } from '@souk/base'
import { Network } from '@souk/networks'
import { Auction } from '@souk/seaport'
import { type Address, concatHex, formatEther, formatGwei, type Hex, zeroHash } from 'viem'
import { isOurs } from '../ground/Zones.js'

/** The factory that makes contracts at addresses that only depend on their code, by its usual address. */
export const factory: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** What there is to know before the zone is deployed. */
export type ZoneChainFacts = {
  chainId: number
  zoneCode: Hex | undefined
  factoryCode: Hex | undefined
  /** In wei, what the node proposes. */
  gasPrice: bigint
  /** In wei per gas, of the latest block. Absent on chains without one. */
  baseFee: bigint | undefined
  /** Absent where the node cannot estimate it. */
  gas: bigint | undefined
}

/** The transaction that deploys the zone, for any wallet. */
export type ZoneTransaction = { to: Address; data: Hex; value: bigint }

/** What is to be done. */
export type ZonePlan =
  | { type: 'there'; chainId: number }
  | {
      type: 'missing'
      chainId: number
      transaction: ZoneTransaction
      gas: bigint | undefined
      gasPrice: bigint
    }

/**
 * Decides what a deployment needs.
 *
 * @param creation - What the zone is deployed with.
 * @throws {NoFactoryError} if the chain lacks the factory.
 */
export function plan(facts: ZoneChainFacts, creation: Hex): ZonePlan {
  const { chainId, zoneCode, factoryCode, gas } = facts
  if (isOurs({ zone: Auction.soukZone, code: zoneCode })) return { type: 'there', chainId }
  if (!factoryCode) throw new NoFactoryError({ chainId, factory })
  return { type: 'missing', chainId, transaction: transactionOf(creation), gas, gasPrice: priceOf(facts) }
}

/** Some chains refuse a priority fee that their nodes propose. The transaction then pays the least that they take. */
function priceOf({ chainId, gasPrice, baseFee = 0n }: ZoneChainFacts): bigint {
  const least = baseFee + (Network.factsOf(chainId)?.priorityFeePerGas ?? 0n)
  return gasPrice > least ? gasPrice : least
}

/** The factory takes a salt, then the code. */
export function transactionOf(creation: Hex): ZoneTransaction {
  return { to: factory, data: concatHex([zeroHash, creation]), value: 0n }
}

/** Says a plan in words. */
export function toText(plan: ZonePlan): string {
  const { chainId } = plan
  const where = toChainText(chainId)
  if (plan.type === 'there') return `The auction zone is on ${where}, at ${Auction.soukZone}.`
  const { gas, gasPrice } = plan
  const missing = `The auction zone is not on ${where}.`
  if (gas === undefined) return `${missing} The node does not estimate what it would cost.`
  const cost = `${toMoneyText(gas * gasPrice, chainId)}: ${gas} gas at ${toShort(formatGwei(gasPrice))} gwei`
  const more = Network.factsOf(chainId)?.layer1Fee
    ? ', and the fee for layer 1, which this does not include'
    : ''
  return `${missing} It would cost about ${cost}${more}.`
}

/** Names a chain. */
export function toChainText(chainId: number): string {
  const network = Network.factsOf(chainId)
  return network ? `${network.title} (chain ${chainId})` : `chain ${chainId}`
}

/** Says who pays, and whether that account has enough. */
export function toPayerText({ gas, gasPrice, chainId }: MissingZone, payer: Payer): string {
  const { account, balance } = payer
  const isEnough = gas === undefined || balance >= gas * gasPrice
  return `${account} pays. It has ${toMoneyText(balance, chainId)}${isEnough ? '.' : ', which is not enough.'}`
}

/** An amount of the native currency, with as many digits as a person needs. */
export function toMoneyText(wei: bigint, chainId: number): string {
  const symbol = Network.factsOf(chainId)?.nativeCurrency.symbol ?? 'of the native currency'
  return `${toShort(formatEther(wei))} ${symbol}`
}

/** Rounds to four digits. */
function toShort(decimal: string): string {
  return Number(decimal).toLocaleString('en', { maximumSignificantDigits: 4, useGrouping: false })
}

/** The account that pays, and its balance in wei. */
type Payer = { account: Address; balance: bigint }

type MissingZone = Extract<ZonePlan, { type: 'missing' }>

/** Thrown when a chain lacks the factory that makes contracts at the same address on every chain. */
class NoFactoryError extends BaseError<{ chainId: number; factory: Address }> {
  override readonly name = 'Zone.NoFactoryError'
  constructor(facts: { chainId: number; factory: Address }) {
    super(
      `Chain ${facts.chainId} has no factory at ${facts.factory}, so the auction zone cannot have its address there; ask the operators of the chain for the deterministic deployment proxy.`,
      { facts, retry: 'user' },
    )
  }
}

/** Thrown when the zone is still not there after its transaction. */
export class NotDeployedError extends BaseError<{ chainId: number; hash: Hex }> {
  override readonly name = 'Zone.NotDeployedError'
  constructor(facts: { chainId: number; hash: Hex }) {
    super(
      `The transaction ${facts.hash} on chain ${facts.chainId} did not deploy the auction zone; it may have run out of gas.`,
      { facts, retry: 'user' },
    )
  }
}
