export { formatAddress, isSameAddress } from '@souk/words/format'
