import * as Cart from './Cart.js'

/** A cart with the state of its storage. */
export type KeptCart = {
  cart: Cart.Cart
  /** Stored data that could not be read. The next change removes it. */
  unread: readonly Cart.Unread[]
  /** Why the cart cannot be stored, such as a full or forbidden storage. It is then lost with the page. */
  unsaved?: unknown
}

/** A cart that persists across pages and can be subscribed to. Pass it to `SoukProvider` as `cart`. */
export type CartStore = {
  getSnapshot: () => KeptCart
  /** Adds a listener. Returns a function that removes it. */
  subscribe: (listener: () => void) => () => void
  /** Replaces the cart with the result of a function of `Cart`. */
  update: (change: (cart: Cart.Cart) => Cart.Cart) => void
}

/** The required part of `localStorage`, so that tests and servers can provide their own. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Creates a store of a cart in a storage that several tabs share. A change applies to the stored cart, so it never
 * undoes a recent change of another tab.
 *
 * @param options.storage - Usually `localStorage`.
 * @param options.key - The key of the cart in the storage. @default 'souk.cart.1'
 * @param options.events - Reports changes of other tabs. @default the window, if there is one
 *
 * @example
 * const cart = createCartStore({ storage: localStorage })
 * cart.update((cart) => Cart.add(cart, Cart.toLine(order, { chainId: 1, addedAt: new Date() })))
 */
export function createCartStore(options: createCartStore.Options): CartStore {
  const { storage, key = 'souk.cart.1', events = globalThis.window } = options
  const listeners = new Set<() => void>()
  let { text, kept } = read(storage, key)

  return {
    getSnapshot: () => kept,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        events?.addEventListener('storage', follow)
        // Without listeners, changes of other tabs were not received.
        refresh()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) events?.removeEventListener('storage', follow)
      }
    },
    update: (change) => {
      refresh()
      const cart = change(kept.cart)
      if (cart === kept.cart) return
      const next = Cart.encode(cart)
      const unsaved = write(storage, key, next)
      if (!unsaved) text = next
      tell({ cart, unread: kept.unread, ...unsaved })
    },
  }

  /** Applies changes that other tabs stored. Lines that were removed here can still be restored. */
  function refresh(): void {
    const next = read(storage, key)
    if (next.text === text) return
    text = next.text
    tell({ ...next.kept, cart: { ...next.kept.cart, removed: kept.cart.removed } })
  }

  function follow({ key: changed, storageArea }: StorageEvent): void {
    // An event without a key means that everything was deleted.
    if (changed !== null && changed !== key) return
    if (storageArea === null || storageArea === storage) refresh()
  }

  function tell(next: KeptCart): void {
    kept = next
    for (const listener of [...listeners]) listener()
  }
}

export declare namespace createCartStore {
  type Options = {
    storage: CartStorage
    key?: string | undefined
    events?: Pick<Window, 'addEventListener' | 'removeEventListener'> | undefined
  }
}

type Stored = { text: string | null; kept: KeptCart }

/** Reads the stored cart. A storage that the browser forbids counts as empty. */
function read(storage: CartStorage, key: string): Stored {
  try {
    const text = storage.getItem(key)
    return { text, kept: Cart.decode(text) }
  } catch (error) {
    return { text: null, kept: { cart: Cart.empty, unread: [], unsaved: error } }
  }
}

function write(storage: CartStorage, key: string, text: string): { unsaved: unknown } | undefined {
  try {
    storage.setItem(key, text)
    return undefined
  } catch (error) {
    return { unsaved: error }
  }
}
