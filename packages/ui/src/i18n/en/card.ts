/** An item in a grid. */
export const card = {
  notListed: 'Not listed',
  /** `price`: of the whole set. */
  inSet: (price: string) => `In a set, ${price}`,
  from: (price: string) => `from ${price}`,
  each: (price: string) => `${price} each`,
  /** Beside an auction. */
  buyNow: (price: string) => `Buy now ${price}`,
  yourPrice: (price: string) => `Yours: ${price}`,
  /** The visitor's own listing, which only one account can buy. */
  reserved: (price: string) => `Reserved: ${price}`,
  yours: 'Yours',
  yoursMany: (units: bigint) => `Yours ×${units}`,
  /** Added to the item's name for screen readers. */
  held: (units: bigint) => `${units} held`,
  heldByYou: 'yours',
  rarity: (rank: string) => `rarity rank ${rank}`,
  buyShort: 'Buy',
  addShort: 'Add to cart',
  inCartShort: 'In your cart',
  /** The labels of a card's buttons for screen readers. */
  buy: (name: string) => `Buy ${name}`,
  addToCart: (name: string) => `Add ${name} to cart`,
  inCart: (name: string) => `${name} is in your cart`,
  select: (name: string) => `Select ${name}`,
  /** The kind of media an item has besides its picture. */
  kinds: { video: 'Video', audio: 'Audio', model: '3D model', page: 'Page' },
}
