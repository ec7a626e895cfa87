import { Deal } from '@souk/market/flows'
import { useInspectOrder, useOrderStatus } from '@souk/react'
import { isCriteria, Order } from '@souk/seaport'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useConnection } from 'wagmi'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { isSameAddress } from '../format/formatAddress.js'
import { formatShare } from '../format/formatShare.js'
import { nowSeconds } from '../format/formatTime.js'
import { inspectWords } from '../i18n/areas/inspect.js'
import { useArea } from '../i18n/useArea.js'
import { useInfo } from '../market/useInfo.js'
import { Button } from '../ui/Button.js'
import { Notice } from '../ui/Notice.js'
import { Spinner } from '../ui/Spinner.js'
import type { InspectContext } from './context.js'
import { itemText } from './itemText.js'
import { toLink } from './link.js'
import { OrderReport, Section } from './OrderReport.js'
import { SignatureSection } from './SignatureSection.js'
import { readSigner } from './signer.js'
import { toMarketOrder } from './toMarketOrder.js'
import { useSignature } from './useSignature.js'

/** Looks at an order: at once by itself, then by what the chain says of it. */
export function OrderReportContainer({ order: pasted, context }: OrderReportContainer.Props) {
  const info = useInfo()
  const { order, missing } = useSignature(pasted)
  const { parameters, signature } = order
  const orderHash = useMemo(() => Order.hash(parameters), [parameters])
  const alone = useMemo(
    () => Order.explain(parameters, { ...context, now: nowSeconds() }).findings,
    [parameters, context],
  )
  const inspected = useInspectOrder(
    { ...(missing ? { components: parameters } : { order }), ...context },
    { query: { retry: false } },
  )
  const status = useOrderStatus({ orderHash }, { query: { retry: false } })
  const signer = useQuery({
    queryKey: ['inspect.signer', info.chainId, orderHash, signature],
    queryFn: () => readSigner(order, { chainId: info.chainId, exchange: info.seaport }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  // What the exchange remembers needs no signature.
  const lack = missing && status.data?.isValidated ? 'validated' : missing
  const needsSignature = lack !== undefined && lack !== 'validated'
  return (
    <OrderReport
      order={order}
      findings={inspected.data ?? alone}
      context={context}
      now={
        <>
          <Now
            status={status.data}
            isAsking={inspected.isPending && !inspected.isError && inspected.fetchStatus !== 'paused'}
            isOffline={!inspected.data}
            isBlocked={inspected.data?.some(({ severity }) => severity === 'blocking') ?? false}
            needsSignature={needsSignature}
            isOver={parameters.endTime <= nowSeconds()}
          />
          <SignatureSection signer={signer.data} offerer={parameters.offerer} missing={lack} />
        </>
      }
      actions={
        <Actions
          key={`${orderHash}${order.signature}`}
          order={order}
          context={context}
          needsSignature={needsSignature}
        />
      }
    />
  )
}

export declare namespace OrderReportContainer {
  type Props = { order: Order.Order; context: InspectContext }
}

type Status = { isValidated: boolean; isCancelled: boolean; totalFilled: bigint; totalSize: bigint }

function Now({ status, isAsking, isOffline, isBlocked, isOver, needsSignature }: Now.Props) {
  const { now, chain } = useArea(inspectWords)
  if (isAsking)
    return (
      <Section title={now}>
        <p role="status" className="flex items-center gap-2 text-ink-soft">
          <Spinner /> {chain.asking}
        </p>
      </Section>
    )
  if (isOffline || !status)
    return (
      <Section title={now}>
        <Notice tone="warn" title={chain.offline}>
          {chain.offlineMeaning}
        </Notice>
      </Section>
    )
  return (
    <Section title={now}>
      <ul className="list-disc space-y-1 pl-5">
        {statusTexts(status, chain).map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li>
          {isOver
            ? chain.ended
            : isBlocked
              ? chain.cannotFill
              : needsSignature
                ? chain.canFillSigned
                : chain.canFill}
        </li>
      </ul>
    </Section>
  )
}

declare namespace Now {
  type Props = {
    status: Status | undefined
    isAsking: boolean
    isOffline: boolean
    isBlocked: boolean
    isOver: boolean
    /** Nobody can fill it with what is known here. */
    needsSignature: boolean
  }
}

function statusTexts(status: Status, chain: (typeof inspectWords)['en']['chain']): readonly string[] {
  const { isCancelled, isValidated, totalFilled, totalSize } = status
  if (isCancelled) return [chain.cancelled]
  if (totalSize > 0n && totalFilled >= totalSize) return [chain.filled]
  const share = totalFilled > 0n ? [chain.partly(formatShare(Number(totalFilled), Number(totalSize)))] : []
  return [...share, isValidated ? chain.validated : chain.unknown]
}

function Actions({
  order,
  context,
  needsSignature,
}: OrderReportContainer.Props & { needsSignature: boolean }) {
  const { act } = useArea(inspectWords)
  const info = useInfo()
  const desk = useTradeDialogs()
  const account = useConnection().address
  const [note, setNote] = useState<string>()
  const deal = Deal.from(order.parameters)
  const isOwn = isSameAddress(account, deal.maker)
  const title = order.parameters.offer
    .map((item) => itemText(item, context))
    .join(', ')
    .slice(0, 120)
  const copy = async () => {
    const link = toLink(order)
    if (!link) return setNote(act.tooLong)
    await navigator.clipboard.writeText(`${window.location.origin}/inspect#${link}`)
    setNote(needsSignature ? act.copiedUnsigned : act.copied)
  }
  const obstacle = needsSignature
    ? act.unsigned
    : deal.side === 'swap'
      ? act.other
      : deal.items.some(isCriteria)
        ? act.any
        : undefined
  return (
    <Section title={act.title}>
      <p className="text-sm text-ink-soft">{!isOwn && obstacle ? obstacle : act.why}</p>
      <div className="flex flex-wrap items-center gap-2.5">
        {isOwn ? (
          <Button
            tone="danger"
            onClick={() => desk.trade({ kind: 'cancelPlan', orders: [toMarketOrder(order, info)] })}
          >
            {act.cancel}
          </Button>
        ) : (
          !obstacle && (
            <Button tone="primary" onClick={() => desk.trade({ kind: 'fillAlone', order, title })}>
              {deal.side === 'ask' ? act.buy : act.accept}
            </Button>
          )
        )}
        <Button onClick={() => void copy()}>{act.copy}</Button>
        <span role="status" className="text-sm text-ink-soft">
          {note}
        </span>
      </div>
      <details className="rounded-card border border-line">
        <summary className="min-h-11 px-4 py-2.5 text-sm font-semibold">{act.json}</summary>
        <pre className="max-h-96 overflow-auto border-t border-line px-4 py-3 text-xs">
          {JSON.stringify(Order.serialize(order), null, 2)}
        </pre>
      </details>
    </Section>
  )
}
