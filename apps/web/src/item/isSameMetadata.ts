import type { Nft } from '@souk/market'

type Metadata = Pick<Nft, 'name' | 'description' | 'imageUrl' | 'animationUrl' | 'traits'>

/** Compares the metadata of a token at two times. */
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
