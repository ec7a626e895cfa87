import { useOrderStatus } from '@souk/react'
import { Order } from '@souk/seaport'
import { useClock } from '@souk/ui/parts/kit/useClock.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { readSigner } from '@souk/words/inspect'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { InspectContext } from './context.js'
import { OrderActionsContainer } from './OrderActionsContainer.js'
import { OrderNow } from './OrderNow.js'
import { OrderReport } from './OrderReport.js'
import { SignatureSection } from './SignatureSection.js'
import { useOrderFindings } from './useOrderFindings.js'
import { useSignature } from './useSignature.js'

/** Inspects an order: at once by itself, then with its state on chain. */
export function OrderReportContainer({ order: pasted, context }: OrderReportContainer.Props) {
  const info = useInfo()
  const clock = useClock()
  const { order, missing } = useSignature(pasted)
  const { parameters, signature } = order
  const orderHash = useMemo(() => Order.hash(parameters), [parameters])
  const { findings, ...chain } = useOrderFindings(order, { context, isSigned: !missing })
  const status = useOrderStatus({ orderHash }, { query: { retry: false } })
  const signer = useQuery({
    queryKey: ['inspect.signer', info.chainId, orderHash, signature],
    queryFn: () => readSigner(order, { chainId: info.chainId, exchange: info.seaport }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  // An order that the exchange has validated needs no signature.
  const lack = missing && status.data?.isValidated ? 'validated' : missing
  const isOver = parameters.endTime <= clock()
  const needsSignature = lack !== undefined && lack !== 'validated'
  return (
    <OrderReport
      order={order}
      findings={findings}
      context={context}
      now={
        <>
          <OrderNow status={status.data} {...chain} needsSignature={needsSignature} isOver={isOver} />
          <SignatureSection signer={signer.data} offerer={parameters.offerer} missing={lack} />
        </>
      }
      actions={
        <OrderActionsContainer
          key={`${orderHash}${order.signature}`}
          order={order}
          context={context}
          needsSignature={needsSignature}
          isClosed={chain.isBlocked || isOver}
        />
      }
    />
  )
}

export declare namespace OrderReportContainer {
  type Props = { order: Order.Order; context: InspectContext }
}
