/** An auction in a grid, a table or a row. */
export const auctionCard = {
  ends: (time: string) => `Auction · ${time}`,
  /** On a picture, beside a gavel. */
  badge: (time: string) => `Auction · ${time}`,
  ended: 'Auction ended',
  bid: (price: string) => `Bid ${price}`,
  reserve: (price: string) => `Reserve ${price}`,
  endsIn: (time: string) => `ends in ${time}`,
  label: (price: string, time: string) => `on auction, ${price}, ${time}`,
  labelBid: (price: string) => `highest bid ${price}`,
  labelReserve: (price: string) => `reserve ${price}`,
  endingSoon: 'Auctions that end soon',
  how: {
    title: 'The highest bid wins',
    meaning: 'Anyone can bid until the end. No money moves before the auction is settled.',
  },
}
