import { z } from 'zod'
import { auction } from '../commands/auction.js'
import { bid } from '../commands/bid.js'
import { settle } from '../commands/settle.js'
import * as Desk from './Desk.js'
import { inputs, outcome } from './inputs.js'
import { type Tool, tool } from './Tool.js'
import { texts } from './texts.js'

const auctionHash = inputs.hash.optional().describe('The hash of the auction, if the item has several.')

/** The tools that prepare auctions, bids on them, and their ends. */
export function auctionTools(desk: Desk.Desk): readonly Tool[] {
  return [
    tool({
      name: 'prepare_auction',
      title: 'Prepare an auction',
      description: `Prepares to auction an item: the highest bid at or above the reserve wins it. ${outcome}`,
      input: {
        item: inputs.item,
        reserve: inputs.price.describe('The lowest bid that can win, such as 0.5weth.'),
        for: inputs.duration.default('7d').describe('How long it takes bids, such as 12h or 7d.'),
      },
      isReadOnly: true,
      run: async (input) =>
        Desk.prepare(desk, {
          ...{ tool: 'prepare_auction', input },
          command: (session) => auction(session, input.item, input.reserve, { for: input.for }),
        }),
    }),
    tool({
      name: 'prepare_bid',
      title: 'Prepare a bid',
      description: `Prepares a bid on an item that is on auction. It stays valid until the auction can no longer be settled. ${outcome}`,
      input: { item: inputs.item, price: inputs.price, auction: auctionHash },
      isReadOnly: true,
      run: async (input) =>
        Desk.prepare(desk, {
          ...{ tool: 'prepare_bid', input },
          command: (session) => bid(session, input.item, input.price, texts({ auction: input.auction })),
        }),
    }),
    tool({
      name: 'prepare_settle',
      title: 'Prepare the end of an auction',
      description: `Prepares to settle an auction: the winner receives the item, and the seller is paid. ${outcome}`,
      input: {
        item: inputs.item,
        auction: auctionHash,
        bid: inputs.hash.optional().describe('Sell to this bid. Only the seller can choose.'),
        min: z.string().max(60).optional().describe('The least that the seller receives.'),
      },
      isReadOnly: true,
      run: async (input) =>
        Desk.prepare(desk, {
          ...{ tool: 'prepare_settle', input },
          command: (session) =>
            settle(session, input.item, texts({ auction: input.auction, bid: input.bid, min: input.min })),
        }),
    }),
  ]
}
