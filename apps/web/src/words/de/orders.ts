import type { TradeWords } from '../areas/trades.js'

export const orders: TradeWords['orders'] = {
  part: { creator: 'Urhebergebühr', market: 'Marktgebühr', other: 'Weitere Empfänger' },
}
