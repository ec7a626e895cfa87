export { itemText, shorten } from '@souk/words/format'
