export { formatDay, formatMoment, formatRelative, formatUntil } from '@souk/words/format'
