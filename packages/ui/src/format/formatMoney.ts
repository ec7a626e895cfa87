export { formatAmount, formatMoney, toTyped } from '@souk/words/format'
