export { isSameWorth } from '@souk/words/findings'
