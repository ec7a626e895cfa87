import { type BaseError, findCause } from '@souk/base'
import type { Trade } from '@souk/market/flows'
import { Flow, type FlowRecord } from '@souk/react'
import { Order } from '@souk/seaport'
import { type ReactNode, use, useState } from 'react'
import { Guarded } from '../../guard/Consent.js'
import type { EasedFor } from '../../guard/ease.js'
import { GuardFindings, OrderNamesContext } from '../../guard/GuardFindings.js'
import { type TradeWords, useTradeWords } from '../../i18n/areas/trades.js'
import { Button } from '../../kit/Button.js'
import { Dialog } from '../../kit/Dialog.js'
import { Facts } from '../../kit/Facts.js'
import { firstPress } from '../../kit/firstPress.js'
import { Moment } from '../../kit/Moment.js'
import { Notice } from '../../kit/Notice.js'
import { ReloadButton } from '../../lazy/MissingPart.js'
import { ApprovalSizeProvider } from './ApprovalSize.js'
import { AskedContext } from './Asked.js'
import { NetworkContext } from './NetworkContext.js'
import { OwnOffersContainer } from './OwnOffersContainer.js'
import { isOpenToNews } from './obstacle.js'
import { PlanStateContext } from './PlanState.js'
import { obstacleOf, type Problem, type ProblemName, problemOf, type Stuck } from './problemOf.js'
import { Settled } from './Settled.js'
import { StepList } from './StepList.js'
import type { StepText } from './stepWords.js'
import { TradesUnderWay, UnderWay } from './UnderWay.js'
import { useFreshPlan } from './useFreshPlan.js'
import { useHolds } from './useHoldReview.js'
import { useToldDone } from './useToldDone.js'

/** The dialog of every trade: its form, its review, its steps, and its receipt or problem. */
export function FlowDialog<plan extends Flow.Plan, outcome>(props: FlowDialog.Props<plan, outcome>) {
  const words = useTradeWords()
  const { kind, item, description, wide, onClose } = props
  const { titles = words.flows[kind] } = props
  const { shown, size, planState } = useFreshPlan(props)
  const holds = useHolds()
  useToldDone(kind, shown)
  const [asked, onAsked] = useState<readonly Facts.Row[]>([])
  const now = { ...props, state: shown, asked }
  const title = isObstructed(now) ? titles.begin : titleOf(shown, titles, words)
  return (
    <Dialog open onClose={onClose} title={title} description={description} wide={wide}>
      {item}
      <PlanStateContext value={{ ...planState, ...holds }}>
        <ApprovalSizeProvider size={size}>
          <AskedContext value={onAsked}>
            <OrderNamesContext value={props.nameOfOrder}>
              <Content {...now} words={words} />
            </OrderNamesContext>
          </AskedContext>
        </ApprovalSizeProvider>
      </PlanStateContext>
    </Dialog>
  )
}

export declare namespace FlowDialog {
  type Props<plan extends Flow.Plan, outcome> = {
    kind: FlowRecord.FlowKind
    /** Its titles by state. @default by its kind */
    titles?: TradeWords['flows'][FlowRecord.FlowKind]
    state: Flow.State<plan, outcome>
    /** Its subject in small. */
    item?: ReactNode
    description?: ReactNode
    /** Whether its content needs more width. @default false */
    wide?: boolean | undefined
    /** The size of its approvals, if the review can change it. */
    approval?: useFreshPlan.Options<plan, outcome>['approval']
    /** The current obstacle, until the trade has begun. */
    obstacle?: ProblemName | undefined
    /** Where the visitor has agreed to some warnings in another way already. @default nowhere */
    easedFor?: EasedFor | undefined
    /** The trades of this browser that fill the same order right now. @default none */
    underWay?: readonly string[] | undefined
    /** Names one of several orders by its index, where a finding is about it. */
    nameOfOrder?: ((index: number) => string | undefined) | undefined
    /**
     * The visitor's own open offers on what changes hands. They are read from the start, and shown above the review.
     * `isInForm`: the form shows them itself.
     */
    ownOffers?: (OwnOffersContainer.Props & { isInForm?: boolean }) | undefined
    /** Shown until everything is read and decided. */
    form: ReactNode
    /** Shown before the wallet is asked. */
    review: (plan: plan) => ReactNode
    /** Describes the steps of the trade. */
    stepsOf: (steps: readonly Trade.Step[]) => readonly StepText[]
    /** Whether a purchase or sale brought something, which is celebrated. @default always */
    isGain?: (outcome: outcome) => boolean
    /** Shown at the end. */
    receipt: (outcome: outcome, state: Extract<Flow.State<plan, outcome>, { status: 'done' }>) => ReactNode
    /** Shown with a problem: what was done before it. */
    doneBefore?: ReactNode
    /** Actions instead of the usual ones, by the kind of problem; `null` for none. */
    ways?: Partial<Record<Problem['next'], ReactNode>>
    onRetry: () => void
    /** Continues with what was already signed or sent. */
    onResume: () => void
    onStop: () => void
    onClose: () => void
  }
}

function isObstructed<plan extends Flow.Plan, outcome>({
  obstacle,
  state,
}: Pick<FlowDialog.Props<plan, outcome>, 'obstacle' | 'state'>): boolean {
  return obstacle !== undefined && isOpenToNews(state)
}

