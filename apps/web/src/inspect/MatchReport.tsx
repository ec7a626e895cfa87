import type { BaseError } from '@souk/base'
import { type Order, UnmatchedError } from '@souk/seaport'
import { matchWords } from '@souk/ui/parts/i18n/areas/match.js'
import { useTradeWords } from '@souk/ui/parts/i18n/areas/trades.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { Waiting } from '@souk/ui/parts/kit/Waiting.js'
import { itemText } from '@souk/ui/parts/orders/itemText.js'
import { MatchTerms } from '@souk/ui/parts/trade/match/MatchTerms.js'
import { nameOfError } from '@souk/ui/parts/trade/shared/problemOf.js'
import { errorText } from '@souk/words/errors'
import type { useMatch } from './useMatch.js'

/** Says whether two orders fit, what moves between whom, and what is left over. */
export function MatchReport(props: MatchReport.Props) {
  const { account, match, error, isSame, isUnsigned, tokens } = props
  const words = useArea(matchWords)
  if (isSame) return <Notice tone="warn">{words.same}</Notice>
  if (!account)
    return (
      <Notice tone="info" action={<Button onClick={props.onConnect}>{words.connectWallet}</Button>}>
        {words.connect}
      </Notice>
    )
  if (match)
    return (
      <div className="space-y-4">
        <Notice tone="good" title={words.fits}>
          {words.fitsMeaning}
        </Notice>
        <MatchTerms {...match} account={account} tokens={tokens} />
        <Button tone="primary" className="max-sm:w-full" onClick={props.onSettle}>
          {words.settle}
        </Button>
      </div>
    )
  if (error) return <Unfit {...props} error={error} />
  return isUnsigned ? <Notice tone="warn">{words.unsigned}</Notice> : <Waiting>{words.checking}</Waiting>
}

export declare namespace MatchReport {
  type Props = {
    orders: readonly Order.Order[]
    /** The visitor. */
    account: string | undefined
    /** Undefined until they fit. */
    match: useMatch.Match | undefined
    /** Why they cannot be settled now. */
    error: BaseError | null
    /** Whether both are the same order. */
    isSame: boolean
    /** Whether one lacks a signature that it may need. */
    isUnsigned: boolean
    tokens: Order.Context['tokens']
    onConnect: () => void
    onSettle: () => void
  }
}

function Unfit({ error, orders, isUnsigned, tokens }: MatchReport.Props & { error: BaseError }) {
  const words = useArea(matchWords)
  const { problems } = useTradeWords()
  const unmatched = error instanceof UnmatchedError ? error.facts : undefined
  const item = unmatched && orders[unmatched.orderIndex]?.parameters.consideration[unmatched.itemIndex]
  if (unmatched && item) {
    const { missing, orderIndex } = unmatched
    const what = itemText({ ...item, startAmount: missing, endAmount: missing }, { tokens })
    return (
      <Notice tone="warn" title={words.unfit}>
        {words.unmatched(orderIndex + 1, what)}
      </Notice>
    )
  }
  const name = nameOfError(error, 'action')
  const { title, body } = problems[name]
  return (
    <Notice tone="warn" title={name === 'other' ? words.unfit : title}>
      {isUnsigned ? words.unsigned : name === 'other' ? errorText(error) : body}
    </Notice>
  )
}
