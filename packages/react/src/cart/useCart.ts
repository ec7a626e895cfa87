'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { CartMissingError } from '../errors/errors.js'
import { useSouk } from '../provider/SoukContext.js'
import * as Cart from '../stores/Cart.js'
import type { CartStore, KeptCart } from '../stores/createCartStore.js'

/**
 * Returns the cart of the nearest `SoukProvider`, with functions to change it.
 *
 * On a server and during hydration, the cart is empty, because only the browser knows its contents.
 *
 * @throws {CartMissingError} if the provider has no `cart`.
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
    /** Adds a line. Replaces an existing line of the same order. */
    add: (line: Cart.Line) => void
    /** Removes lines. */
    remove: (ids: readonly Cart.Id[]) => void
    /** Removes lines permanently, such as bought ones. */
    drop: (ids: readonly Cart.Id[]) => void
    /**
     * Changes the number of units to buy.
     *
     * @throws {QuantityError} if the order does not have that many units.
     */
    setQuantity: (options: Cart.Id & { quantity: bigint }) => void
    /** Removes all lines. */
    clear: () => void
    /** Restores the lines that were removed last. */
    undo: () => void
    /** Applies changes that the user has seen. */
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
    setQuantity: (options) => update((cart) => Cart.setQuantity(cart, options)),
    clear: () => update(Cart.clear),
    undo: () => update(Cart.undo),
    accept: (changes) => update((cart) => Cart.accept(cart, changes)),
  }
}
