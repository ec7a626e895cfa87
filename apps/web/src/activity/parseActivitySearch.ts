import { type ActivityType, activityTypes } from '@souk/market'

/** The search parameters of a list of activity. */
export type ActivitySearch = { types?: ActivityType[] }

/**
 * Parses the selected types from the address. Leaves out unknown values, so that a mistyped link still opens.
 *
 * @example
 * parseActivitySearch({ types: ['sale', 'tea'] }) // → { types: ['sale'] }
 */
export function parseActivitySearch(search: Record<string, unknown>): ActivitySearch {
  const { types } = search
  const known = Array.isArray(types) ? activityTypes.filter((type) => types.includes(type)) : []
  return known.length > 0 && known.length < activityTypes.length ? { types: known } : {}
}
