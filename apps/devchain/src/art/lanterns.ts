import { collectionFields, fieldsOf, type Piece } from './Piece.js'
export function lanternPieces(): { collection: Piece; pieces: readonly Piece[] } {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><rect width="800" height="800" fill="#223"/></svg>'
  return {
    collection: {
      fields: collectionFields({ name: 'Lanterns of the Souk', symbol: 'LANTERN', description: 'Lanterns.' }),
      svg,
    },
    pieces: Array.from({ length: 100 }, (_, i) => ({
      fields: fieldsOf({
        name: `Lantern ${i}`,
        description: 'x',
        attributes: [{ trait_type: 'Shape', value: 'Onion' }],
      }),
      svg,
    })),
  }
}
