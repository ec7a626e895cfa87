import { collectionFields, type Piece } from './Piece.js'
export function tilePieces(): { collection: Piece; pieces: readonly { seed: bigint; title: string }[] } {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><rect width="800" height="800" fill="#236"/></svg>'
  return {
    collection: {
      fields: collectionFields({ name: 'Zellige', symbol: 'ZELLIGE', description: 'Tiles.' }),
      svg,
    },
    pieces: Array.from({ length: 110 }, (_, i) => ({ seed: BigInt(i) * 7919n, title: `Tile ${i}` })),
  }
}
