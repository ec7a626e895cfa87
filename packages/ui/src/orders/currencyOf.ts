export { currencyOf, isKnownCurrency } from '@souk/words/format'
