import { useInspectRequest } from '@souk/react'
import { Order } from '@souk/seaport'
import { formatAddress } from '@souk/ui/parts/format/formatAddress.js'
import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { CopyText } from '@souk/ui/parts/kit/CopyText.js'
import { Facts } from '@souk/ui/parts/kit/Facts.js'
import { controlClass, Field } from '@souk/ui/parts/kit/Field.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { useClock } from '@souk/ui/parts/kit/useClock.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { useNative } from '@souk/ui/parts/wallet/useNative.js'
import { inspectWords, isKnownWithoutContract, missingContract, statementText } from '@souk/words/inspect'
import { useState } from 'react'
import { type Address, type Hex, isAddress, numberToHex, zeroAddress } from 'viem'
import type { InspectContext } from './context.js'
import { Findings, Section, Verdict } from './OrderReport.js'
import { OrderReportContainer } from './OrderReportContainer.js'

/**
 * Explains the effects of a transaction. Calldata alone does not say for which contract it is. Calls that only the
 * exchange has are explained as its calls; for others, the visitor is asked for the contract.
 */
export function CallReport({ call, context }: CallReport.Props) {
  const info = useInfo()
  const [to, setTo] = useState<Address>()
  const target = call.to ?? to
  if (target !== undefined || isOfExchange({ ...call, to: info.seaport }))
    return <KnownCallReport call={{ ...call, to: target }} context={context} />
  return <AimlessCallReport {...{ call, context }} onTo={setTo} />
}

const exchangeCalls = ['fill', 'match', 'cancel', 'incrementCounter', 'validate']

function isOfExchange(call: { to: Address; data: Hex; value: bigint }): boolean {
  return exchangeCalls.includes(Order.explainTransaction(call).type)
}

/** Says what calldata does with whichever contract gets it, and asks for the contract. */
function AimlessCallReport({
  call: { data, value, from },
  context,
  onTo,
}: CallReport.Props & { onTo: (to: Address) => void }) {
  const words = useArea(inspectWords)
  const clock = useClock()
  const sent = { to: missingContract, data, value, ...(from ? { from } : {}) }
  const explained = Order.explainTransaction(sent, { ...context, now: clock() })
  const findings = explained.findings.filter(isKnownWithoutContract)
  const told = { ...context, missing: words.call.missing }
  return (
    <article className="space-y-6">
      {findings.some(({ severity }) => severity !== 'note') && <Verdict findings={findings} />}
      <Notice tone="warn" title={words.call.noContract}>
        {words.call.noContractMeaning}
      </Notice>
      <Field label={words.call.contract} hint={words.call.contractHint}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            spellCheck={false}
            placeholder="0x…"
            onChange={({ target }) => {
              const typed = target.value.trim()
              if (isAddress(typed, { strict: false })) onTo(typed)
            }}
            className={`${controlClass} figures`}
          />
        )}
      </Field>
      <Section title={words.request.transaction}>
        <div className="rounded-card border border-line bg-surface px-4 py-2">
          <Facts
            rows={[
              { name: words.call.to, value: words.call.noTo },
              { name: words.call.function, value: explained.functionName ?? data.slice(0, 10) },
            ]}
          />
        </div>
      </Section>
      <Statements statements={explained.statements} context={told} />
      {findings.length > 0 && <Findings findings={findings} context={context} />}
    </article>
  )
}

function KnownCallReport({ call, context }: CallReport.Props) {
  const words = useArea(inspectWords)
  const info = useInfo()
  const native = useNative()
  const clock = useClock()
  const { to = info.seaport, data, value, from } = call
  const sent = { to, data, value, ...(from ? { from } : {}) }
  const explained = Order.explainTransaction(sent, { ...context, now: clock() })
  const request = { method: 'eth_sendTransaction', params: [{ ...sent, value: numberToHex(value) }] }
  const tried = useTried(request, context)
  const findings = tried.data?.findings ?? explained.findings
  return (
    <article className="space-y-6">
      <Verdict findings={findings} />
      <Section title={words.request.transaction}>
        <div className="rounded-card border border-line bg-surface px-4 py-2">
          <Facts
            rows={[
              {
                name: words.call.to,
                value: call.to ? <CopyText value={call.to} label={words.call.to} /> : words.call.unknownTo,
              },
              { name: words.call.value, value: formatMoney(value, native, { exact: true }) },
              { name: words.call.function, value: explained.functionName ?? data.slice(0, 10) },
            ]}
          />
        </div>
      </Section>
      <Statements statements={explained.statements} context={context} />
      <Findings findings={findings} context={context} />
      <Trial {...tried} />
    </article>
  )
}

export declare namespace CallReport {
  type Props = {
    call: { to: Address | undefined; data: Hex; value: bigint; from?: Address | undefined }
    context: InspectContext
  }
}

