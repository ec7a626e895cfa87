/** The facts for the sentences about an auction's state. */
export type AuctionFacts = {
  hasBid: boolean
  /** The highest bid or the price paid. */
  price: string
  /** The account of that bid. */
  winner: string
  /** Until when the auction can be settled. */
  until: string
  bySellerOnly: boolean
  /** The fees of the visitor's bid, if they are more than the seller allows. */
  fees?: { taken: string; allowed: string }
}

const anyoneSettles = ({ bySellerOnly, until }: AuctionFacts) =>
  bySellerOnly
    ? `Only the seller can settle this auction, until ${until}.`
    : `Anyone can settle until ${until} and pays only the network fee. The item goes to the highest funded bid, whose bidder pays for it, and the seller is paid in the same transaction.`
const staysOpen = 'Your bid stays open as an ordinary offer until it ends or you cancel it.'
const nothing = () => ''
const lapsed = () => 'Nobody settled this auction in time. Nothing moved, and nobody owes anything.'
const excess = ({ taken, allowed }: { taken: string; allowed: string }) =>
  `Your bid does not count: it takes fees of ${taken}, and the seller allows at most ${allowed}. It stays open as an ordinary offer until it ends or you cancel it.`
const unsold = () =>
  'No bid counts, so there is nothing to settle: a bid has to be funded, reach the reserve, and take no more fees than the auction allows.'

