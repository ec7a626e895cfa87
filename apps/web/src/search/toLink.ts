import type { SearchTarget } from './choices.js'

/** Returns the link of a result. */
export function toLink(place: SearchTarget) {
  switch (place.to) {
    case 'collection':
      return { to: '/collection/$slug', params: { slug: place.slug } } as const
    case 'item':
      return { to: '/item/$contract/$id', params: { contract: place.contract, id: place.id } } as const
    case 'account':
      return { to: '/account/$address', params: { address: place.address } } as const
    default:
      return place satisfies never
  }
}
