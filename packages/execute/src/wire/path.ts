import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Address } from 'viem'
import type { PathAmount, PathFee, PathItem } from '../domain/Quote.js'
import * as F from './fields.js'

const text = z.nullish(z.string())
const number = z.nullish(z.number())
const raw = z.nullish(F.uint)
const address = z.nullish(F.address)

const feeSchema = z.object({
  kind: text,
  recipient: address,
  bps: number,
  amount: number,
  rawAmount: raw,
})

/** The schema of a part of a trade. */
export const schema = z.object({
  orderId: text,
  contract: address,
  tokenId: raw,
  quantity: z.nullish(F.quantity),
  source: text,
  currency: F.address,
  currencySymbol: text,
  currencyDecimals: z.nullish(F.count),
  quote: number,
  rawQuote: F.uint,
  buyInCurrency: address,
  buyInCurrencySymbol: text,
  buyInCurrencyDecimals: z.nullish(F.count),
  buyInQuote: number,
  buyInRawQuote: raw,
  sellOutCurrency: address,
  sellOutCurrencySymbol: text,
  sellOutCurrencyDecimals: z.nullish(F.count),
  sellOutQuote: number,
  sellOutRawQuote: raw,
  totalPrice: number,
  totalRawPrice: raw,
  builtInFees: z.nullish(z.array(feeSchema)),
  feesOnTop: z.nullish(z.array(feeSchema)),
  fromChainId: z.nullish(F.chainId),
  gasCost: raw,
})

/** Reads a part of a trade. @throws {InvalidFieldError} naming the invalid field. */
export function decode(value: unknown): PathItem {
  const raw = F.decodeBy(schema, value, 'path')
  return defined({
    orderId: raw.orderId,
    contract: raw.contract,
    tokenId: raw.tokenId,
    quantity: raw.quantity ?? 1n,
    source: raw.source,
    quote: toAmount(raw.currency, raw.currencySymbol, raw.currencyDecimals, raw.rawQuote),
    buyIn: otherAmount(raw, 'buyIn'),
    sellOut: otherAmount(raw, 'sellOut'),
    totalRaw: raw.totalRawPrice,
    builtInFees: (raw.builtInFees ?? []).map(toFee),
    feesOnTop: (raw.feesOnTop ?? []).map(toFee),
    fromChainId: raw.fromChainId,
    gasCost: raw.gasCost,
  })
}

type Raw = z.Output<typeof schema>

function otherAmount(raw: Raw, side: 'buyIn' | 'sellOut'): PathAmount | undefined {
  const currency = raw[`${side}Currency`]
  const amount = raw[`${side}RawQuote`]
  if (!currency || amount === null || amount === undefined) return undefined
  return toAmount(currency, raw[`${side}CurrencySymbol`], raw[`${side}CurrencyDecimals`], amount)
}

function toAmount(
  currency: Address,
  symbol: string | null | undefined,
  decimals: number | null | undefined,
  raw: bigint,
): PathAmount {
  return defined({ currency, symbol, decimals, raw })
}

function toFee(raw: z.Output<typeof feeSchema>): PathFee {
  const { kind, recipient, bps, rawAmount } = raw
  return defined({ kind, recipient, basisPoints: bps, raw: rawAmount })
}

/** Writes a part of a trade, with amounts for display next to the exact ones. */
export function encode(item: PathItem) {
  const { quote } = item
  return defined({
    orderId: item.orderId,
    contract: F.writeAddress(item.contract),
    tokenId: item.tokenId === undefined ? undefined : String(item.tokenId),
    quantity: F.writeNumber(item.quantity),
    source: item.source,
    currency: quote.currency.toLowerCase(),
    currencySymbol: quote.symbol,
    currencyDecimals: quote.decimals,
    quote: F.writeDecimal(quote.raw, quote.decimals),
    rawQuote: String(quote.raw),
    ...writeOther(item.buyIn, 'buyIn'),
    ...writeOther(item.sellOut, 'sellOut'),
    totalPrice: item.totalRaw === undefined ? undefined : F.writeDecimal(item.totalRaw, quote.decimals),
    totalRawPrice: item.totalRaw === undefined ? undefined : String(item.totalRaw),
    builtInFees: item.builtInFees.map((fee) => writeFee(fee, quote.decimals)),
    feesOnTop: item.feesOnTop.map((fee) => writeFee(fee, quote.decimals)),
    fromChainId: item.fromChainId,
    gasCost: item.gasCost === undefined ? undefined : String(item.gasCost),
  })
}

function writeOther(amount: PathAmount | undefined, side: 'buyIn' | 'sellOut') {
  if (!amount) return {}
  return defined({
    [`${side}Currency`]: amount.currency.toLowerCase(),
    [`${side}CurrencySymbol`]: amount.symbol,
    [`${side}CurrencyDecimals`]: amount.decimals,
    [`${side}Quote`]: F.writeDecimal(amount.raw, amount.decimals),
    [`${side}RawQuote`]: String(amount.raw),
  })
}

function writeFee({ kind, recipient, basisPoints, raw }: PathFee, decimals: number | undefined) {
  return defined({
    kind,
    recipient: F.writeAddress(recipient),
    bps: basisPoints,
    amount: raw === undefined ? undefined : F.writeDecimal(raw, decimals),
    rawAmount: raw === undefined ? undefined : String(raw),
  })
}
