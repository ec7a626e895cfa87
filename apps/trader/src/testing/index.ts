export { type Bazaar, bazaar } from './bazaar.js'
export { bundleProgram, type Program } from './terminal.js'
