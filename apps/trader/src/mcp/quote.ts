import type { Collection, Nft } from '@souk/market'
import { named } from '../terminal/text.js'

const most = { name: 80, description: 400, trait: 60, traits: 30 } as const

/**
 * Texts that strangers wrote, under the one key that says so: cut to a length, in one line, without control characters and
 * characters that change the direction. Nothing else that a tool returns contains text of a stranger.
 */
export type Quoted = {
  untrusted: {
    slug?: string
    name?: string
    description?: string
    traits?: readonly { type: string; value: string }[]
    message?: string
  }
}

/** Quotes a name, which may be that of a currency too. */
export function quoteName(name: string): Quoted {
  return { untrusted: { name: named(name, most.name) } }
}

/** Quotes what a failure of a market, node or wallet says. */
export function quoteMessage(message: string): Quoted {
  return { untrusted: { message: named(message, most.description) } }
}

/** Quotes the texts of a collection. */
export function quoteCollection({
  slug,
  name,
  description,
}: Pick<Collection, 'slug' | 'name' | 'description'>): Quoted {
  return {
    untrusted: {
      slug: named(slug, most.name),
      name: named(name, most.name),
      description: named(description, most.description),
    },
  }
}

/** Quotes the texts of an item. */
export function quoteNft({
  name,
  description,
  collection,
  traits,
}: Pick<Nft, 'name' | 'description' | 'collection' | 'traits'>): Quoted {
  return {
    untrusted: {
      slug: named(collection, most.name),
      name: named(name, most.name),
      description: named(description, most.description),
      traits: traits.slice(0, most.traits).map(({ type, value }) => ({
        type: named(type, most.trait),
        value: named(String(value), most.trait),
      })),
    },
  }
}
