import type { Address } from 'viem'

/** What a collection's tokens are narrowed and ordered by. */
export type NftChoices = {
  listed?: boolean | undefined
  sort?: 'identifier' | 'price' | 'price-down' | 'recent' | 'rarity' | undefined
  traits?: Readonly<Record<string, readonly string[]>> | undefined
  text?: string | undefined
  price?: { currency?: Address | undefined; from?: bigint | undefined; to?: bigint | undefined } | undefined
}

/** Writes them as a query. */
export function toChoices({ listed, sort, traits, text, price }: NftChoices) {
  const trait = Object.entries(traits ?? {}).flatMap(([type, values]) =>
    values.map((value) => JSON.stringify([type, value])),
  )
  const range = { currency: price?.currency, min_price: toText(price?.from), max_price: toText(price?.to) }
  return { listed, sort, trait, q: text?.trim(), ...range }
}

/** Nothing is left out of a query but what is not said: 0 is a price. */
function toText(amount: bigint | undefined): string | undefined {
  return amount === undefined ? undefined : String(amount)
}
