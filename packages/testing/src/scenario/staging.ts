/** What the plain data of scenarios stands for on the chain. */
export { concreteType, keyOf, operatorOf, toItem, tokenOf } from './toComponents.js'
export { addressOf, pick } from './world.js'