/** English auctions, for bidders, sellers and settlers. */
export const auction = {
  title: 'Auction',
  bar: 'Take part in this auction',
  reserve: 'Reserve',
  highest: 'Highest bid',
  paid: 'Sold for',
  highestBy: (bidder: string) => `by ${bidder}`,
  highestByYou: 'by you',
  soldTo: (buyer: string) => `to ${buyer}`,
  soldToYou: 'to you',
  noBid: 'No bid yet',
  noBidCame: 'No bid',
  endsIn: (time: string) => `Ends in ${time}`,
  status: {
    closing: 'Ending now',
    ended: 'The auction has ended',
    unsold: 'Ended without a winner',
    asleep: 'Inactive',
    sold: 'Settled',
    cancelled: 'Cancelled',
    lapsed: 'Never settled',
    over: 'This auction is over',
  },
  bid: 'Place a bid',
  bidHigher: 'Bid higher',
  reviewBid: 'Review the bid',
  inPlainWords: 'The bid in plain language',
  bidsUntil: 'Bidding ends',
  settle: 'Settle now',
  settleForOthers: 'Settle for the winner',
  takeBid: 'Accept this bid now',
  /** The title of the dialog to accept a bid. */
  acceptBid: 'Accept the bid',
  cancel: 'Cancel the auction',
  /** What each state means for each visitor. An empty text says nothing. */
  standing: {
    open: {
      seller: nothing,
      leader: () =>
        'Your bid is the highest. You pay if the seller accepts it now, or if it is still the highest at the end.',
      bidder: ({ hasBid, price, fees }: AuctionFacts) =>
        fees
          ? excess(fees)
          : hasBid
            ? `You were outbid: the highest bid is ${price}. Being outbid does not withdraw your bid. It stays open as an ordinary offer until it ends or you cancel it.`
            : 'Your bid does not count: it is below the reserve, or your wallet does not cover it.',
      onlooker: nothing,
    },
    closing: {
      seller: () => 'The time is up. The end counts from the next block of the chain.',
      leader: ({ price }: AuctionFacts) =>
        `The time is up, and your bid of ${price} is the highest. The end counts from the next block of the chain.`,
      bidder: () => `The time is up, and your bid is not the highest. ${staysOpen}`,
      onlooker: () => 'The time is up. The end counts from the next block of the chain.',
    },
    ended: {
      seller: ({ winner, price, until }: AuctionFacts) =>
        `You can settle now: the item goes to ${winner}, and you are paid from the bid of ${price} in the same transaction. This is possible until ${until}.`,
      leader: ({ price, until, bySellerOnly }: AuctionFacts) =>
        bySellerOnly
          ? `Your bid of ${price} is the highest. Only the seller can settle, until ${until}. Keep the amount in your wallet until then.`
          : `You won. Settle now to pay ${price} and receive the item in one transaction. Until then, keep the amount in your wallet: a bid without funds does not win.`,
      bidder: (facts: AuctionFacts) => `Another bid won. ${staysOpen} ${anyoneSettles(facts)}`,
      onlooker: anyoneSettles,
    },
    unsold: {
      seller: () =>
        'No bid counts, so there is nothing to settle: a bid has to be funded, reach the reserve, and take no more fees than you allowed. Cancel the auction, or list the item again.',
      leader: unsold,
      bidder: ({ fees }: AuctionFacts) =>
        fees
          ? excess(fees)
          : 'No funded bid reached the reserve, so there is nothing to settle. Your bid did not count.',
      onlooker: unsold,
    },
    asleep: {
      seller: () =>
        'Your item or its approval is missing, so nobody can settle this auction. It continues when both are back.',
      leader: () => 'The seller cannot deliver the item now, so nobody can settle this auction.',
      bidder: () => 'The seller cannot deliver the item now, so nobody can settle this auction.',
      onlooker: () => 'The seller cannot deliver the item now, so nobody can settle this auction.',
    },
    sold: {
      seller: ({ winner, price }: AuctionFacts) =>
        `Your item went to ${winner} for ${price}. You were paid in the same transaction.`,
      leader: ({ price }: AuctionFacts) => `You won for ${price}: the item is in your wallet.`,
      bidder: ({ winner, price }: AuctionFacts) => `It went to ${winner} for ${price}. ${staysOpen}`,
      onlooker: ({ winner, price }: AuctionFacts) => `It went to ${winner} for ${price}.`,
    },
    cancelled: {
      seller: () => 'You cancelled this auction. Bids stay open as ordinary offers.',
      leader: () => `The seller cancelled this auction. ${staysOpen}`,
      bidder: () => `The seller cancelled this auction. ${staysOpen}`,
      onlooker: () => 'The seller cancelled this auction.',
    },
    lapsed: { seller: lapsed, leader: lapsed, bidder: lapsed, onlooker: lapsed },
    over: { seller: nothing, leader: nothing, bidder: nothing, onlooker: nothing },
  },
  howItEnds: {
    own: (end: string, until: string) =>
      `The highest bid at ${end} wins, unless you accept a bid earlier. The auction can then be settled until ${until}. If nobody settles it, nothing moves and nobody owes anything.`,
    other: (end: string, until: string) =>
      `The highest bid at ${end} wins, unless the seller accepts a bid earlier. The auction can then be settled until ${until}. If nobody settles it, nothing moves and nobody owes anything.`,
  },
  fees: (share: string) => `Fees of at most ${share} are taken out of the winning bid.`,
  feesTooHigh: 'Bids from here would not count',
  feesTooHighMeaning: ({ taken, allowed }: { taken: string; allowed: string }) =>
    `The seller allows fees of at most ${allowed}, and a bid from this market takes ${taken}. Such a bid never counts, however high it is. You can bid where the auction was started, or make an ordinary offer on the item here.`,
  yourBid: 'Your bid',
  atLeast: (price: string) => `At least ${price}`,
  belowReserve: (price: string) => `Bids below ${price} do not count`,
  notHighest: (price: string) => `The highest bid is ${price}. Bid more than that to win.`,
  standsUntil: (until: string) =>
    `A bid is an offer that is valid until ${until}, so that the auction can be settled. Your money stays in your wallet, and you can cancel at any time before then.`,
  placed: {
    highest: 'You are the highest bidder',
    other: 'Your bid is placed',
    meaning: (price: string, end: string, until: string) =>
      `If it is the highest at ${end}, it wins: when the auction is settled, you pay ${price} and receive the item. The seller can also accept it earlier. The money stays in your wallet until then. The bid is valid until ${until}, and you can cancel it before then.`,
  },
  itemGoesTo: 'The item goes to',
  you: 'you',
  bidderPays: 'The bidder pays',
  youPay: 'You pay',
  feesOut: 'Fees',
  sellerGets: 'The seller gets',
  youGet: 'You receive',
  whatHappens: 'What happens when you settle',
  check: 'Review settlement',
  settled: (name: string) => `The auction of ${name} is settled`,
  settledMeaning: {
    winner: (price: string) => `It is yours, for ${price}.`,
    seller: (bidder: string, price: string, received: string) =>
      `It went to ${bidder} for ${price}. You received ${received}.`,
    other: (bidder: string, price: string) => `It went to ${bidder} for ${price}.`,
  },
  row: {
    settle: 'Settle',
    canSettle: 'Ended. You can settle it now.',
    noBid: 'Ended without a winner',
    bids: (price: string) => `Reserve ${price}`,
  },
  /** A bid among the offers that a wallet made. */
  mark: {
    bid: 'Bid',
    highest: 'Highest bid of an auction',
    won: 'You won this auction. Settle it to pay and to receive the item.',
    wonBySeller: 'Highest bid of an ended auction, which only the seller can settle',
    winner: 'The bid that won an auction, which is not settled yet',
    lower: (price: string) => `A lower bid: the same bidder leads with ${price}`,
    outbid: (price: string) => `Outbid: the highest bid is ${price}`,
    held: 'For an item that the bidder has now. The next owner could accept it.',
    heldByYou: 'You have this item now. Its next owner could accept the offer.',
    bidHeldByYou: 'You have this item now. Its next owner could accept the bid.',
  },
  buyNow: {
    add: 'Add a buy-now price',
    title: 'Buy-now price',
    yours: 'Your buy-now price',
    meaning: 'A purchase ends this auction without a winner. Bids stay open as ordinary offers.',
  },
  /** Before the seller accepts an offer beside the highest bid of their auction. */
  passedOver: {
    ended: (price: string, bidder: string, until: string) =>
      `Your auction of this item has ended, and the bid of ${price} by ${bidder} won. You can settle the auction until ${until}. If you accept this offer instead, its bidder gets the item at the price of this offer, and nobody can settle the auction any more.`,
    running: (price: string, bidder: string, end: string) =>
      `Your auction of this item runs until ${end}, and ${bidder} bids more: ${price}. If you accept this offer, its bidder gets the item at the price of this offer, and the auction ends without a winner.`,
    settle: 'Settle the auction instead',
  },
  lower: {
    one: (price: string, until: string) =>
      `Your bid of ${price} stays open until ${until}, and anyone who owns the item can accept it.`,
    several: (count: number) =>
      `${count} lower bids of yours stay open, and anyone who owns the item can accept them.`,
    cancelOne: 'Cancel the lower bid',
    cancelSeveral: 'Cancel the lower bids',
    afterwards: 'You can cancel it right after you place this one.',
    cancelAll: 'Cancel these bids',
    outbid: (count: number) =>
      `${count} bids of yours on this item are open. Being outbid withdraws none of them, and anyone who owns the item can accept them.`,
  },
}
