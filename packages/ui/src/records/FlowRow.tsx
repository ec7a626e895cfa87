import type { MarketInfo } from '@souk/market'
import type { FlowRecord, useFlows } from '@souk/react'
import { formatMoment } from '../format/formatTime.js'
import { feedWords } from '../i18n/areas/feed.js'
import { useTradeWords } from '../i18n/areas/trades.js'
import { useArea } from '../i18n/useArea.js'
import { Button } from '../kit/Button.js'
import { CopyText } from '../kit/CopyText.js'
import { Spinner } from '../kit/Spinner.js'
import type { Page } from '../links/Page.js'
import { PageLink } from '../links/PageLink.js'
import { unitsPrice } from '../orders/unitsPrice.js'
import { recordedProblem } from '../trade/shared/problemOf.js'
import { sentText } from '../trade/shared/sentText.js'
import { type FlowFacts, moneyIn } from './flowFacts.js'
import { flowHeadline } from './flowHeadline.js'
import { isFollowed } from './isFollowed.js'
import { isReverted } from './isReverted.js'
import { namedTitle } from './namedTitle.js'
import { isCutShort, partlyDone } from './partlyDone.js'
import { stateText, unansweredText } from './stateText.js'
import { Unanswered } from './Unanswered.js'

/** Shows a flow started in this browser: its state, and possible actions. */
export function FlowRow({
  flow,
  info,
  facts,
  isReading = false,
  isRemade = false,
  onLeave,
  onResume,
  onStop,
  onForget,
}: FlowRow.Props) {
  const words = useTradeWords()
  const { activity, steps, trade } = words
  const { record, isLive, isElsewhere } = flow
  const canResume = flow.canResume && !isReverted(record)
  const { orders, sent } = record
  const hash = sent.at(-1)?.hash
  const problem = recordedProblem(record, words)
  const headline = flowHeadline(record, { facts, words })
  const title = namedTitle(headline.title, { kind: record.kind, facts, words: useArea(feedWords) })
  const money = moneyIn(record, { facts, info })
  return (
    <li className="space-y-2 rounded-card border border-line bg-surface p-3.5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-break-word">
            {headline.name}: <Subject {...{ title, facts, onLeave }} />
          </p>
          <p className="text-sm text-ink-soft">
            {stateText(flow, words)} · {formatMoment(BigInt(Math.floor(record.startedAt / 1_000)))}
            {money.length === 0 && isReading && record.status === 'done' ? (
              <span aria-hidden className="skeleton ml-2 inline-block h-3 w-14" />
            ) : (
              <Sum money={money} units={cancelledUnits(record, facts)} />
            )}
          </p>
        </div>
        {isLive && <Spinner />}
      </div>
      {isLive && (
        <p role="status" className="text-sm font-semibold text-clay">
          {steps.waiting[record.waitingFor]}
        </p>
      )}
      {isElsewhere && (
        <p className="text-sm">
          {activity.state[isFollowed(record) ? 'otherTabFollows' : 'otherTabMeaning']}
        </p>
      )}
      {flow.isUnanswered && <p className="text-sm">{unansweredText(record, { words, isRemade })}</p>}
      {flow.isUnanswered && <Unanswered {...{ record, onLeave }} />}
      {!isLive && !isElsewhere && orders.length > 0 && (
        <p className="text-sm">{activity.ordersKept(orders.length)}</p>
      )}
      {canResume && !problem && orders.length === 0 && <p className="text-sm">{activity.toFollow}</p>}
      <CutShort {...{ flow, isRemade }} />
      {problem && <p className="text-sm text-ink-soft wrap-break-word">{problem}</p>}
      {hash && (
        <p className="text-sm">
          {sentText(record.steps, trade)} <CopyText value={hash} label={trade.transactionHash} />
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {canResume && (
          <Button tone="primary" onClick={onResume}>
            {orders.length > 0 ? activity.resumePost : activity.resumeFollow}
          </Button>
        )}
        {isLive && <Button onClick={onStop}>{activity.stop}</Button>}
        {!isLive && !isElsewhere && (
          <Button onClick={onForget} title={orders.length > 0 ? activity.forgetMeaning : undefined}>
            {orders.length > 0 ? activity.forgetSigned : activity.forget}
          </Button>
        )}
      </div>
    </li>
  )
}

export declare namespace FlowRow {
  type Props = {
    flow: useFlows.Entry
    /** Names the currencies of the trade. */
    info: Pick<MarketInfo, 'chainId' | 'currencies'>
    /** What the market knows of the trade. */
    facts?: FlowFacts | undefined
    /** Whether that is still being read. @default false */
    isReading?: boolean | undefined
    /** Whether the same trade was completed later. @default false */
    isRemade?: boolean | undefined
    /** Called when the link to the item is followed. */
    onLeave?: (() => void) | undefined
    onResume: () => void
    onStop: () => void
    onForget: () => void
  }
}

/** Says of a trade that stopped how much of it went through. */
function CutShort({ flow: { record, isUnanswered }, isRemade }: Pick<FlowRow.Props, 'flow' | 'isRemade'>) {
  const { activity } = useTradeWords()
  const partly = partlyDone(record)
  if (partly) return <p className="text-sm">{activity.partly(partly.confirmed, partly.of, isUnanswered)}</p>
  if (!isCutShort(record)) return null
  return <p className="text-sm">{`${activity.cutShort} ${activity[isRemade ? 'remade' : 'startAgain']}`}</p>
}

/** The title of a trade, which leads to its item or its collection. */
function Subject({ title, facts, onLeave }: Pick<FlowRow.Props, 'facts' | 'onLeave'> & { title: string }) {
  const [part, ...others] = facts?.parts ?? []
  if (!part) return title
  const { contract, tokenId, collection } = part
  const page: Page =
    tokenId !== undefined && others.length === 0
      ? { kind: 'item', contract, tokenId }
      : { kind: 'collection', slug: collection }
  return (
    <PageLink page={page} onClick={onLeave} className="underline underline-offset-4 hover:text-clay">
      {title}
    </PageLink>
  )
}

/** The units of the only cancelled order, whose sum is easily taken for the price of one. */
function cancelledUnits({ kind }: Pick<FlowRecord.FlowRecord, 'kind'>, facts: FlowFacts | undefined): bigint {
  const [first, ...others] = facts?.parts ?? []
  return kind === 'cancellation' && first && others.length === 0 ? first.quantity : 1n
}

/** The money of a trade. */
function Sum({ money, units }: { money: FlowFacts['prices']; units: bigint }) {
  const { cancel } = useTradeWords()
  if (money.length === 0) return null
  const sums = money.map((sum) => unitsPrice({ ...sum, units }, cancel))
  return <span className="figures font-medium text-ink"> · {sums.join(' + ')}</span>
}
