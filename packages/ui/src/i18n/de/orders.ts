import type { TradeWords } from '../en/trades.js'

export const orders: TradeWords['orders'] = {
  fee: 'Gebühr',
  part: { creator: 'Urhebergebühr', market: 'Marktgebühr', other: 'Weitere Empfänger' },
}
