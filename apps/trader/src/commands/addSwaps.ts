import type { Command } from 'commander'
import { withExamples, withOrder } from './flags.js'
import type { Open } from './Open.js'
import { swap } from './swap.js'

const collect = (value: string, before: readonly string[]) => [...before, value]

/** Adds the command of swaps. */
export function addSwaps(program: Command, { session }: Open): void {
  withExamples(
    withOrder(
      program
        .command('swap <give> [want]')
        .description('Offers items for other items, or accepts the swap with a hash.'),
      '7d',
    )
      .option('--pay <price>', 'money that you add')
      .option('--ask <price>', 'money that you want in addition')
      .option('--units <count>', 'how many of any items of a collection (default 1)')
      .option('--with <item>', 'item that you give, if the swap asks for any; can be repeated', collect, []),
    'souk swap lanterns-of-the-souk#7 spice-jars#3x5 --pay 0.1weth',
    'souk swap lanterns-of-the-souk#7,lanterns-of-the-souk#8 door-knockers',
    'souk swap 0xf48c894e5621ba8305697dc723c38985beeb0bc571b8b84134f74a85950c9f17',
  ).action(async (give, want, flags) => swap(await session(flags), give, want, flags))
}
