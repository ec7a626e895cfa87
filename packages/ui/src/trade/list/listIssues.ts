import type { TradeWords } from '../../i18n/areas/trades.js'
import type { FormIssue, ListForm, ReadForm } from './listForm.js'
import type { ListingTexts } from './listWords.js'

type Said = { list: TradeWords['list']; texts: ListingTexts }

/** Describes an issue, from the catalogue that has its text. */
function issueText(issue: FormIssue, { list, texts }: Said): string {
  return isListed(issue, list) ? list.issue[issue] : texts.issue[issue]
}

function isListed(issue: FormIssue, list: TradeWords['list']): issue is keyof TradeWords['list']['issue'] {
  return Object.hasOwn(list.issue, issue)
}

/** The field shows the long explanation; the button keeps it short. */
function isTyping(issue: FormIssue): boolean {
  return issue === 'notANumber' || issue === 'ambiguous' || issue === 'tooManyDecimals'
}

/** Returns the button's text: the first missing input. */
export function buttonText(form: ListForm, issue: FormIssue | undefined, said: Said): string {
  const { list } = said
  if (!issue) return list.review
  if (issue === 'empty' && form.mode === 'english') return said.texts.enterReserve
  if (!isTyping(issue)) return issueText(issue, said)
  return form.price === '' ? list.enterPrice : list.checkPrice
}

const ofPrice: readonly FormIssue[] = [
  'empty',
  'notANumber',
  'ambiguous',
  'tooManyDecimals',
  'zero',
  'tooLarge',
]

/** An empty field is not an error yet. */
export function priceProblem(form: ListForm, read: ReadForm, said: Said): string | undefined {
  return form.price === '' ? undefined : problemAmong(read, ofPrice, said)
}

/** The same for the final price of a falling one. */
export function endPriceProblem(form: ListForm, read: ReadForm, said: Said): string | undefined {
  return form.endPrice === '' ? undefined : problemAmong(read, ['endPriceInvalid', 'endPriceNotLower'], said)
}

export function quantityProblem(read: ReadForm, said: Said): string | undefined {
  return problemAmong(read, ['quantityInvalid', 'quantityTooLarge'], said)
}

function problemAmong(read: ReadForm, among: readonly FormIssue[], said: Said): string | undefined {
  const issue = read.issues.find((issue) => among.includes(issue))
  return issue && `${issueText(issue, said)}.`
}
