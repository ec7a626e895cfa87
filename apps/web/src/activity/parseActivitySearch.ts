import { type ActivityType, activityTypes } from '@souk/market'

/** What the address bar says of a list of what happened. */
export type ActivitySearch = { types?: ActivityType[] }

/**
 * Reads which kinds are wanted from the address bar. Whatever it does not know is left out, so a mistyped link still opens.
 *
 * @example
 * parseActivitySearch({ types: ['sale', 'tea'] }) // → { types: ['sale'] }
 */
export function parseActivitySearch(search: Record<string, unknown>): ActivitySearch {
  const { types } = search
  const known = Array.isArray(types) ? activityTypes.filter((type) => types.includes(type)) : []
  return known.length > 0 && known.length < activityTypes.length ? { types: known } : {}
}
