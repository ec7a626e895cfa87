import type { Address, Hex } from 'viem'
import { zeroAddress } from 'viem'
import type { FillableBy } from '../../order/fillableBy.js'
import type { OfferItem } from '../../order/Item.js'
import type { Share } from '../../order/sides.js'
import type { Context } from './Finding.js'
import { plainName } from './plainName.js'
import {
  accountText,
  amountOrTokenText,
  itemText,
  listText,
  moneyText,
  percentText,
  timeText,
  tokenText,
} from './words.js'

/**
 * One effect of an order or transaction, as facts. Apps can write their own sentence from it, for example in another
 * language.
 */
export type Statement =
  /** The items that the signer gives or gets. The list may be empty. */
  | { type: 'gives' | 'gets'; items: readonly OfferItem[] }
  | { type: 'fee'; recipient: Address; fee: Share }
  | { type: 'delivery'; recipient: Address; item: OfferItem }
  /** The fees of an offer are part of the given amount. */
  | { type: 'feesOutOfGiven' }
  /** In seconds. Without `from` the order has started, and without `until` it never ends. */
  | { type: 'time'; from: bigint | undefined; until: bigint | undefined }
  | { type: 'fillable'; by: FillableBy; inParts: boolean }
  | { type: 'fillsOne'; offerer: Address; part: Part | undefined }
  | { type: 'fillsMany'; count: number; maximum: bigint | undefined }
  /** The items that the sender pays or receives. `atMost` means that some orders may be gone. */
  | { type: 'pays' | 'receives'; items: readonly OfferItem[]; atMost: boolean; ofWhole: boolean }
  | { type: 'sendsAlong'; value: bigint }
  | { type: 'payment'; value: bigint; to: Address }
  | { type: 'cancelsAll' }
  | { type: 'settles' | 'cancels' | 'validates'; count: number }
  /** The following statements are from the view of this account. */
  | { type: 'orderOf'; signer: Address }
  | { type: 'cancelled'; statement: Statement }
  /** For a token of unknown kind, the number is an amount or an id. */
  | { type: 'sends'; token: Address; amountOrId: bigint; to: Address }
  | { type: 'moves'; token: Address; amountOrId: bigint; from: Address; to: Address }
  | {
      type: 'movesToken'
      contract: Address
      tokenId: bigint
      amount: bigint | undefined
      from: Address
      to: Address
    }
  | { type: 'movesTokens'; contract: Address; items: readonly OfferItem[]; from: Address; to: Address }
  | { type: 'wraps'; token: Address; value: bigint }
  | { type: 'unwraps'; token: Address; amount: bigint }
  | { type: 'approvesAll' | 'revokesAll' | 'revokes'; token: Address; operator: Address }
  /**
   * Without an amount the approval has no limit. `until` is in seconds. Without it, the approval lasts until it is
   * revoked.
   */
  | {
      type: 'approves'
      token: Address
      operator: Address
      amountOrId: bigint | undefined
      until?: bigint | undefined
    }
  /** An approval of 0, which revokes the approval of a currency, or approves token 0 of a collection. */
  | { type: 'revokesOrApproves'; token: Address; operator: Address }
  /** The surplus of a match goes to an account other than the sender. */
  | { type: 'leftovers'; items: readonly OfferItem[]; to: Address }
  | { type: 'registersDomain'; domain: string }
  /** A call of an unknown function of a trusted contract. */
  | { type: 'callsContract'; contract: Address; selector: Hex; value: bigint }
  /** Lets foreign code act for the account. The chain id 0 means all chains. */
  | { type: 'delegates'; delegate: Address; chainId: number }
  | { type: 'endsDelegation' }
  | { type: 'signsText'; text: string }
  | { type: 'signsBytes'; bytes: Hex }
  | { type: 'batch'; count: number }
  /** A request that moves nothing and grants no power, such as a change of network. */
  | { type: 'harmless'; method: string }

/** A part of an order. */
export type Part = { numerator: bigint; denominator: bigint }

/**
 * Writes a statement in English, addressed to the signer or sender.
 *
 * @param context - Symbols, names and the time; see `Order.explain`.
 *
 * @example
 * sentenceOf({ type: 'gives', items: order.offer }, { tokens }) // → 'You give Lantern #7.'
 */
