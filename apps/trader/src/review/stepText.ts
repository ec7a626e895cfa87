import type { MarketInfo } from '@souk/market'
import type { Trade } from '@souk/market/flows'
import { Conduit, ItemType } from '@souk/seaport'
import { currencyOf, formatAddress, formatMoney, isSameAddress } from '@souk/words/format'
import type { StepWords } from '@souk/words/steps'

/** The name of a step and its meaning, in the words of the app. */
export type StepText = { name: string; meaning: string }

/** Puts a step of a trade into words. */
export function stepText(step: Trade.Step, options: stepText.Options): StepText {
  const { kind, words } = options
  switch (step.kind) {
    case 'approval':
      return approvalText(step, options)
    case 'signature':
      return { name: of(words.signature, kind), meaning: of(words.signatureMeaning, kind) }
    case 'transaction':
      return { name: of(words.act, kind), meaning: of(words.actMeaning, kind) }
    case 'post':
      return { name: words.post, meaning: words.postMeaning }
    case 'tell':
      return { name: words.tell, meaning: words.tellMeaning }
  }
}

export declare namespace stepText {
  type Options = {
    kind: string
    words: StepWords
    info: Pick<MarketInfo, 'currencies' | 'seaport' | 'conduitKey'>
    nameOf: (contract: string) => string
  }
}

function of<texts extends { other: string }>(texts: texts, kind: string): string {
  return Object.hasOwn(texts, kind) ? (texts[kind as keyof texts] as string) : texts.other
}

type Approval = Extract<Trade.Step, { kind: 'approval' }>

function approvalText(step: Approval, { info, nameOf, words }: stepText.Options): StepText {
  const operator = operatorText(step.operator, info, words)
  if (step.itemType === ItemType.ERC20) {
    const currency = currencyOf(info, { address: step.token })
    const symbol = currency.symbol === '?' ? formatAddress(currency.name) : currency.symbol
    return {
      name: words.approval.currency(symbol),
      meaning:
        step.exact === undefined
          ? words.approvalMeaning.currency(operator, symbol)
          : words.approvalMeaning.amount(operator, formatMoney(step.exact, currency, { exact: true })),
    }
  }
  const name = nameOf(step.token)
  const asleep = step.fallsAsleep?.length ?? 0
  if (step.exact === undefined)
    return { name: words.approval.nft(name), meaning: words.approvalMeaning.nft(operator, name) }
  const meaning = words.approvalMeaning.one(operator)
  return {
    name: words.approval.one(name, String(step.exact)),
    meaning: asleep > 0 ? `${meaning} ${words.fallsAsleep(asleep)}` : meaning,
  }
}

function operatorText(
  operator: string,
  { seaport, conduitKey }: stepText.Options['info'],
  words: StepWords,
): string {
  if (isSameAddress(operator, seaport)) return words.exchange
  const conduit = Conduit.operator(conduitKey, { exchange: seaport })
  return isSameAddress(operator, conduit)
    ? words.conduit(formatAddress(operator))
    : words.stranger(formatAddress(operator))
}
