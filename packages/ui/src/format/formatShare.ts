export { formatBasisPoints, formatCount, formatGap, formatShare } from '@souk/words/format'