export function sentenceOf(statement: Statement, context: Context = {}): string {
  const account = (address: Address) => accountText(address, context)
  const item = (one: OfferItem) => itemText(one, context)
  const items = (all: readonly OfferItem[]) => (all.length > 0 ? listText(all.map(item)) : 'nothing')
  switch (statement.type) {
    case 'gives':
      return `You give ${items(statement.items)}.`
    case 'gets':
      return `You get ${items(statement.items)}.`
    case 'fee':
      return `${account(statement.recipient)} gets ${item(statement.fee)} (${percentText(statement.fee.basisPoints)}).`
    case 'delivery':
      return `${account(statement.recipient)} gets ${item(statement.item)}.`
    case 'feesOutOfGiven':
      return 'These fees come out of what you give.'
    case 'time': {
      const { from, until } = statement
      const end = until === undefined ? 'It never ends' : `It ends at ${timeText(until)}`
      return from === undefined ? `${end}.` : `It starts at ${timeText(from)}. ${end}.`
    }
    case 'fillable':
      return fillableSentence(statement, context)
    case 'fillsOne': {
      const { part, offerer } = statement
      return `You fill ${part ? `${part.numerator}/${part.denominator} of an` : 'an'} order of ${account(offerer)}.`
    }
    case 'fillsMany': {
      const { count, maximum } = statement
      const most = maximum === undefined ? '' : `up to ${maximum} of `
      return `You fill ${most}${count} orders, if they are still open.`
    }
    case 'pays':
    case 'receives': {
      const who = statement.ofWhole ? 'Of the whole order, you' : 'You'
      const verb = statement.type === 'pays' ? 'pay' : 'get'
      return `${who} ${verb}${statement.atMost ? ' at most' : ''} ${items(statement.items)}.`
    }
    case 'sendsAlong':
      return `You send ${moneyText(zeroAddress, statement.value, context)} with the call. Any excess is refunded.`
    case 'payment':
      return `You send ${moneyText(zeroAddress, statement.value, context)} to ${account(statement.to)}.`
    case 'cancelsAll':
      return 'You cancel all orders that you have signed and that are not filled yet.'
    case 'settles':
      return `You settle ${countText(statement.count)} with each other.`
    case 'cancels':
      return `You cancel ${countText(statement.count)}.`
    case 'validates':
      return `You validate ${countText(statement.count)} on chain, which has the effect of a signature.`
    case 'orderOf':
      return `The order of ${account(statement.signer)}:`
    case 'cancelled':
      return `Cancelled: ${sentenceOf(statement.statement, context)}`
    case 'leftovers':
      return `The remainder, ${items(statement.items)}, goes to ${account(statement.to)}.`
    case 'movesTokens':
      return `You move ${items(statement.items)} from ${account(statement.from)} to ${account(statement.to)}.`
    case 'registersDomain':
    case 'callsContract':
    case 'delegates':
    case 'endsDelegation':
    case 'signsText':
    case 'signsBytes':
    case 'batch':
    case 'harmless':
      return requestSentence(statement, context)
    default:
      return tokenSentence(statement, context)
  }
}

type RequestStatement = Extract<
  Statement,
  {
    type:
      | 'registersDomain'
      | 'callsContract'
      | 'delegates'
      | 'endsDelegation'
      | 'signsText'
      | 'signsBytes'
      | 'batch'
      | 'harmless'
  }
>

function requestSentence(statement: RequestStatement, context: Context): string {
  const account = (address: Address) => accountText(address, context)
  switch (statement.type) {
    case 'registersDomain':
      return `You register the domain “${plainName(statement.domain)}”.`
    case 'callsContract': {
      const { contract, selector, value } = statement
      const along = value > 0n ? ` and send ${moneyText(zeroAddress, value, context)} with it` : ''
      return `You call ${selector} of ${account(contract)}${along}.`
    }
    case 'delegates': {
      const where = statement.chainId === 0 ? 'on every chain' : `on chain ${statement.chainId}`
      return `You let the code of ${account(statement.delegate)} act for your account ${where}.`
    }
    case 'endsDelegation':
      return 'Your account no longer runs the code of another contract.'
    case 'signsText':
      return `You sign this text: “${plainName(statement.text, 400)}”.`
    case 'signsBytes':
      return `You sign the bytes ${statement.bytes}. Their meaning is unknown.`
    case 'batch':
      return `You send ${statement.count} calls at once.`
    case 'harmless':
      return `${plainName(statement.method)} moves nothing and grants no power.`
  }
}

type Fillable = Extract<Statement, { type: 'fillable' }>

function fillableSentence({ by, inParts }: Fillable, context: Context): string {
  const how = inParts ? 'in parts' : 'only as a whole'
  switch (by.type) {
    case 'anyone':
      return `Anyone can fill it, ${how}.`
    case 'taker':
      return `Anyone can fill it, ${how}, but ${accountText(by.account, context)} receives the items.`
    case 'zone':
      return `Only ${accountText(by.zone, context)} decides who can fill it, ${how}.`
    case 'auction':
      return 'It is an English auction: the zone fills it with the highest bid.'
  }
}

/** A statement about a token. */
type TokenStatement = Extract<Statement, { token: Address } | { type: 'movesToken' }>

function tokenSentence(statement: TokenStatement, context: Context): string {
  const account = (address: Address) => accountText(address, context)
  const token = tokenText('contract' in statement ? statement.contract : statement.token, context)
  switch (statement.type) {
    case 'sends':
      return `You send ${amountOrTokenText(statement.token, statement.amountOrId, context)} to ${account(statement.to)}.`
    case 'moves': {
      const what = amountOrTokenText(statement.token, statement.amountOrId, context)
      return `You move ${what} from ${account(statement.from)} to ${account(statement.to)}.`
    }
    case 'movesToken': {
      // ERC721 transfers have no amount.
      const times = statement.amount === undefined ? '' : `${statement.amount} × `
      return `You move ${times}token #${statement.tokenId} of ${token} from ${account(statement.from)} to ${account(statement.to)}.`
    }
    case 'wraps':
      return `You wrap ${moneyText(zeroAddress, statement.value, context)} into ${token}.`
    case 'unwraps':
      return `You unwrap ${moneyText(statement.token, statement.amount, context)} into the native currency.`
    case 'approvesAll':
      return `You let ${account(statement.operator)} move all your tokens of ${token}, now and in the future.`
    case 'revokesAll':
      return `${account(statement.operator)} can no longer move your tokens of ${token}.`
    case 'revokes':
      return `${account(statement.operator)} can no longer move your ${token}.`
    case 'revokesOrApproves':
      return `If ${token} is a currency, ${account(statement.operator)} can no longer move your balance. If it is a collection, you let them move token #0.`
    case 'approves': {
      const { amountOrId } = statement
      const what =
        amountOrId === undefined
          ? `any amount of ${token}`
          : amountOrTokenText(statement.token, amountOrId, context)
      const end = statement.until === undefined ? '' : `, until ${timeText(statement.until)}`
      return `You let ${account(statement.operator)} move ${what} from your account${end}.`
    }
  }
}

function countText(count: number): string {
  return `${count} ${count === 1 ? 'order' : 'orders'}`
}
