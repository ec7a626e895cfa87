import { BaseError } from '@souk/base'
import type { MarketInfo } from '@souk/market'
import { MarketInfoWire } from '@souk/market/wire'

const key = 'souk.market'

/** The part of `localStorage` that is used. */
type InfoStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Reads what the market said of itself at the last visit, so that the app opens while its server is away: what needs only
 * the chain, or nothing, goes on.
 */
export function readKeptInfo(storage: InfoStorage): MarketInfo | undefined {
  try {
    const text = storage.getItem(key)
    return text === null ? undefined : MarketInfoWire.decode(JSON.parse(text))
  } catch (error) {
    // Of another version, or tampered with; the server will say it anew.
    if (error instanceof SyntaxError || error instanceof BaseError || error instanceof DOMException)
      return undefined
    throw error
  }
}

/** Keeps what the market says of itself. @returns Whether it is something else than what was kept. */
export function keepInfo(storage: InfoStorage, info: MarketInfo): boolean {
  const text = JSON.stringify(MarketInfoWire.encode(info))
  try {
    const isNew = storage.getItem(key) !== text
    if (isNew) storage.setItem(key, text)
    return isNew
  } catch (error) {
    // A browser that keeps nothing opens the app when the server is there.
    if (error instanceof DOMException) return false
    throw error
  }
}
