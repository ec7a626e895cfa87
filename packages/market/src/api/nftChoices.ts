import type { Address } from 'viem'

/** The filters and the order of a collection's tokens. */
export type NftChoices = {
  listed?: boolean | undefined
  auctioned?: boolean | undefined
  sort?: 'identifier' | 'price' | 'price-down' | 'recent' | 'rarity' | 'ending' | undefined
  traits?: Readonly<Record<string, readonly string[]>> | undefined
  text?: string | undefined
  price?: { currency?: Address | undefined; from?: bigint | undefined; to?: bigint | undefined } | undefined
}

/** Converts them to a query. */
export function toChoices({ listed, auctioned, sort, traits, text, price }: NftChoices) {
  const trait = Object.entries(traits ?? {}).flatMap(([type, values]) =>
    values.map((value) => JSON.stringify([type, value])),
  )
  const range = { currency: price?.currency, min_price: toText(price?.from), max_price: toText(price?.to) }
  return { listed, auctioned, sort, trait, q: text?.trim(), ...range }
}

/** Converts an amount to text, because the query would omit 0, which is a valid price. */
function toText(amount: bigint | undefined): string | undefined {
  return amount === undefined ? undefined : String(amount)
}
