import type { Words } from '../Words.js'

export const orders: Words['orders'] = {
  part: { creator: 'Urhebergebühr', market: 'Marktgebühr', other: 'Weitere Empfänger' },
}
