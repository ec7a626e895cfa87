import { ItemType, type OfferItem, Order } from '@souk/seaport'
import { type Address, zeroAddress } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'
import { formatCount } from '../format/formatShare.js'
import { formatMoment } from '../format/formatTime.js'
import { itemText } from '../format/itemText.js'
import type { inspectWords } from '../i18n/areas/inspect.js'

/** Stands for the contract of calldata that was pasted without one. */
export const missingContract: Address = '0x0000000000000000000000000000000000000001'

/** `missing`: how to call that contract. */
type Context = Order.Context & { missing?: string | undefined }

type Words = (typeof inspectWords)['en']['statements']

/**
 * Describes an effect of an order or a transaction in the page's language, addressed to its signer or sender.
 *
 * @example
 * statementText({ type: 'gives', items }, words.statements, context) // → 'Du gibst Lanterns #7.'
 */
export function statementText(statement: Order.Statement, words: Words, context: Context): string {
  const account = (address: Address) => accountText(address, context)
  const item = (one: OfferItem) => itemText(one, context)
  const items = (all: readonly OfferItem[]) => listText(all.map(item), words)
  switch (statement.type) {
    case 'gives':
    case 'gets':
      return words[statement.type](items(statement.items))
    case 'fee': {
      const { fee, recipient } = statement
      return words.fee(account(recipient), item(fee), `${formatCount(fee.basisPoints / 100)} %`)
    }
    case 'delivery':
      return words.delivery(account(statement.recipient), item(statement.item))
    case 'time': {
      const { from, until } = statement
      const end = until === undefined ? words.never : words.ends(formatMoment(until))
      return from === undefined ? end : `${words.starts(formatMoment(from))} ${end}`
    }
    case 'fillable':
      return fillableText(statement, words, context)
    case 'fillsOne': {
      const { part, offerer } = statement
      if (!part) return words.fillsOne(account(offerer))
      return words.fillsPart(`${part.numerator}/${part.denominator}`, account(offerer))
    }
    case 'fillsMany': {
      const { count, maximum } = statement
      return maximum === undefined ? words.fillsMany(count) : words.fillsSome(String(maximum), count)
    }
    case 'pays':
    case 'receives': {
      const { type, atMost, ofWhole } = statement
      const certain = type === 'pays' ? words.pays : words.gets
      const sentence = (atMost ? words[`${type}AtMost`] : certain)(items(statement.items))
      return ofWhole ? words.ofWhole(sentence) : sentence
    }
    case 'sendsAlong':
      return words.sendsAlong(moneyText(zeroAddress, statement.value, context))
    case 'payment':
      return words.sends(moneyText(zeroAddress, statement.value, context), account(statement.to))
    case 'feesOutOfGiven':
    case 'cancelsAll':
      return words[statement.type]
    case 'settles':
    case 'cancels':
    case 'validates':
      return words[statement.type](statement.count)
    case 'orderOf':
      return words.orderOf(account(statement.signer))
    case 'cancelled':
      return words.cancelled(statementText(statement.statement, words, context))
    case 'leftovers':
      return words.leftovers(items(statement.items), account(statement.to))
    case 'movesTokens':
      return words.moves(items(statement.items), account(statement.from), account(statement.to))
    case 'registersDomain':
    case 'callsContract':
    case 'delegates':
    case 'endsDelegation':
    case 'signsText':
    case 'signsBytes':
    case 'batch':
    case 'harmless':
      return requestText(statement, words, context)
    default:
      return tokenText(statement, words, context)
  }
}

type RequestStatement = Extract<
  Order.Statement,
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

/** Describes effects of wallet requests that concern neither orders nor tokens. */
function requestText(statement: RequestStatement, words: Words, context: Context): string {
  const account = (address: Address) => accountText(address, context)
  switch (statement.type) {
    case 'registersDomain':
      return words.registersDomain(Order.plainName(statement.domain))
    case 'callsContract': {
      const { contract, selector, value } = statement
      if (value === 0n) return words.callsContract(selector, account(contract))
      return words.callsContractWith(selector, account(contract), moneyText(zeroAddress, value, context))
    }
    case 'delegates': {
      const { delegate, chainId } = statement
      return chainId === 0
        ? words.delegatesEverywhere(account(delegate))
        : words.delegates(account(delegate), chainId)
    }
    case 'endsDelegation':
      return words.endsDelegation
    case 'signsText':
      return words.signsText(Order.plainName(statement.text, 400))
    case 'signsBytes':
      return words.signsBytes(statement.bytes)
    case 'batch':
      return words.batch(statement.count)
    case 'harmless':
      return words.harmless(Order.plainName(statement.method))
  }
}

