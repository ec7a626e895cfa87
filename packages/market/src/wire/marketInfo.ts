import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Hex } from 'viem'
import type { MarketInfo } from '../domain/MarketInfo.js'
import * as CurrencyWire from './currency.js'
import * as FiatPriceWire from './fiatPrice.js'
import * as F from './fields.js'

const chainSchema = z.object({
  chain: z.string(),
  chain_id: z.int().check(z.minimum(1)),
  title: z.string(),
  // Callers put it before paths of the market, so it must not name another host.
  path: z.string().check(z.regex(/^(\/chains\/[\w-]+)?$/)),
  native_currency: z.object({
    symbol: z.string(),
    name: z.string(),
    decimals: z.int().check(z.minimum(0), z.maximum(255)),
  }),
})

/** The schema of the market info. Other fields are ignored. */
export const schema = z.object({
  chain_id: z.int().check(z.minimum(1)),
  chain: z.string(),
  title: F.optionalText,
  name: z.string(),
  rpc_url: z.string(),
  seaport: F.address,
  conduit_key: F.hash,
  fees: z.array(z.object({ recipient: F.address, basis_points: F.basisPoints })),
  currencies: z.array(CurrencyWire.schema),
  wrapped_native: z.nullish(F.address),
  price_feeds: z.nullish(z.array(FiatPriceWire.feedSchema)),
  demo_accounts: z.nullish(z.array(z.object({ name: z.string(), address: F.address, private_key: F.hash }))),
  domain: F.optionalText,
  explorer_url: F.optionalText,
  ens_registry: z.nullish(F.address),
  auction: z.nullish(z.object({ zone: F.address, settler: F.address })),
  wallets: z.nullish(
    z.object({
      wallet_connect_project_id: F.optionalText,
      coinbase: z.nullish(z.boolean()),
      safe: z.nullish(z.boolean()),
    }),
  ),
  chains: z.nullish(z.array(chainSchema)),
})

/**
 * Reads the market info.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decode(value: unknown): MarketInfo {
  const raw = F.decodeBy(schema, value, 'market')
  return defined({
    chainId: raw.chain_id,
    chain: raw.chain,
    title: raw.title,
    name: raw.name,
    rpcUrl: raw.rpc_url,
    seaport: raw.seaport,
    conduitKey: raw.conduit_key as Hex,
    fees: raw.fees.map((fee) => ({ recipient: fee.recipient, basisPoints: fee.basis_points })),
    currencies: raw.currencies,
    wrappedNative: raw.wrapped_native ?? undefined,
    priceFeeds: raw.price_feeds?.map(FiatPriceWire.fromFeed),
    demoAccounts: raw.demo_accounts?.map((account) => ({
      name: account.name,
      address: account.address,
      privateKey: account.private_key,
    })),
    domain: raw.domain,
    explorerUrl: raw.explorer_url,
    ensRegistry: raw.ens_registry ?? undefined,
    auction: raw.auction ?? undefined,
    wallets: raw.wallets
      ? defined({
          walletConnectProjectId: raw.wallets.wallet_connect_project_id,
          coinbase: raw.wallets.coinbase ?? undefined,
          safe: raw.wallets.safe ?? undefined,
        })
      : undefined,
    chains: raw.chains?.map(({ chain, chain_id: chainId, title, path, native_currency: nativeCurrency }) => ({
      chain,
      chainId,
      title,
      path,
      nativeCurrency,
    })),
  })
}

/** Writes the market info. */
export function encode(info: MarketInfo) {
  return {
    chain_id: info.chainId,
    chain: info.chain,
    title: info.title ?? null,
    name: info.name,
    rpc_url: info.rpcUrl,
    seaport: info.seaport.toLowerCase(),
    conduit_key: info.conduitKey,
    fees: info.fees.map((fee) => ({
      recipient: fee.recipient.toLowerCase(),
      basis_points: fee.basisPoints,
    })),
    currencies: info.currencies.map(CurrencyWire.encode),
    wrapped_native: info.wrappedNative?.toLowerCase() ?? null,
    price_feeds: info.priceFeeds?.map(FiatPriceWire.encodeFeed) ?? null,
    demo_accounts:
      info.demoAccounts?.map((account) => ({
        name: account.name,
        address: account.address.toLowerCase(),
        private_key: account.privateKey,
      })) ?? null,
    domain: info.domain ?? null,
    explorer_url: info.explorerUrl ?? null,
    ens_registry: info.ensRegistry?.toLowerCase() ?? null,
    auction: info.auction
      ? { zone: info.auction.zone.toLowerCase(), settler: info.auction.settler.toLowerCase() }
      : null,
    wallets: info.wallets
      ? {
          wallet_connect_project_id: info.wallets.walletConnectProjectId ?? null,
          coinbase: info.wallets.coinbase ?? false,
          safe: info.wallets.safe ?? false,
        }
      : null,
    chains:
      info.chains?.map(({ chain, chainId, title, path, nativeCurrency }) => ({
        chain,
        chain_id: chainId,
        title,
        path,
        native_currency: nativeCurrency,
      })) ?? null,
  }
}
