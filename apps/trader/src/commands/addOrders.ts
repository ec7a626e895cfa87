import type { Command } from 'commander'
import { cancel } from './cancel.js'
import { withExamples, withOrder, withTrade } from './flags.js'
import { ladder } from './ladder.js'
import { list } from './list.js'
import type { Open } from './Open.js'
import { offer } from './offer.js'
import { reprice } from './reprice.js'

const collect = (value: string, before: readonly string[]) => [...before, value]

/** Adds the commands that sign orders, and the one that cancels them. */
export function addOrders(program: Command, { session }: Open): void {
  withExamples(
    withOrder(program.command('list <item> <price>').description('Lists an item for sale.'), '30d')
      .option('--units <count>', 'units of an edition (default 1)')
      .option('--end <price>', 'price at the end, which the price falls to')
      .option('--to <address>', 'only this account can buy'),
    'souk list lanterns-of-the-souk#7 0.5eth --for 7d',
    'souk list spice-jars#3 100dusd --units 5',
  ).action(async (item, price, flags) => list(await session(flags), item, price, flags))
  withExamples(
    withOrder(
      program.command('reprice <item> <price>').description('Gives an item for sale another price.'),
      '30d',
    ),
    'souk reprice lanterns-of-the-souk#7 0.4eth',
  ).action(async (item, price, flags) => reprice(await session(flags), item, price, flags))
  withExamples(
    withOrder(
      program.command('offer <what> <price>').description('Makes an offer on an item or a collection.'),
      '7d',
    )
      .option('--units <count>', 'units, or items of a collection (default 1)')
      .option('--trait <type=value>', 'only items with this trait; can be repeated', collect, []),
    'souk offer lanterns-of-the-souk#7 0.4weth',
    'souk offer lanterns-of-the-souk 100dusd --trait Glass=Amber',
  ).action(async (what, price, flags) => offer(await session(flags), what, price, flags))
  withExamples(
    withOrder(
      program
        .command('ladder <collection> <low> <high>')
        .description('Makes offers on a collection at several prices, with one signature.'),
      '7d',
    ).option('--steps <count>', 'number of offers', '5'),
    'souk ladder lanterns-of-the-souk 0.2weth 0.4weth --steps 5',
  ).action(async (collection, low, high, flags) => ladder(await session(flags), collection, low, high, flags))
  withExamples(
    withTrade(
      program
        .command('cancel [what...]')
        .description('Cancels orders on the chain: by their hashes, or your own on items.'),
    ).option('--all', 'cancel everything that the account ever signed for the exchange'),
    'souk cancel lanterns-of-the-souk#7',
    'souk cancel --all',
  ).action(async (what, flags) => cancel(await session(flags), what, flags))
}
