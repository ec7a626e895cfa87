export {
  formatTag,
  isTag,
  keepLanguage,
  type Language,
  languages,
  pageLanguage,
  perTag,
  pickLanguage,
  speakLanguage,
} from '@souk/words/language'
