import type { Command } from 'commander'
import { approvals } from './approvals.js'
import { auctions } from './auctions.js'
import { withAccount, withExamples, withMarket, withTrade } from './flags.js'
import type { Open } from './Open.js'
import { orders } from './orders.js'
import { portfolio } from './portfolio.js'
import { swaps } from './swaps.js'
import { watch } from './watch.js'

/** Adds the commands that look. */
export function addReads(program: Command, { session }: Open): void {
  withExamples(
    withAccount(
      program.command('orders [what]').description('Lists orders of an item, a collection or the market.'),
    )
      .option('--listings', 'only listings')
      .option('--offers', 'only offers')
      .option('--mine', 'only those of your account')
      .option('--maker <address>', 'only those of this account')
      .option('--limit <count>', 'the most of each kind, up to 50', '20'),
    'souk orders lanterns-of-the-souk --listings',
  ).action(async (what, flags) => orders(await session(flags), what, flags))
  withExamples(
    withAccount(program.command('auctions [collection]').description('Lists auctions that accept bids.'))
      .option('--mine', 'those of your account, whatever their state')
      .option('--bidding', 'those that your account bid on')
      .option('--all', 'all auctions, also those that are over')
      .option('--limit <count>', 'the most auctions, up to 50', '20'),
    'souk auctions lanterns-of-the-souk',
    'souk auctions --mine --from Amina',
  ).action(async (collection, flags) => auctions(await session(flags), collection, flags))
  withExamples(
    withAccount(
      program.command('swaps [what]').description('Lists swaps of an item, a collection or the market.'),
    )
      .option('--mine', 'only those of your account')
      .option('--for-me', 'only those that ask for items of your account')
      .option('--limit <count>', 'the most swaps, up to 50', '20'),
    'souk swaps --for-me --from Bilal',
  ).action(async (what, flags) => swaps(await session(flags), what, flags))
  withExamples(
    withAccount(
      program.command('portfolio [account]').description('Lists the money and items of an account.'),
    ),
    'souk portfolio --from Bilal',
    'souk portfolio --keystore wallet.json',
  ).action(async (who, flags) => portfolio(await session(flags), who))
  withExamples(
    withMarket(program.command('watch [collection]').description('Writes the events of a market.'))
      .option('--types <list>', 'only these, such as sale,listing')
      .option('--count <number>', 'end after this many'),
    'souk watch lanterns-of-the-souk --types sale,floor',
  ).action(async (collection, flags) => watch(await session(flags), collection, flags))
  withExamples(
    withTrade(
      program.command('approvals').description('Lists what the exchange and its conduit may move.'),
    ).option('--revoke <what>', 'revoke the approval for a currency or a collection'),
    'souk approvals --from Bilal',
    'souk approvals --revoke weth --keystore wallet.json',
  ).action(async (flags) => approvals(await session(flags), flags))
}
