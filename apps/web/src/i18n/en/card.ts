/** An item in a grid. */
export const card = {
  notListed: 'Not listed',
  from: (price: string) => `from ${price}`,
  each: (price: string) => `${price} each`,
  yourPrice: (price: string) => `Yours: ${price}`,
  yours: 'Yours',
  yoursMany: (units: bigint) => `Yours ×${units}`,
  /** Added to its name for screen readers. */
  held: (units: bigint) => `${units} held`,
  heldByYou: 'yours',
  rarity: (rank: string) => `rarity No. ${rank}`,
  /** What it shows besides its picture. */
  kinds: { video: 'Film', audio: 'Sound', model: '3D model', page: 'Page' },
}
