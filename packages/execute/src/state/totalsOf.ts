import type { PathAmount, PathItem } from '../domain/Quote.js'
import type { Kind, Total } from './ExecutionState.js'

/** Adds up the totals of a quote by currency: what the account pays, or what it receives in a sale. */
export function totalsOf(kind: Kind, path: readonly PathItem[] = []): readonly Total[] {
  const totals = new Map<string, Total>()
  for (const item of path) {
    const amount = kind === 'sell' ? gained(item) : spent(item)
    const key = amount.currency.toLowerCase()
    const before = totals.get(key)
    const raw = String(BigInt(before?.raw ?? 0) + amount.raw)
    totals.set(key, { ...(before ?? toTotal(amount)), raw })
  }
  return [...totals.values()]
}

/** Uses the larger amount if a server states two, because it protects the buyer. */
function spent({ quote, buyIn, totalRaw = 0n, feesOnTop }: PathItem): PathAmount {
  if (buyIn) return buyIn
  const raw = feesOnTop.reduce((sum, fee) => sum + (fee.raw ?? 0n), quote.raw)
  return { ...quote, raw: raw > totalRaw ? raw : totalRaw }
}

function gained({ quote, sellOut }: PathItem): PathAmount {
  return sellOut ?? quote
}

function toTotal({ currency, symbol, decimals, raw }: PathAmount): Total {
  return {
    currency,
    decimals: decimals ?? 18,
    raw: String(raw),
    ...(symbol === undefined ? undefined : { symbol }),
  }
}
