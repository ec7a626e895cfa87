import type { Components } from './Components.js'

/** Returns whether the order allows partial fills. */
export function allowsPartialFills(components: Pick<Components, 'orderType'>): boolean {
  return (components.orderType & 1) === 1
}

/** Returns whether the zone of the order must allow each fill. */
export function isRestricted(components: Pick<Components, 'orderType'>): boolean {
  return (components.orderType & 2) === 2
}
