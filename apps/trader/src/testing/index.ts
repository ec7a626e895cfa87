export { type Bazaar, bazaar } from './bazaar.js'
export { commandNames } from './commandNames.js'
export { bundleProgram, type Program } from './terminal.js'
