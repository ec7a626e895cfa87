import { collectionFields, fieldsOf, type Piece } from './Piece.js'
export function spicePieces(): { collection: Piece; pieces: readonly (Piece & { supply: number })[] } {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><rect width="800" height="800" fill="#632"/></svg>'
  return {
    collection: {
      fields: collectionFields({ name: 'Spice Jars', symbol: 'SPICE', description: 'Spices.' }),
      svg,
    },
    pieces: Array.from({ length: 24 }, (_, i) => ({
      supply: 50 + i,
      fields: fieldsOf({
        name: `Spice ${i}`,
        description: 'x',
        attributes: [{ trait_type: 'Heat', value: i % 5 }],
      }),
      svg,
    })),
  }
}
