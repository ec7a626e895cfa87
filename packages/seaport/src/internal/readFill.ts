import type { Hex } from 'viem'
import type { fulfillOrder } from '../actions/fulfillOrder.js'
import { type Config, resolve } from '../Config.js'
import { ascendingAmountBuffer } from '../constants.js'
import * as Order from '../Order.js'
import { WrongChainError } from '../Refusal.js'
import type { AnyClient } from './batch.js'
import type { FillWish } from './fill.js'
import { type Facts, readFacts } from './readFacts.js'
import { type Party, type SettleOptions, wantedFor } from './settle.js'

/** Completes what a caller asks for. */
export function toFillWish(
  options: fulfillOrder.Fill,
  hash: (components: Order.Components) => Hex = Order.hash,
): FillWish {
  return {
    order: options.order,
    orderHash: hash(options.order.parameters),
    unitsToFill: options.unitsToFill,
    tips: options.tips ?? [],
    extraData: options.extraData,
    offerCriteria: options.offerCriteria ?? [],
    considerationCriteria: options.considerationCriteria ?? [],
  }
}

/** From this many orders on, a keccak in WebAssembly has earned the millisecond that it takes to start. */
const many = 8

/** Completes what a caller asks for of several orders. */
export function toFillWishes(options: readonly fulfillOrder.Fill[]): readonly FillWish[] {
  const hash = options.length < many ? Order.hash : Order.createHasher().hash
  return options.map((fill) => toFillWish(fill, hash))
}

/** The settings that all ways of filling share. */
export function settleOptions(options: {
  config?: Config | undefined
  exactApproval?: boolean | undefined
}): SettleOptions & ReturnType<typeof resolve> {
  const { config = {}, exactApproval = false } = options
  return {
    ...resolve(config),
    ascendingAmountBuffer: config.ascendingAmountBuffer ?? ascendingAmountBuffer,
    exactApproval,
  }
}

/**
 * Reads all that filling orders needs in one batch.
 *
 * @throws {WrongChainError} when the node is on another chain than the client.
 */
export async function readFillFacts(
  client: AnyClient,
  wishes: readonly FillWish[],
  party: Party,
  settings: SettleOptions,
): Promise<Facts> {
  const wanted = wantedFor(wishes, party, { ...settings, chainId: client.chain?.id })
  const facts = await readFacts(client, wanted, settings)
  if (client.chain && client.chain.id !== facts.chainId)
    throw new WrongChainError({ expected: client.chain.id, actual: facts.chainId })
  return facts
}
