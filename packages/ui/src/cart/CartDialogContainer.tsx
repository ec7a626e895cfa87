import { type Cart, useCart, useCartChanges } from '@souk/react'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { useClock } from '../kit/useClock.js'
import { useInfo } from '../market/useInfo.js'
import { currencyOf } from '../orders/currencyOf.js'
import { useConnection } from '../wallet/useConnection.js'
import { CartDialog } from './CartDialog.js'
import { CartGroup } from './CartGroup.js'

/** Shows the cart's items, grouped by the transactions that can buy them. */
export function CartDialogContainer({ onClose }: { onClose: () => void }) {
  const info = useInfo()
  const desk = useTradeDialogs()
  const clock = useClock()
  const account = useConnection().address
  const { cart, unsaved, remove, clear, undo, accept } = useCart()
  const { changes, isPending } = useCartChanges({ account, now: clock() })
  const buy = (group: Cart.Group) => {
    onClose()
    desk.trade({ kind: 'sweep', group, onBack: desk.openCart })
  }
  const groupOf = (group: Cart.Group) => {
    const changed = changes.filter(({ line }) => group.lines.includes(line))
    return (
      <CartGroup
        key={`${group.chainId}:${group.currency}`}
        group={group}
        changed={changed}
        currency={currencyOf(info, { address: group.currency })}
        isPending={isPending}
        onRemove={(line) => remove([line])}
        onAccept={() => accept(changed)}
        onBuy={() => buy(group)}
        onClose={onClose}
      />
    )
  }
  return (
    <CartDialog
      cart={cart}
      isUnsaved={unsaved !== undefined}
      groupOf={groupOf}
      onUndo={undo}
      onClear={clear}
      onClose={onClose}
    />
  )
}