/** Explains a wallet request, call by call and as a whole. */
export function RequestReport({ request, context }: RequestReport.Props) {
  const words = useArea(inspectWords)
  const clock = useClock()
  const explained = Order.explainRequest(request, { ...context, now: clock() })
  const tried = useTried(request, context)
  const findings = tried.data?.findings ?? explained.findings
  return (
    <article className="space-y-6">
      {explained.type === 'harmless' ? (
        <Notice tone="good" title={words.verdict.harmless}>
          {words.verdict.harmlessMeaning}
        </Notice>
      ) : (
        <Verdict findings={findings} />
      )}
      <Section title={words.request[explained.type]}>
        <p className="wrap-anywhere font-mono text-sm">{Order.plainName(request.method)}</p>
      </Section>
      <Statements statements={explained.statements} context={context} />
      <Findings findings={findings} context={context} />
      <Trial {...tried} />
    </article>
  )
}

export declare namespace RequestReport {
  type Props = { request: Order.WalletRequest; context: InspectContext }
}

/** Simulates the transaction on the node. */
function useTried(request: Order.WalletRequest, context: InspectContext) {
  const { data, isError } = useInspectRequest({ ...context, request }, { query: { retry: false } })
  return { data, isError }
}

/** Says whether the transaction was simulated. Without a simulation it may do more than its data says. */
function Trial({ data, isError }: ReturnType<typeof useTried>) {
  const { trial } = useArea(inspectWords)
  if (data?.notSimulated === 'nothingToSend') return null
  const text = data?.simulation
    ? data.simulation.failed
      ? trial.failed
      : trial.done
    : data?.notSimulated === 'senderUnknown'
      ? trial.senderUnknown
      : data || isError
        ? trial.notTried
        : trial.asking
  return (
    <Section title={trial.title}>
      <p className="text-ink-soft">{text}</p>
    </Section>
  )
}

/** Explains the effects of signing typed data. */
export function TypedDataReport({ data, context }: { data: unknown; context: InspectContext }) {
  const words = useArea(inspectWords)
  const now = useClock()()
  const explained = Order.explainTypedData(data, { ...context, now })
  if (explained.type === 'unknown')
    return (
      <article className="space-y-6">
        <Verdict findings={explained.findings} />
        <Section title={words.request.typedData}>
          <p>
            {words.typed.unknown}: {explained.primaryType?.slice(0, 100) ?? formatAddress(zeroAddress)}
          </p>
        </Section>
        <Findings findings={explained.findings} context={context} />
      </article>
    )
  if (!('orders' in explained))
    return (
      <article className="space-y-6">
        <Verdict findings={explained.findings} />
        <Section title={words.typed[explained.type]}>
          <p>{explained.primaryType}</p>
        </Section>
        <Statements statements={explained.statements} context={context} />
        <Findings findings={explained.findings} context={context} />
      </article>
    )
  return (
    <div className="space-y-10">
      <Section title={words.request.typedData}>
        <p>{explained.type === 'bulk' ? words.typed.bulk(explained.orders.length) : words.typed.order}</p>
        {/* A single order states its own findings below. */}
        {(explained.type === 'bulk' || hasMore(explained, { ...context, now })) && (
          <Verdict findings={explained.findings} />
        )}
        {explained.type === 'bulk' && <Findings findings={explained.findings} context={context} />}
      </Section>
      {explained.orders.slice(0, 20).map(({ components, orderHash }) => (
        <OrderReportContainer
          key={orderHash}
          order={{ parameters: components, signature: '0x' }}
          context={context}
        />
      ))}
      {explained.orders.length > 20 && <p>{words.more(explained.orders.length - 20)}</p>}
    </div>
  )
}

type Explained = Extract<Order.TypedDataExplanation, { type: 'order' | 'bulk' }>

/** Tells whether the data has a finding that its single order does not have, such as another network. */
function hasMore(
  { findings, orders }: Pick<Explained, 'findings' | 'orders'>,
  context: InspectContext & { now: bigint },
): boolean {
  const [order] = orders
  const own = order ? Order.explain(order.components, context).findings : []
  return findings.some(({ code }) => !own.some((one) => one.code === code))
}

/** The most statements to show. */
const mostStatements = 60

function Statements({ statements, context }: Statements.Props) {
  const words = useArea(inspectWords)
  if (statements.length === 0) return null
  return (
    <Section title={words.plain}>
      <ul className="list-disc space-y-1 pl-5">
        {statements.slice(0, mostStatements).map((statement, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two orders may say the same
          <li key={index} className="wrap-anywhere">
            {statementText(statement, words.statements, context)}
          </li>
        ))}
      </ul>
    </Section>
  )
}

declare namespace Statements {
  type Props = { statements: readonly Order.Statement[]; context: InspectContext & { missing?: string } }
}
