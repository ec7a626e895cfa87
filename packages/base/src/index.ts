export { BaseError, findCause } from './BaseError.js'
