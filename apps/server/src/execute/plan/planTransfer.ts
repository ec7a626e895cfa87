import {
  Conduit,
  erc721Abi,
  erc1155Abi,
  type Facts,
  Holding,
  ItemType,
  maxUint256,
  noConduitKey,
  OrderType,
  seaportAbi,
  zeroHash,
} from '@souk/seaport'
import { type Address, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import type { Issue } from '../model/Refusal.js'
import * as Step from '../model/Step.js'
import { approvalSteps, missingApprovals } from './approvalSteps.js'

/** A token to give away. Addresses are lower-case. */
export type Gift = { contract: Address; identifier: bigint; standard: 'erc721' | 'erc1155'; quantity: bigint }

/** The facts of a transfer. */
export type Known = {
  from: Address
  to: Address
  facts: Facts
  /** Whether the recipient is a contract. It may not accept tokens, so each token is sent with its own safe transfer. */
  isToContract: boolean
  exchange: Address
  conduitKey: Hex
  salt: bigint
}

/**
 * Plans how tokens move from one account to another. Pure.
 *
 * Tokens that their contract can move with one call need no approval. Several tokens move with one call of the
 * exchange, as an order of the sender with a price of zero that only the sender could fill.
 */
export function planTransfer(
  gifts: readonly Gift[],
  known: Known,
): { steps: readonly Step.Step[]; issues: readonly Issue[] } {
  const { facts, from } = known
  const issues = gifts.flatMap((gift, index) => lackOf(gift, index, known))
  if (issues.length > 0) return { steps: [], issues }
  const calls = directCalls(gifts, known)
  if (calls.length === 1 || known.isToContract)
    return {
      issues,
      steps: Step.transactions(
        'transfer',
        calls.map((transaction) => ({ transaction })),
      ),
    }
  const needed = gifts.map((gift) => requirementOf(gift, known))
  return {
    issues,
    steps: [
      ...approvalSteps({
        needed,
        missing: missingApprovals(Holding.sum(needed), facts.holdings),
        account: from,
      }),
      ...Step.transactions('transfer', [{ transaction: exchangeCall(gifts, known) }]),
    ],
  }
}

/** Returns what a gift requires of the sender. */
export function requirementOf(
  { contract, identifier, standard, quantity }: Gift,
  { from, conduitKey }: Pick<Known, 'from' | 'conduitKey'>,
): Holding.Requirement {
  const itemType = standard === 'erc721' ? ItemType.ERC721 : ItemType.ERC1155
  const operator = Conduit.operator(conduitKey)
  return { account: from, operator, itemType, token: contract, identifier, amount: quantity }
}

function lackOf(gift: Gift, index: number, known: Known): Issue[] {
  const requirement = requirementOf(gift, known)
  const held = known.facts.holdings.get(Holding.key(requirement))?.balance ?? 0n
  if (held >= gift.quantity) return []
  const message = `${known.from} needs ${gift.quantity} of token ${gift.identifier} of ${gift.contract} and holds ${held}.`
  return [{ code: 'balance_insufficient', message, index }]
}

function directCalls(gifts: readonly Gift[], { from, to }: Known): readonly Step.Transaction[] {
  const batches = new Map<Address, readonly Gift[]>()
  for (const gift of gifts.filter(({ standard }) => standard === 'erc1155'))
    batches.set(gift.contract, [...(batches.get(gift.contract) ?? []), gift])
  return [
    ...gifts
      .filter(({ standard }) => standard === 'erc721')
      .map(({ contract, identifier }) => ({
        from,
        to: contract,
        value: 0n,
        data: encodeFunctionData({
          abi: erc721Abi,
          functionName: 'safeTransferFrom',
          args: [from, to, identifier],
        }),
      })),
    ...[...batches].map(([contract, batch]) => ({
      from,
      to: contract,
      value: 0n,
      data: encodeBatch(batch, { from, to }),
    })),
  ]
}

function encodeBatch(batch: readonly Gift[], { from, to }: { from: Address; to: Address }): Hex {
  const [only] = batch
  if (only && batch.length === 1)
    return encodeFunctionData({
      abi: erc1155Abi,
      functionName: 'safeTransferFrom',
      args: [from, to, only.identifier, only.quantity, '0x'],
    })
  return encodeFunctionData({
    abi: erc1155Abi,
    functionName: 'safeBatchTransferFrom',
    args: [from, to, batch.map(({ identifier }) => identifier), batch.map(({ quantity }) => quantity), '0x'],
  })
}

function exchangeCall(gifts: readonly Gift[], known: Known): Step.Transaction {
  const { from, to, exchange, conduitKey, salt } = known
  const parameters = {
    offerer: from,
    zone: zeroAddress,
    offer: gifts.map((gift) => ({
      itemType: gift.standard === 'erc721' ? ItemType.ERC721 : ItemType.ERC1155,
      token: gift.contract,
      identifierOrCriteria: gift.identifier,
      startAmount: gift.quantity,
      endAmount: gift.quantity,
    })),
    consideration: [],
    orderType: OrderType.FULL_OPEN,
    startTime: 0n,
    endTime: maxUint256,
    zoneHash: zeroHash,
    salt,
    conduitKey,
    totalOriginalConsiderationItems: 0n,
  }
  const order = { parameters, numerator: 1n, denominator: 1n, signature: '0x', extraData: '0x' } as const
  const data = encodeFunctionData({
    abi: seaportAbi,
    functionName: 'fulfillAdvancedOrder',
    args: [order, [], noConduitKey, to],
  })
  return { from, to: exchange, data, value: 0n }
}
