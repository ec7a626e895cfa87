import type { Nft } from '@souk/market'

type Metadata = Pick<Nft, 'name' | 'description' | 'imageUrl' | 'animationUrl' | 'traits'>

/** Tells whether the metadata of a token says the same at two times. */
export function isSameMetadata(a: Metadata, b: Metadata): boolean {
  return written(a) === written(b)
}

function written({ name, description, imageUrl, animationUrl, traits }: Metadata): string {
  return JSON.stringify([
    name,
    description,
    imageUrl,
    animationUrl,
    traits.map(({ type, value }) => [type, value]),
  ])
}
