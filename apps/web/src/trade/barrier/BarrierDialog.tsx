import { useTradeWords } from '../../i18n/areas/trades.js'
import { Dialog } from '../../ui/Dialog.js'
import { Notice } from '../../ui/Notice.js'
import type { Barrier } from './barrierTo.js'

/** Says why a trade cannot begin, in place of a form that could not be submitted. */
export function BarrierDialog({ barrier, native, onClose }: BarrierDialog.Props) {
  const words = useTradeWords()
  const { title, why } = words.barriers[barrier]
  return (
    <Dialog open onClose={onClose} title={barrier === 'noWrapped' ? words.wrap.open : words.offer.make}>
      <Notice tone="info" title={title}>
        {why(native.symbol)}
      </Notice>
    </Dialog>
  )
}

export declare namespace BarrierDialog {
  type Props = { barrier: Barrier; native: { symbol: string }; onClose: () => void }
}
