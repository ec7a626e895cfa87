import type { TradeIntent } from '../frame/trade.js'

export function TradeDialogContainer(_props: { intent: TradeIntent; onClose: () => void }) {
  return null
}