function titleOf(
  state: Flow.State,
  titles: TradeWords['flows'][FlowRecord.FlowKind],
  { flows }: TradeWords,
): string {
  switch (state.status) {
    case 'ready':
      return titles.review
    case 'running':
    case 'done':
    case 'failed':
      return titles[state.status]
    case 'settled':
      return titles.done
    case 'unknown':
    case 'stopped':
      return flows[state.status]
    default:
      return titles.begin
  }
}

type Told = {
  words: TradeWords
  /** What the wallet is asked for. */
  asked: readonly Facts.Row[]
}

function Content<plan extends Flow.Plan, outcome>(props: FlowDialog.Props<plan, outcome> & Told): ReactNode {
  const { kind, state, obstacle, ownOffers: own, underWay = [], words, isGain = () => true, onClose } = props
  if (obstacle && isOpenToNews(state))
    return (
      <Stopped {...props} problem={obstacleOf(obstacle, kind, words)}>
        <TradesUnderWay trades={underWay} />
      </Stopped>
    )
  switch (state.status) {
    case 'idle':
    case 'preparing':
    case 'ready': {
      const plan = state.status === 'ready' ? state.plan : undefined
      return (
        <div className="space-y-4">
          <UnderWay trades={underWay} />
          <div className="empty:hidden *:not-first:mt-3" hidden={!plan}>
            {own && (plan || !own.isInForm) && <OwnOffersContainer {...own} />}
          </div>
          <Guarded findings={plan && (plan.findings ?? [])} easedFor={props.easedFor}>
            {plan ? props.review(plan) : props.form}
          </Guarded>
        </div>
      )
    }
    case 'running':
      return <Running {...props} state={state} />
    case 'done':
      return (
        <>
          {gains.has(kind) && isGain(state.outcome) && <Moment />}
          {props.receipt(state.outcome, state)}
        </>
      )
    case 'settled':
      return <Settled state={state} onClose={onClose} />
    case 'blocked':
    case 'failed':
    case 'unknown':
    case 'stopped': {
      const problem = problemOf(state as Stuck, kind, words)
      return (
        <Stopped {...props} problem={problem}>
          {'error' in state && <GuardFindings findings={refusedBy(state.error)} />}
          {props.doneBefore}
        </Stopped>
      )
    }
    default:
      return state satisfies never
  }
}

/** The trades that end with something bought, sold or won. */
const gains: ReadonlySet<FlowRecord.FlowKind> = new Set(['purchase', 'sweep', 'mint', 'sale', 'settlement'])

const nothingFound: readonly Order.Finding[] = []

/** The findings for which the guard refused. */
function refusedBy(error: BaseError): readonly Order.Finding[] {
  return findCause(error, Order.UnsafeError)?.facts.findings ?? nothingFound
}

function Running<plan extends Flow.Plan, outcome>({
  state,
  stepsOf,
  words,
  asked,
  onStop,
}: FlowDialog.Props<plan, outcome> &
  Told & { state: Extract<Flow.State<plan, outcome>, { status: 'running' }> }) {
  return (
    <div className="space-y-4">
      {asked.length > 0 && (
        <section aria-label={words.trade.asked} className="rounded-card bg-sunk px-4 py-2">
          <Facts rows={asked} />
        </section>
      )}
      <StepList
        steps={stepsOf(state.steps)}
        current={state.step}
        waitingFor={state.waitingFor}
        hash={Flow.hashOf(state)}
      />
      <div className="flex items-center justify-between gap-4">
        <p className="text-sm text-ink-soft">{words.trade.background}</p>
        <Button tone="ghost" className="shrink-0" onClick={firstPress(onStop)}>
          {words.trade.stop}
        </Button>
      </div>
    </div>
  )
}

/** Shows why a trade stopped, what that means for money and items, and how to continue. */
function Stopped({ problem, ways = {}, children, onRetry, onResume, onClose }: Stopped.Props) {
  const { trade } = useTradeWords()
  const network = use(NetworkContext)
  const isElsewhere = problem.next === 'switch' && network !== undefined
  const own = ways[problem.next]
  const tone = problem.isCalm
    ? 'info'
    : problem.next === 'retry' || problem.next === 'resend'
      ? 'bad'
      : 'warn'
  return (
    <div className="space-y-4">
      <Notice tone={tone} title={isElsewhere ? trade.switchTitle(network.name) : problem.title} live>
        {isElsewhere ? trade.switchWhy(network.name) : problem.body}
      </Notice>
      {children}
      <div className="flex flex-wrap gap-2.5 *:flex-1">
        {own === undefined ? <Way next={problem.next} onRetry={onRetry} onResume={onResume} /> : own}
        <Button onClick={onClose}>{trade.close}</Button>
      </div>
    </div>
  )
}

function Way({
  next,
  onRetry,
  onResume,
}: Pick<Stopped.Props, 'onRetry' | 'onResume'> & Pick<Problem, 'next'>) {
  const { trade } = useTradeWords()
  if (next === 'reload') return <ReloadButton />
  if (next !== 'retry' && next !== 'resend') return null
  return (
    <Button tone="primary" onClick={next === 'retry' ? onRetry : onResume}>
      {next === 'retry' ? trade.retry : trade.resend}
    </Button>
  )
}

declare namespace Stopped {
  type Props = {
    problem: Problem
    /** Further text. */
    children?: ReactNode
    ways?: Partial<Record<Problem['next'], ReactNode>> | undefined
    onRetry: () => void
    onResume: () => void
    onClose: () => void
  }
}
