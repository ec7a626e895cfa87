import { Conduit, type OfferItem, Order } from '@souk/seaport'
import { formatAddress, isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { formatBasisPoints } from '@souk/ui/parts/format/formatShare.js'
import { formatMoment } from '@souk/ui/parts/format/formatTime.js'
import { useTradeWords } from '@souk/ui/parts/i18n/areas/trades.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Badge } from '@souk/ui/parts/kit/Badge.js'
import { CopyText } from '@souk/ui/parts/kit/CopyText.js'
import { Facts } from '@souk/ui/parts/kit/Facts.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { feeKind } from '@souk/ui/parts/orders/breakdown.js'
import { itemText, shorten } from '@souk/ui/parts/orders/itemText.js'
import { findingSentences, findingText, guardWords, withoutImplied } from '@souk/words/findings'
import { inspectWords } from '@souk/words/inspect'
import type { ReactNode } from 'react'
import { collectionOf, type InspectContext } from './context.js'
import { type Gain, gainsOf, shareIn } from './gains.js'

/** Shows an order's contents, gains and findings: from the order itself, and with what the chain adds. */
export function OrderReport({ order, findings, context, now, actions }: OrderReport.Props) {
  const words = useArea(inspectWords)
  const explained = Order.explain(order.parameters, context)
  return (
    <article className="space-y-6">
      <Verdict findings={findings} />
      <Section title={words.plain}>
        <OrderFacts explained={explained} order={order} context={context} />
      </Section>
      <Section title={words.gains}>
        <Gains parameters={order.parameters} context={context} />
      </Section>
      <Findings findings={findings} context={context} />
      {now}
      {actions}
    </article>
  )
}

export declare namespace OrderReport {
  type Props = {
    order: Order.Order
    findings: readonly Order.Finding[]
    context: InspectContext
    /** The state on chain. */
    now?: ReactNode
    /** The possible actions. */
    actions?: ReactNode
  }
}

/** A part of a report, with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="space-y-2.5">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

/** Shows the worst finding in one sentence. */
export function Verdict({ findings: all }: { findings: readonly Order.Finding[] }) {
  const { verdict } = useArea(inspectWords)
  const findings = withoutImplied(all)
  const count = (severity: Order.Severity) => findings.filter((one) => one.severity === severity).length
  const [dangers, warnings] = [count('blocking'), count('warning')]
  if (dangers > 0)
    return (
      <Notice tone="bad" title={verdict.danger}>
        {[verdict.dangers(dangers), warnings > 0 && verdict.warnings(warnings)].filter(Boolean).join(', ')}
      </Notice>
    )
  if (warnings > 0)
    return (
      <Notice tone="warn" title={verdict.warning}>
        {verdict.warnings(warnings)}
      </Notice>
    )
  // A green mark would suggest that the price is fair.
  if (findings.some(({ name }) => name === 'worthNotChecked'))
    return (
      <Notice tone="warn" title={verdict.unchecked}>
        {verdict.uncheckedMeaning}
      </Notice>
    )
  return (
    <Notice tone="good" title={verdict.fine}>
      {verdict.fineMeaning}
    </Notice>
  )
}

/** Shows the findings, worst first, numbered. */
export function Findings({ findings: all, context }: Findings.Props) {
  const words = useArea(inspectWords)
  const told = {
    words: useArea(guardWords),
    sentences: useArea(findingSentences),
    info: useInfo(),
    context,
  }
  const findings = withoutImplied(all)
  return (
    <Section title={words.odd}>
      {findings.length === 0 ? (
        <p className="text-ink-soft">{words.oddNone}</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {findings.map((finding, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a check may find several things
            <li key={index} className="flex gap-3 px-4 py-3 text-sm">
              <Badge tone={tones[finding.severity]} className="mt-0.5">
                {words.severity[finding.severity]}
              </Badge>
              <span className="min-w-0 wrap-anywhere">{findingText(finding, told).sentence}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

export declare namespace Findings {
  type Props = { findings: readonly Order.Finding[]; context: InspectContext }
}

const tones = { blocking: 'bad', warning: 'warn', note: 'quiet' } as const

type ExplainedFacts = Pick<OrderReport.Props, 'order' | 'context'> & { explained: Order.Explanation }

function OrderFacts({ explained, order, context }: ExplainedFacts) {
  const { facts, fillers, kinds } = useArea(inspectWords)
  const { fillableBy } = explained
  const [exchange] = context.trusted?.exchanges ?? []
  const { conduitKey, counter } = order.parameters
  const fillable = {
    anyone: () => fillers.anyone,
    taker: () => ('account' in fillableBy ? fillers.taker(formatAddress(fillableBy.account)) : ''),
    zone: () => ('zone' in fillableBy ? fillers.zone(formatAddress(fillableBy.zone)) : ''),
    auction: () => fillers.auction,
  }[fillableBy.type]
  const hash = Order.hash(order.parameters)
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-2">
      <Facts
        rows={[
          { name: facts.kind, value: kinds[explained.kind] },
          { name: facts.from, value: formatMoment(explained.from) },
          {
            name: facts.until,
            value: explained.until === undefined ? facts.never : formatMoment(explained.until),
          },
          { name: facts.fillable, value: fillable() },
          { name: facts.parts, value: explained.inParts ? facts.yes : facts.no },
          {
            name: facts.exchange,
            value: Conduit.isNone(conduitKey)
              ? facts.viaExchange
              : facts.viaConduit(formatAddress(Conduit.operator(conduitKey, exchange ? { exchange } : {}))),
          },
          { name: facts.hash, value: <CopyText value={hash} label={facts.hash} /> },
          { name: facts.counter, value: shorten(String(counter)) },
        ]}
      />
    </div>
  )
}

function Gains({ parameters, context }: { parameters: Order.Components; context: InspectContext }) {
  const words = useArea(inspectWords)
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full table-fixed text-left text-sm max-xs:text-xs">
        <thead>
          <tr className="border-b border-line text-ink-soft">
            {[words.who, words.gives, words.gets].map((name) => (
              <th key={name} scope="col" className="px-2 xs:px-3 py-2 font-medium sm:px-4">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {gainsOf(parameters).map((gain, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: who offers may also be among the others
            <tr key={index} className="align-top">
              <th scope="row" className="px-2 xs:px-3 py-2.5 font-medium wrap-anywhere sm:px-4">
                <Who gain={gain} isOfferer={index === 0} parameters={parameters} context={context} />
              </th>
              {[gain.gives, gain.gets].map((items, side) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two sides, always in this order
                <td key={side} className="px-2 xs:px-3 py-2.5 sm:px-4">
                  <Items items={items} context={context} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type WhoProps = {
  gain: Gain
  isOfferer: boolean
  parameters: Order.Components
  context: InspectContext
}

/** Names an account and the reason for its share. The order itself tells whose creator it is. */
function Who({ gain, isOfferer, parameters, context }: WhoProps) {
  const words = useArea(inspectWords)
  const { orders } = useTradeWords()
  const { who } = gain
  if (who === 'filler') return words.filler
  const kind = feeKind(who, { info: context.info, collection: collectionOf(parameters, context) })
  const share = shareIn(parameters, gain)
  const part = share === undefined ? undefined : `${orders.part[kind]} (${formatBasisPoints(share)})`
  const role = isOfferer ? words.offerer : part
  return (
    <>
      {role && <span className="block text-xs text-ink-soft">{role}</span>}
      <CopyText value={who} label={words.who} text={kind === 'creator' ? undefined : nameOf(who, context)} />
    </>
  )
}

function nameOf(address: string, { names = [] }: InspectContext): string {
  const known = names.find((entry) => isSameAddress(entry.address, address))
  return known ? `${known.name} (${formatAddress(address)})` : formatAddress(address)
}

/** The most items of one side to show. */
const mostItems = 30

function Items({ items, context }: { items: readonly OfferItem[]; context: InspectContext }) {
  const words = useArea(inspectWords)
  if (items.length === 0) return <span className="text-ink-soft">{words.statements.nothing}</span>
  return (
    <ul className="space-y-0.5">
      {items.slice(0, mostItems).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same item may be there twice
        <li key={index} className="figures wrap-anywhere">
          {itemText(item, context)}
        </li>
      ))}
      {items.length > mostItems && <li>+ {items.length - mostItems}</li>}
    </ul>
  )
}
