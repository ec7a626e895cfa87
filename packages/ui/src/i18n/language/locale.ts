export {
  formatTag,
  isTag,
  keepLanguage,
  type Language,
  languages,
  pageLanguage,
  perTag,
  pickLanguage,
} from '@souk/words/language'
