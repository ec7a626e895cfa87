import type { Command } from 'commander'
import type { Session } from '../conduct/Session.js'
import { accept } from './accept.js'
import { account } from './account.js'
import { approvals } from './approvals.js'
import { buy } from './buy.js'
import { cancel } from './cancel.js'
import { completion } from './completion.js'
import { withAccount, withExamples, withMarket, withOrder, withTrade } from './flags.js'
import { inspect } from './inspect.js'
import { ladder } from './ladder.js'
import { list } from './list.js'
import { offer } from './offer.js'
import { orders } from './orders.js'
import { portfolio } from './portfolio.js'
import { reprice } from './reprice.js'
import { resume } from './resume.js'
import { schema } from './schema.js'
import { send } from './send.js'
import { sweep } from './sweep.js'
import { verify } from './verify.js'
import { watch } from './watch.js'
import { wrap } from './wrap.js'

/** Opens the session of a command with its flags. */
export type Open = {
  session: (flags: object) => Promise<Session>
  /** Without asking a market. */
  offline: (flags: object) => Promise<Omit<Session, 'shop'>>
}

const collect = (value: string, before: readonly string[]) => [...before, value]

/** Adds all commands of traders to a program. */
export function addCommands(program: Command, open: Open): void {
  addTrades(program, open)
  addOrders(program, open)
  addReads(program, open)
  addTools(program, open)
}

function addTrades(program: Command, { session }: Open): void {
  withExamples(
    withTrade(program.command('buy <item>').description('Buys the cheapest listing of an item.'))
      .option('--units <count>', 'units of an edition (default 1)')
      .option('--max <price>', 'the most to pay, for a price that rises')
      .option('--to <address>', 'account that receives the item'),
    'souk buy lanterns-of-the-souk#9 --from Bilal',
    'souk buy https://souk.example/item/0x5FbDB2315678afecb367f032d93F642f64180aa3/7 --keystore wallet.json',
  ).action(async (item, flags) => buy(await session(flags), item, flags))
  withExamples(
    withTrade(
      program.command('sweep <collection> <count>').description('Buys the cheapest items of a collection.'),
    )
      .option('--max <price>', 'the most to pay in total')
      .option('--each <price>', 'the most to pay for one item'),
    'souk sweep lanterns-of-the-souk 3 --max 0.5eth',
  ).action(async (collection, count, flags) => sweep(await session(flags), collection, count, flags))
  withExamples(
    withTrade(
      program
        .command('accept <item>')
        .description('Accepts an offer on an item: the highest, or a named one.'),
    )
      .option('--offer <hash>', 'accept this offer')
      .option('--min <price>', 'the least to receive')
      .option('--exact-approval', 'approve only this item'),
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

function addOrders(program: Command, { session }: Open): void {
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

function addReads(program: Command, { session }: Open): void {
  withExamples(
    withAccount(
      program.command('orders [what]').description('Lists orders of an item, a collection or the market.'),
    )
      .option('--listings', 'only listings')
      .option('--offers', 'only offers')
      .option('--mine', 'only those of --from')
      .option('--maker <address>', 'only those of this account')
      .option('--limit <count>', 'the most of each kind, up to 50', '20'),
    'souk orders lanterns-of-the-souk --listings',
  ).action(async (what, flags) => orders(await session(flags), what, flags))
  withExamples(
    withAccount(
      program.command('portfolio [account]').description('Lists the money and items of an account.'),
    ),
    'souk portfolio --from Bilal',
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

function addTools(program: Command, { session, offline }: Open): void {
  withExamples(
    withMarket(
      program.command('inspect <file>').description('Says what an order, typed data or a transaction does.'),
    ).option('--offline', 'ask no market for names and prices'),
    'souk inspect order.json',
    'pbpaste | souk inspect -',
  ).action(async (file, flags) => {
    const context = flags.offline ? { ...(await offline(flags)), shop: undefined } : await session(flags)
    return inspect(context, file)
  })
  withExamples(
    withMarket(
      program.command('verify <order>').description('Asks the chain whether an order can be filled now.'),
    ),
    'souk verify order.json',
    'souk verify 0xf48c894e5621ba8305697dc723c38985beeb0bc571b8b84134f74a85950c9f17',
  ).action(async (order, flags) => verify(await session(flags), order))
  withExamples(
    program
      .command('resume')
      .description('Ends trades that were left: follows what was sent, and posts what was signed.')
      .option('--json', 'write JSON for programs'),
    'souk resume',
  ).action(async (flags) => resume(await offline(flags)))
  withExamples(
    program
      .command('account <file>')
      .description('Writes an encrypted key file.')
      .option('--import', 'with a key that you type, in place of a new one'),
    'souk account wallet.json',
  ).action(async (file, flags) => account(await offline(flags), file, flags))
  withExamples(
    program
      .command('schema [command]')
      .description('Writes the JSON Schema of what a command writes with --json.'),
    'souk schema buy',
  ).action(async (name) => schema(await offline({}), name))
  withExamples(
    program.command('completion <shell>').description('Writes the completion of a shell: bash, zsh or fish.'),
    'souk completion bash > ~/.local/share/bash-completion/completions/souk',
  ).action(async (shell) => completion(await offline({}), shell, program))
}
