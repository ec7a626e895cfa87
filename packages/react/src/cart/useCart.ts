import { useMemo, useSyncExternalStore } from 'react'
import { CartMissingError } from '../errors/errors.js'
import { useSouk } from '../provider/SoukProvider.js'
import * as Cart from '../stores/Cart.js'
import type { CartStore, KeptCart } from '../stores/createCartStore.js'

/**
 * Returns the cart of the nearest `SoukProvider`, and the functions to change it.
 *
 * On a server, and while a page of it becomes alive, the cart is empty: what is in it only the browser knows.
 *
 * @throws {CartMissingError} when the provider was given no `cart`.
 *
 * @example
 * const { cart, add, remove, undo } = useCart()
 * Cart.groups(cart).map(({ currency, lines, total }) => …)
 */
export function useCart(): useCart.Result {
  const { cart: store } = useSouk()
  if (!store) throw new CartMissingError()
  const kept = useSyncExternalStore(store.subscribe, store.getSnapshot, getServerSnapshot)
  const actions = useMemo(() => bind(store), [store])
  return { ...kept, ...actions }
}

export declare namespace useCart {
  type Result = KeptCart & Actions
  type Actions = {
    /** Puts a line in, in the place of one of the same order. */
    add: (line: Cart.Line) => void
    /** Takes lines out. */
    remove: (ids: readonly Cart.Id[]) => void
    /** Takes lines out for good, such as what was bought. */
    drop: (ids: readonly Cart.Id[]) => void
    /** Changes how many units are wanted. @throws {UnitsError} when the order has not so many. */
    setUnits: (options: Cart.Id & { units: bigint }) => void
    /** Takes everything out. */
    clear: () => void
    /** Puts back what was taken out last. */
    undo: () => void
    /** Takes changes over that the person has seen. */
    accept: (changes: readonly Cart.Change[]) => void
  }
}

const server: KeptCart = { cart: Cart.empty, unread: [] }
const getServerSnapshot = () => server

function bind({ update }: CartStore): useCart.Actions {
  return {
    add: (line) => update((cart) => Cart.add(cart, line)),
    remove: (ids) => update((cart) => Cart.remove(cart, ids)),
    drop: (ids) => update((cart) => Cart.drop(cart, ids)),
    setUnits: (options) => update((cart) => Cart.setUnits(cart, options)),
    clear: () => update(Cart.clear),
    undo: () => update(Cart.undo),
    accept: (changes) => update((cart) => Cart.accept(cart, changes)),
  }
}
