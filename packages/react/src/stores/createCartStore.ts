import * as Cart from './Cart.js'

/** A cart with how well it is kept. */
export type KeptCart = {
  cart: Cart.Cart
  /** What was stored and could not be read; the next change leaves it out for good. */
  unread: readonly Cart.Unread[]
  /** Why the cart is not stored as it stands, such as a full or forbidden storage: it ends with the page. */
  unsaved?: unknown
}

/** A cart that outlives the page, to subscribe to; `SoukProvider` takes it as `cart`. */
export type CartStore = {
  getSnapshot: () => KeptCart
  /** @returns Ends the subscription. */
  subscribe: (listener: () => void) => () => void
  /** Puts what a function of `Cart` gives in the place of the present cart. */
  update: (change: (cart: Cart.Cart) => Cart.Cart) => void
}

/** The part of `localStorage` that is used, so that tests and servers can bring their own. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Keeps a cart in a storage, together with other tabs: a change is made to what is stored, and so never undoes what
 * another tab did a moment ago.
 *
 * @param options.storage - Mostly `localStorage`.
 * @param options.key - Its name there. @default 'souk.cart.1'
 * @param options.events - Where changes of other tabs are told. @default the page's, where there is one
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
        // Nobody has listened for a while.
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

  /** Takes over what others stored since; what was taken out here can still be put back. */
  function refresh(): void {
    const next = read(storage, key)
    if (next.text === text) return
    text = next.text
    tell({ ...next.kept, cart: { ...next.kept.cart, removed: kept.cart.removed } })
  }

  function follow({ key: changed, storageArea }: StorageEvent): void {
    // Without a key, everything was deleted.
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

/** A storage that may not be read (a browser can forbid it) holds nothing. */
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
