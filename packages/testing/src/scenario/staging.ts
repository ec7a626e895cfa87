/** Converts the plain data of scenarios to values on chain. */
export { concreteType, keyOf, operatorOf, toItem, tokenOf } from './toComponents.js'
export { addressOf, pick } from './world.js'
