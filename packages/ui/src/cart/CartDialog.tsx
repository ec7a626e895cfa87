import { Cart } from '@souk/react'
import type { ReactNode } from 'react'
import { useTradeWords } from '../i18n/areas/trades.js'
import { Button, buttonClass } from '../kit/Button.js'
import { EmptyState } from '../kit/EmptyState.js'
import { Notice } from '../kit/Notice.js'
import { SidePanel } from '../kit/SidePanel.js'
import { PageLink } from '../links/PageLink.js'

/** Shows the cart: the items last removed, and its groups. */
export function CartDialog({ cart, isUnsaved, groupOf, onUndo, onClear, onClose }: CartDialog.Props) {
  const words = useTradeWords()
  return (
    <SidePanel open onClose={onClose} title={words.cart.title}>
      <div className="space-y-5">
        {isUnsaved && <Notice tone="warn">{words.cart.unsaved}</Notice>}
        {cart.removed.length > 0 && (
          <Notice tone="info" live action={<Button onClick={onUndo}>{words.cart.undo}</Button>}>
            {words.cart.removed(cart.removed.length)}
          </Notice>
        )}
        {cart.lines.length === 0 && (
          <EmptyState
            title={words.cart.empty}
            action={
              <PageLink page={{ kind: 'front' }} onClick={onClose} className={buttonClass('primary')}>
                {words.cart.look}
              </PageLink>
            }
          >
            {words.cart.emptyMeaning}
          </EmptyState>
        )}
        {Cart.groups(cart).map(groupOf)}
        {cart.lines.length > 1 && (
          <Button tone="ghost" className="w-full" onClick={onClear}>
            {words.cart.clear}
          </Button>
        )}
      </div>
    </SidePanel>
  )
}

export declare namespace CartDialog {
  type Props = {
    cart: Cart.Cart
    /** Whether saving the cart failed. */
    isUnsaved: boolean
    groupOf: (group: Cart.Group) => ReactNode
    onUndo: () => void
    onClear: () => void
    onClose: () => void
  }
}
