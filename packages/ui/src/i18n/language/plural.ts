export { pluralOf } from '@souk/words/language'
