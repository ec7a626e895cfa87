import type { Collection } from '@souk/market'
import { formatUnits } from 'viem'
import type { Config } from '../market/config.js'
import { toNativeUnits } from '../market/nativeUnits.js'
import type { Interval, SaleStats } from '../stats/readStats.js'

/** Writes a collection in the second form of the marketplace API, which newer clients read. */
export function encodeCollection(
  collection: Collection,
  { chain, siteUrl }: Pick<Config, 'chain' | 'siteUrl'>,
) {
  const { slug, contract, fees, stats } = collection
  return {
    collection: slug,
    name: collection.name,
    description: collection.description,
    image_url: collection.imageUrl ?? '',
    banner_image_url: collection.bannerUrl ?? '',
    owner: collection.owner?.toLowerCase() ?? '',
    safelist_status: 'not_requested',
    category: '',
    is_disabled: false,
    is_nsfw: false,
    trait_offers_enabled: true,
    collection_offers_enabled: true,
    opensea_url: siteUrl ? `${siteUrl}/collection/${slug}` : '',
    project_url: collection.externalUrl ?? '',
    wiki_url: '',
    discord_url: '',
    telegram_url: '',
    twitter_username: '',
    instagram_username: '',
    contracts: contract ? [{ address: contract.toLowerCase(), chain }] : [],
    editors: [],
    fees: fees.map(({ recipient, basisPoints, required }) => ({
      recipient: recipient.toLowerCase(),
      fee: basisPoints / 100,
      required,
    })),
    rarity: null,
    payment_tokens: collection.currencies.map(({ address, name, symbol, decimals }) => ({
      address: address.toLowerCase(),
      name,
      symbol,
      decimals,
      chain,
      image: '',
      eth_price: null,
      usd_price: null,
    })),
    total_supply: Number(stats.totalSupply),
    created_date: collection.createdAt?.toISOString().slice(0, 10) ?? '',
  }
}

/** Writes the statistics of a collection in the second form of the marketplace API. Amounts are in whole units. */
export function encodeStats(
  { stats }: Pick<Collection, 'stats'>,
  { averagePrice, ...sales }: SaleStats & { averagePrice: bigint },
) {
  const { floor, volume } = stats
  const price = floor ? Number(formatUnits(floor.price, floor.currency.decimals)) : 0
  return {
    total: {
      volume: toNativeUnits(volume),
      sales: stats.sales,
      average_price: toNativeUnits(averagePrice),
      num_owners: stats.owners,
      market_cap: price * Number(stats.totalSupply),
      floor_price: price,
      floor_price_symbol: floor?.currency.symbol ?? '',
    },
    intervals: [
      toInterval('one_day', sales.oneDay),
      toInterval('seven_day', sales.sevenDays),
      toInterval('thirty_day', sales.thirtyDays),
    ],
  }
}

function toInterval(interval: string, { volume, sales, averagePrice, volumeBefore }: Interval) {
  const [now, before] = [toNativeUnits(volume), toNativeUnits(volumeBefore)]
  return {
    interval,
    volume: now,
    volume_diff: now - before,
    volume_change: before === 0 ? 0 : (now - before) / before,
    sales: Number(sales),
    average_price: toNativeUnits(averagePrice),
  }
}
