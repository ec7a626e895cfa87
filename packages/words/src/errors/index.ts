export { errorText } from './errorText.js'
export { RegistryError } from './RegistryError.js'
export { WatchOnlyError } from './WatchOnlyError.js'
