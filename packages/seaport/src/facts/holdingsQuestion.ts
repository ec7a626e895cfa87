import type { Address, Hex } from 'viem'
import { encodeCall, selectors } from '../abi/encodeCall.js'
import { type Read, toBigInt } from '../node/batch.js'
import { ItemType } from '../order/constants.js'
import * as Holding from '../order/Holding.js'
import { cursor, entry, isAddress, type Question, type ReadAnswer, single } from './Question.js'

/**
 * Creates the question for the holdings of accounts, the allowances of operators and, once per token, its actual kind.
 */
export function holdingsQuestion(queries: readonly Holding.Query[]): Question<Holding.Holdings> {
  const named = new Map(queries.map((query) => [Holding.key(query), query]))
  const tokens = [...named.values()].filter(({ itemType }) => itemType !== ItemType.NATIVE)
  const addresses = new Set(tokens.map(({ token }) => token.toLowerCase() as Address))
  const kinds = [...addresses].map((token) => entry(token, kindsQuestion(token)))
  const holdings = [...named].map(([name, query]) => ({ name, query, ...holdingQuestion(query) }))
  return {
    reads: [...kinds, ...holdings].flatMap(({ reads }) => reads),
    parse: (answers) => {
      const take = cursor(answers)
      const known = new Map(kinds.map(take))
      return new Map(
        holdings.map(({ name, query, reads, parse }) => {
          const mine = take({ reads, parse: (own) => own })
          const actual = actualKind(query, mine, known.get(query.token.toLowerCase()) ?? new Set())
          return [name, { ...parse(mine), ...(actual ? { actual } : undefined) }]
        }),
      )
    },
  }
}

/** Identifiers of ERC721 and ERC1155 (ERC-165), as the first bytes of a word. */
export const interfaceIds = { ERC721: 0x80ac58cdn << 224n, ERC1155: 0xd9b67a26n << 224n } as const

/**
 * Asks a contract for its kind. Collections declare it by ERC-165, and of other contracts only ERC20 tokens have
 * allowances.
 */
function kindsQuestion(token: Address): Question<ReadonlySet<Holding.TokenKind>> {
  const call = (data: Hex) => ({ type: 'call', to: token, data }) as const
  return {
    reads: [
      call(encodeCall(selectors.supportsInterface, [interfaceIds.ERC721])),
      call(encodeCall(selectors.supportsInterface, [interfaceIds.ERC1155])),
      call(encodeCall(selectors.allowance, [token, token])),
    ],
    parse: ([isErc721, isErc1155, allowance]) =>
      new Set([
        ...(toBigInt(isErc721) === 1n ? (['ERC721'] as const) : []),
        ...(toBigInt(isErc1155) === 1n ? (['ERC1155'] as const) : []),
        ...(allowance === undefined ? [] : (['ERC20'] as const)),
      ]),
  }
}

/**
 * Finds the actual kind of a token that does not behave like its item type. Returns `undefined` when the contract also
 * declares the expected kind, or declares nothing.
 */
function actualKind(
  { itemType }: Holding.Query,
  answers: readonly ReadAnswer[],
  kinds: ReadonlySet<Holding.TokenKind>,
): Holding.TokenKind | undefined {
  const named = Holding.kindOf(itemType)
  if (named === undefined || kinds.has(named) || !isSilent(itemType, answers)) return undefined
  return [...kinds][0]
}

/** Returns whether a contract does not answer a call that every token of the kind answers. */
function isSilent(itemType: ItemType, answers: readonly ReadAnswer[]): boolean {
  const isUnanswered = (answer: ReadAnswer) => answer === undefined
  switch (itemType) {
    case ItemType.ERC20:
      return isUnanswered(answers[1])
    case ItemType.ERC721_WITH_CRITERIA:
      return answers.some(isUnanswered)
    // Without a chosen token, there is no call that only ERC1155 collections answer.
    case ItemType.ERC1155_WITH_CRITERIA:
      return true
    default:
      return isUnanswered(answers[0])
  }
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
      return criteriaQuestion(query)
  }
}

/**
 * Reads balance and allowance, and simulates a change of an allowance that is not 0. The reads of a batch run in order
 * with one caller, and no state changes. Only the answer `true` counts as success.
 */
function erc20Question({ token, account, operator }: Holding.Query): Question<Holding.Holding> {
  const call = (data: Hex) => ({ type: 'call', to: token, data }) as const
  const approve = (amount: bigint) => encodeCall(selectors.approve, [operator, amount])
  return {
    reads: [
      call(encodeCall(selectors.balanceOf, [account])),
      call(encodeCall(selectors.allowance, [account, operator])),
      call(approve(1n)),
      { type: 'call', to: token, data: approve(2n), follows: true },
    ],
    parse: ([held, allowed, _first, changed]) => ({
      balance: toBigInt(held) ?? 0n,
      approved: toBigInt(allowed) ?? 0n,
      mustReset: toBigInt(changed) !== 1n,
    }),
  }
}

/**
 * Reads the holding of any token of a set. ERC721 tokens are counted. ERC1155 tokens cannot be counted, so they count
 * as held.
 */
function criteriaQuestion({ itemType, token, account, operator }: Holding.Query): Question<Holding.Holding> {
  const approvals: Read = { type: 'call', to: token, data: approvedForAll(account, operator) }
  const approved = (answer: ReadAnswer) => (toBigInt(answer) === 1n ? Holding.unlimited : 0n)
  if (itemType === ItemType.ERC1155_WITH_CRITERIA)
    return single(approvals, (answer) => ({ balance: Holding.unlimited, approved: approved(answer) }))
  const balance = encodeCall(selectors.balanceOf, [account])
  return {
    reads: [{ type: 'call', to: token, data: balance }, approvals],
    parse: ([held, forAll]) => ({ balance: toBigInt(held) ?? 0n, approved: approved(forAll) }),
  }
}

/** Reads whether the account owns an ERC721 token, and whether the operator is approved for it or for all tokens. */
function erc721Question({ token, identifier, account, operator }: Holding.Query): Question<Holding.Holding> {
  const owner = encodeCall(selectors.ownerOf, [identifier])
  const approved = encodeCall(selectors.getApproved, [identifier])
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
  const balance = encodeCall(selectors.balanceOfToken, [account, identifier])
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
  return encodeCall(selectors.isApprovedForAll, [account, operator])
}
