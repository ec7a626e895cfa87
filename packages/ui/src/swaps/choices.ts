import { type Nft, TokenIds } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { isCriteria, type Order } from '@souk/seaport'
import type { Address } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'
import { heldBy } from '../nft/heldBy.js'
import { leastLossFirst } from '../orders/fits.js'

/** An item that the account chooses that accepts a swap: any token of a contract, or one of a list. */
export type Choice = {
  contract: Address
  /** The Merkle root of the list; 0 for any token. */
  root: bigint
  quantity: bigint
}

/**
 * Lists what an account chooses when it accepts a swap, in the order of the signed items.
 *
 * @example
 * choicesOf(swap.order) // → [{ contract, root: 0n, quantity: 1n }]
 */
export function choicesOf({ parameters }: Pick<Order.Order, 'parameters'>): readonly Choice[] {
  return Deal.from(parameters)
    .items.filter(isCriteria)
    .map(({ token: contract, identifierOrCriteria: root, startAmount: quantity }) => ({
      contract,
      root,
      quantity,
    }))
}

/**
 * Chooses a different token for each choice: the picked one, or the least valuable one that fits.
 *
 * @param facts.nfts - The tokens of the account.
 * @param facts.named - Tokens that the swap asks for by name. They cannot be given twice.
 * @param facts.tokenIds - The list behind the root. @default any token
 * @param facts.picked - The identifiers that the visitor picked, by the index of the choice.
 * @returns For each choice its options, and the token to give; undefined if none is left.
 */
export function chooseTokens(choices: readonly Choice[], facts: chooseTokens.Facts): readonly Chosen[] {
  const { picked = [], named } = facts
  const fitting = choices.map((choice) =>
    leastLossFirst(facts.nfts.filter((nft) => fits(choice, nft, facts))),
  )
  const isNamed = (nft: Nft) => named.some((token) => isSame(token, nft))
  const free = fitting.map((nfts) => nfts.filter((nft) => !isNamed(nft)))
  const taken: (Nft | undefined)[] = free.map((nfts, index) =>
    nfts.find(({ tokenId }) => String(tokenId) === picked[index]),
  )
  const isTaken = (nft: Nft, own: number) =>
    taken.some((other, index) => index !== own && other && isSame(other, nft))
  free.forEach((nfts, index) => {
    taken[index] ??= nfts.find((nft) => !isTaken(nft, index))
  })
  return free.map((nfts, index) => ({
    token: taken[index],
    options: nfts.filter((nft) => !isTaken(nft, index)),
  }))
}

export declare namespace chooseTokens {
  type Facts = {
    nfts: readonly Nft[]
    account: string | undefined
    named: readonly { contract: Address; tokenId: bigint | undefined }[]
    tokenIds?: TokenIds.TokenIds | undefined
    picked?: readonly (string | undefined)[]
  }
}

/** The token to give for a choice, and those that it could be. */
export type Chosen = { token: Nft | undefined; options: readonly Nft[] }

function fits({ contract, root, quantity }: Choice, nft: Nft, facts: chooseTokens.Facts): boolean {
  const { account, tokenIds = 'any' } = facts
  const isListed = root === 0n || TokenIds.includes(tokenIds, nft.tokenId)
  return isSameAddress(nft.contract, contract) && isListed && (heldBy(nft, account) ?? 0n) >= quantity
}

type Token = { contract: Address; tokenId: bigint | undefined }

function isSame(a: Token, b: Token): boolean {
  return a.tokenId === b.tokenId && isSameAddress(a.contract, b.contract)
}
