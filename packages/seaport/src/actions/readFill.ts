import type { Hex } from 'viem'
import { type Config, resolve } from '../facts/Config.js'
import { loadCriteria, type Trees } from '../facts/loadCriteria.js'
import { type Facts, readFacts } from '../facts/readFacts.js'
import { type AnyClient, readBatch, toBigInt, UnreachableError } from '../node/batch.js'
import { ascendingAmountBuffer } from '../order/constants.js'
import * as Order from '../order/Order.js'
import { plainAddresses } from '../order/plainAddresses.js'
import { WrongChainError } from '../order/Refusal.js'
import type { CriteriaChoice, FillRequest } from '../plan/FillRequest.js'
import type { Chosen, FillWish } from '../plan/FillWish.js'
import type { Party, SettleOptions } from '../plan/Party.js'
import { readTip } from '../plan/readWish.js'
import { wantedForFills } from '../plan/wantedForFills.js'

/** From this number of orders, WebAssembly keccak saves more than the millisecond that it takes to start. */
const many = 8

/** Completes a fill request: hashes the order and computes the proofs. */
export async function toFillWish(options: FillRequest): Promise<FillWish> {
  return complete(options, Order.hash, await loadProofs([options]))
}

/** Completes several fill requests. */
export async function toFillWishes(options: readonly FillRequest[]): Promise<readonly FillWish[]> {
  const hash = options.length < many ? Order.hash : Order.createHasher().hash
  const trees = await loadProofs(options)
  return options.map((fill) => complete(fill, hash, trees))
}

function complete(
  options: FillRequest,
  hash: (components: Order.Components) => Hex,
  trees: Trees | undefined,
): FillWish {
  const parameters = plainAddresses(options.order.parameters)
  return {
    order: { ...options.order, parameters },
    orderHash: hash(parameters),
    unitsToFill: options.unitsToFill,
    tips: (options.tips ?? []).map((tip, index) => readTip(tip, `tips[${index}]`)),
    extraData: options.extraData,
    offerCriteria: choicesOf(options.offerCriteria, trees),
    considerationCriteria: choicesOf(options.considerationCriteria, trees),
  }
}

function loadProofs(fills: readonly FillRequest[]): Promise<Trees | undefined> {
  const choices = fills.flatMap((fill) => [
    ...(fill.offerCriteria ?? []),
    ...(fill.considerationCriteria ?? []),
  ])
  return loadCriteria(choices.map((choice) => (choice.proof ? undefined : choice.tokenIds)))
}

function choicesOf(choices: readonly CriteriaChoice[] = [], trees: Trees | undefined): readonly Chosen[] {
  return choices.map(({ tokenId, proof, tokenIds }) => {
    const isMember = tokenIds?.includes(tokenId) ?? false
    // Without a proof, the plan reports that the order does not accept the token.
    return {
      tokenId,
      proof: proof ?? (isMember ? trees?.proof(tokenIds ?? [], tokenId) : undefined),
    }
  })
}

/** Returns the settings that all fills share. */
export function settleOptions(options: {
  config?: Config | undefined
  exactApproval?: boolean | 'currencies' | undefined
  liveOrders?: readonly Order.Components[] | undefined
}): SettleOptions & ReturnType<typeof resolve> {
  const { config = {}, exactApproval = false } = options
  return {
    ...resolve(config),
    ascendingAmountBuffer: config.ascendingAmountBuffer ?? ascendingAmountBuffer,
    exactApproval,
    liveOrders: options.liveOrders,
  }
}

/**
 * Reads the facts for filling orders in one batch. A client without a chain first asks the node for the chain id, since
 * signatures depend on it.
 *
 * @throws {WrongChainError} when the node is on another chain than the client.
 */
export async function readFillFacts(
  client: AnyClient,
  wishes: readonly FillWish[],
  party: Party,
  settings: SettleOptions & { isMatch?: boolean | undefined },
): Promise<Facts> {
  const chainId = client.chain?.id ?? (await readChainId(client))
  const facts = await readFacts(client, wantedForFills(wishes, party, { ...settings, chainId }), settings)
  if (chainId !== facts.chainId) throw new WrongChainError({ expected: chainId, actual: facts.chainId })
  return facts
}

async function readChainId(client: AnyClient): Promise<number> {
  const [answer] = await readBatch(client, [{ type: 'chainId' }])
  const chainId = toBigInt(answer)
  if (chainId === undefined)
    throw new UnreachableError({ reason: 'the chain id could not be read.' }, undefined)
  return Number(chainId)
}
