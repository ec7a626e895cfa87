import { postOrder, RejectedError } from '@souk/market'
import { dropSavedOrder, getSavedOrders, useSouk } from '@souk/react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAddress, isSameAddress } from '../format/formatAddress.js'
import { Button } from '../ui/Button.js'
import { Notice } from '../ui/Notice.js'

/** Listings that were signed and never reached the market: send them, or forget them. */
export function UnsentOrdersContainer({ address }: { address: string }) {
  const { api, info } = useSouk()
  const [saved, setSaved] = useState(() => getSavedOrders(window.localStorage))
  const own = saved.filter(
    ({ order, chainId }) => chainId === info.chainId && isSameAddress(order.parameters.offerer, address),
  )
  const send = useMutation({
    mutationFn: (unsent: (typeof own)[number]) => postOrder(api, { side: 'ask', order: unsent.order }),
    onSuccess: (_order, unsent) => forget(unsent.orderHash),
  })
  const forget = (orderHash: `0x${string}`) => {
    dropSavedOrder(window.localStorage, orderHash)
    setSaved(getSavedOrders(window.localStorage))
  }
  return own.map((unsent) => (
    <Notice
      key={unsent.orderHash}
      tone="warn"
      title={`A listing you signed has not reached the market (${formatAddress(unsent.orderHash)})`}
      action={
        <div className="flex flex-wrap gap-2.5">
          <Button tone="primary" busy={send.isPending} onClick={() => send.mutate(unsent)}>
            Send it now
          </Button>
          <Button onClick={() => forget(unsent.orderHash)}>Forget it</Button>
        </div>
      }
    >
      {send.error
        ? `The market did not take it${send.error instanceof RejectedError ? `: ${send.error.message}` : '. Try again in a moment.'}`
        : 'Nobody can buy through it until the market has it. Forgetting removes it from this browser only.'}
    </Notice>
  ))
}
