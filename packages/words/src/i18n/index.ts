export type { Area } from './Area.js'
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
} from './language/locale.js'
export { pluralOf } from './language/plural.js'
