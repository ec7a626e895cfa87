import { getNftsByAccount, type Nft, paginate } from '@souk/market'
import { getBalance } from '@souk/market/flows'
import { formatAmount, formatMoney } from '@souk/words/format'
import type { Address } from 'viem'
import type { Session } from '../conduct/Session.js'
import { accountOf } from '../setup/accountOf.js'
import { ownAccount } from '../setup/ownAccount.js'
import { toJson } from '../terminal/json.js'
import { pairs, table } from '../terminal/table.js'
import { named } from '../terminal/text.js'
import { chainRow } from './about.js'

const most = 500

/** Lists what an account has: money and items, with their prices. */
export async function portfolio(session: Session, typed: string | undefined): Promise<void> {
  const { shop, signal, screen, mode } = session
  const account = typed === undefined ? await ownAccount(session) : accountOf(shop, { from: typed })
  const { currencies, chainId } = shop.info
  const [balances, nfts] = await Promise.all([
    Promise.all(
      currencies.map(({ address }) =>
        getBalance({ client: shop.node }, { asset: { currency: address }, account, signal }),
      ),
    ),
    collect(session, account),
  ])
  const money = currencies.map((currency, index) => ({ currency, amount: balances[index] ?? 0n }))
  if (mode.isJson) {
    const sums = money.map(({ currency, amount }) => ({
      currency: currency.address,
      symbol: currency.symbol,
      decimals: currency.decimals,
      amount,
    }))
    screen.say(
      toJson({
        ...{ command: 'portfolio', chainId, account, money: sums },
        items: nfts.map((nft) => toData(nft, account)),
      }),
    )
    return
  }
  const columns = [
    ...[{ title: 'Item' }, { title: 'Name' }, { title: 'Units', isNumber: true }],
    { title: 'For sale at', isNumber: true },
  ]
  const [head = '', ...lines] = table(
    columns,
    nfts.map((nft) => rowOf(nft, account)),
  )
  screen.say(
    [
      screen.paint.bold(account),
      ...pairs([
        ...chainRow(shop.info),
        ...money.map(
          ({ currency, amount }) => [named(currency.symbol, 12), formatAmount(amount, currency)] as const,
        ),
      ]).map((line) => `  ${line}`),
      '',
      ...(nfts.length === 0
        ? ['No items in the collections of this market.']
        : [screen.paint.dim(head), ...lines]),
      ...(nfts.length === most ? [`Only the first ${most} items are shown.`] : []),
    ].join('\n'),
  )
}

async function collect({ shop, signal }: Session, account: Address): Promise<readonly Nft[]> {
  const found: Nft[] = []
  for await (const nft of paginate(getNftsByAccount, shop.api, { account, limit: 50, atMost: most, signal }))
    found.push(nft)
  return found
}

function unitsOf({ owners }: Nft, account: Address): bigint {
  return owners.find(({ address }) => address.toLowerCase() === account.toLowerCase())?.quantity ?? 1n
}

function rowOf(nft: Nft, account: Address): readonly string[] {
  const { listing } = nft
  const isOwn = listing?.maker.toLowerCase() === account.toLowerCase()
  return [
    `${named(nft.collection)}#${nft.tokenId}`,
    named(nft.name, 36),
    String(unitsOf(nft, account)),
    listing && isOwn ? formatMoney(listing.price, listing.currency) : '',
  ]
}

function toData(nft: Nft, account: Address) {
  const { collection, contract, tokenId, name, listing } = nft
  const isOwn = listing?.maker.toLowerCase() === account.toLowerCase()
  return {
    ...{ collection, contract, tokenId, name: named(name), units: unitsOf(nft, account) },
    listing:
      isOwn && listing
        ? { orderHash: listing.orderHash, price: listing.price, currency: listing.currency.address }
        : undefined,
  }
}
