import type { Command } from 'commander'
import { accept } from './accept.js'
import { buy } from './buy.js'
import { withApproval, withExamples, withTrade } from './flags.js'
import type { Open } from './Open.js'
import { send } from './send.js'
import { sweep } from './sweep.js'
import { wrap } from './wrap.js'

/** Adds the commands that trade at once. */
export function addTrades(program: Command, { session }: Open): void {
  withExamples(
    withApproval(
      withTrade(program.command('buy <item>').description('Buys the cheapest listing of an item.')),
    )
      .option('--units <count>', 'units of an edition (default 1)')
      .option('--max <price>', 'the most to pay, for a price that rises')
      .option('--to <address>', 'account that receives the item'),
    'souk buy lanterns-of-the-souk#9 --from Bilal',
    'souk buy https://souk.example/item/0x5FbDB2315678afecb367f032d93F642f64180aa3/7 --keystore wallet.json',
  ).action(async (item, flags) => buy(await session(flags), item, flags))
  withExamples(
    withApproval(
      withTrade(
        program.command('sweep <collection> <count>').description('Buys the cheapest items of a collection.'),
      ),
    )
      .option('--max <price>', 'the most to pay in total')
      .option('--each <price>', 'the most to pay for one item'),
    'souk sweep lanterns-of-the-souk 3 --max 0.5eth',
  ).action(async (collection, count, flags) => sweep(await session(flags), collection, count, flags))
  withExamples(
    withApproval(
      withTrade(
        program
          .command('accept <item>')
          .description('Accepts an offer on an item: the highest, or a named one.'),
      ),
    )
      .option('--offer <hash>', 'accept this offer')
      .option('--min <price>', 'the least to receive'),
    'souk accept lanterns-of-the-souk#7 --min 0.4weth',
  ).action(async (item, flags) => accept(await session(flags), item, flags))
  withExamples(
    withTrade(
      program.command('send <what> <to>').description('Sends an item or money to another account.'),
    ).option('--units <count>', 'units of an edition (default 1)'),
    'souk send lanterns-of-the-souk#7 0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    'souk send 0.5eth 0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  ).action(async (what, to, flags) => send(await session(flags), what, to, flags))
  withExamples(
    withTrade(
      program.command('wrap <amount>').description('Wraps the native currency, which offers need.'),
    ).option('--undo', 'unwrap it'),
    'souk wrap 0.5eth',
    'souk wrap 0.5weth --undo',
  ).action(async (amount, flags) => wrap(await session(flags), amount, flags))
}