function fillableText(
  { by, inParts }: Extract<Order.Statement, { type: 'fillable' }>,
  words: Words,
  context: Context,
): string {
  const how = inParts ? words.parts : words.whole
  switch (by.type) {
    case 'anyone':
      return words.anyone(how)
    case 'taker':
      return words.taker(how, accountText(by.account, context))
    case 'zone':
      return words.zone(how, accountText(by.zone, context))
    case 'auction':
      return words.auction
  }
}

/** Describes effects on a token itself. */
function tokenText(
  statement: Extract<Order.Statement, { token: Address } | { type: 'movesToken' }>,
  words: Words,
  context: Context,
): string {
  const account = (address: Address) => accountText(address, context)
  const token = contractText('contract' in statement ? statement.contract : statement.token, context)
  switch (statement.type) {
    case 'sends':
      return words.sends(
        whatText(statement.token, statement.amountOrId, words, context),
        account(statement.to),
      )
    case 'moves': {
      const what = whatText(statement.token, statement.amountOrId, words, context)
      return words.moves(what, account(statement.from), account(statement.to))
    }
    case 'movesToken': {
      const { tokenId, amount, from, to } = statement
      const what = words.token(String(tokenId), token)
      return words.moves(amount === undefined ? what : `${amount} × ${what}`, account(from), account(to))
    }
    case 'wraps':
      return words.wraps(moneyText(zeroAddress, statement.value, context), token)
    case 'unwraps':
      return words.unwraps(moneyText(statement.token, statement.amount, context))
    case 'approvesAll':
    case 'revokesAll':
    case 'revokes':
    case 'revokesOrApproves':
      return words[statement.type](account(statement.operator), token)
    case 'approves': {
      const { amountOrId, operator, until } = statement
      const sentence =
        amountOrId === undefined
          ? words.approvesAny(account(operator), token)
          : words.approves(account(operator), whatText(statement.token, amountOrId, words, context))
      return until === undefined ? sentence : words.approvesUntil(sentence, formatMoment(until))
    }
  }
}

/** Shows full addresses, so that readers can compare them. */
function accountText(address: Address, { names = [] }: Order.Context): string {
  const known = names.find((entry) => isSameAddress(entry.address, address))
  const name = Order.plainName(known?.name ?? '')
  return name === '' ? address : `${name} (${address})`
}

function infoOf(token: Address, { tokens = [] }: Order.Context) {
  return tokens.find(({ address }) => isSameAddress(address, token))
}

function contractText(token: Address, context: Context): string {
  const info = infoOf(token, context)
  const symbol = Order.plainName(info?.symbol ?? '')
  if (token === missingContract && context.missing) return context.missing
  return symbol === '' ? token : `${symbol} (${token})`
}

/**
 * The same calldata means an amount for a currency and an id for single tokens. Only knowledge of the token tells
 * which.
 */
function whatText(token: Address, amountOrId: bigint, words: Words, context: Context): string {
  const info = infoOf(token, context)
  if (!info) return words.amountOrToken(String(amountOrId), contractText(token, context))
  return info.decimals === undefined
    ? words.token(String(amountOrId), contractText(token, context))
    : moneyText(token, amountOrId, context)
}

function moneyText(token: Address, amount: bigint, context: Context): string {
  const itemType = token === zeroAddress ? ItemType.NATIVE : ItemType.ERC20
  return itemText(
    { itemType, token, identifierOrCriteria: 0n, startAmount: amount, endAmount: amount },
    context,
  )
}

function listText(parts: readonly string[], words: Words): string {
  if (parts.length < 2) return parts[0] ?? words.nothing
  return `${parts.slice(0, -1).join(', ')} ${words.and} ${parts.at(-1)}`
}
