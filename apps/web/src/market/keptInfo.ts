import { BaseError } from '@souk/base'
import type { MarketInfo } from '@souk/market'
import { MarketInfoWire } from '@souk/market/wire'

/** Each chain of a market has its own configuration. `base`: the path of the chain; the default chain has none. */
const keyOf = (base: string) => `souk.market${base}`

/** The part of `localStorage` in use. */
type InfoStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Reads the market's configuration from the last visit, so that the app opens while its server is away. Everything
 * that needs only the chain, or nothing, still works.
 */
export function readKeptInfo(storage: InfoStorage, base = ''): MarketInfo | undefined {
  try {
    const text = storage.getItem(keyOf(base))
    return text === null ? undefined : MarketInfoWire.decode(JSON.parse(text))
  } catch (error) {
    // The data is of another version, or was changed. The server will send it again.
    if (error instanceof SyntaxError || error instanceof BaseError || error instanceof DOMException)
      return undefined
    throw error
  }
}

/** Stores the market's configuration. @returns Whether it differs from the stored one. */
export function keepInfo(storage: InfoStorage, info: MarketInfo, base = ''): boolean {
  const key = keyOf(base)
  const text = JSON.stringify(MarketInfoWire.encode(info))
  try {
    const isNew = storage.getItem(key) !== text
    if (isNew) storage.setItem(key, text)
    return isNew
  } catch (error) {
    // A browser without storage opens the app once the server answers.
    if (error instanceof DOMException) return false
    throw error
  }
}
