import type { TradeWords } from '../en/trades.js'

export const orders: TradeWords['orders'] = {
  part: { creator: 'Urhebergebühr', market: 'Marktgebühr', other: 'Weitere Empfänger' },
}
