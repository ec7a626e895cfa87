/** A picture, and the JSON members that describe it. */
export type Piece = {
  /** JSON members without braces: name, description, attributes. */
  fields: string
  svg: string
}

/** A trait. Numbers stay numbers, so that clients can filter by range. */
export type Trait = { trait_type: string; value: string | number }

/** Writes the members of a token's description. */
export function fieldsOf(token: {
  name: string
  description: string
  /** Further media: a video, a sound, a model or a page. */
  animation_url?: string
  attributes: readonly Trait[]
}): string {
  return JSON.stringify(token).slice(1, -1)
}

/** Writes the members of a collection's description (ERC-7572). */
export function collectionFields(collection: { name: string; symbol: string; description: string }): string {
  return JSON.stringify(collection).slice(1, -1)
}
