import type { Command } from 'commander'
import { auction } from './auction.js'
import { bid } from './bid.js'
import { withApproval, withExamples, withOrder, withTrade } from './flags.js'
import type { Open } from './Open.js'
import { settle } from './settle.js'

/** Adds the commands of English auctions. */
export function addAuctions(program: Command, { session }: Open): void {
  withExamples(
    withOrder(
      program
        .command('auction <item> <reserve>')
        .description('Auctions an item: the highest bid at or above the reserve wins it.'),
      '7d',
    ),
    'souk auction lanterns-of-the-souk#7 0.5weth --for 3d',
  ).action(async (item, reserve, flags) => auction(await session(flags), item, reserve, flags))
  withExamples(
    withApproval(
      withTrade(program.command('bid <item> <price>').description('Bids on an item that is on auction.')),
    ).option('--auction <hash>', 'this auction, if the item has several'),
    'souk bid lanterns-of-the-souk#7 0.6weth',
  ).action(async (item, price, flags) => bid(await session(flags), item, price, flags))
  withExamples(
    withApproval(
      withTrade(
        program
          .command('settle <item>')
          .description('Settles an auction: the winner receives the item, and the seller is paid.'),
      ),
    )
      .option('--auction <hash>', 'this auction, if the item has several')
      .option('--bid <hash>', 'sell to this bid (only the seller)')
      .option('--min <price>', 'the least that the seller receives'),
    'souk settle lanterns-of-the-souk#7',
    'souk settle lanterns-of-the-souk#7 --min 0.5weth --from Amina',
  ).action(async (item, flags) => settle(await session(flags), item, flags))
}
