export { amountExample, formatNumber, separators } from '@souk/words/format'
