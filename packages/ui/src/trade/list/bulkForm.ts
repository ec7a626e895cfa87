import type { Collection, Currency, MarketInfo, Nft } from '@souk/market'
import { isSameAddress } from '../../format/formatAddress.js'
import { toTyped } from '../../format/formatMoney.js'
import { parseAmount } from '../../format/parseAmount.js'
import { nativeOf } from '../../market/nativeOf.js'
import { previewBreakdown } from '../../orders/breakdown.js'
import { floorOf } from '../../orders/floorOf.js'
import type { Duration } from '../../orders/listTimes.js'

/** One item to list, with its input. */
export type BulkLine = {
  nft: Nft
  price: string
  quantity: string
  /** Whether the visitor typed the price into this line, so that it does not follow the pricing of all. @default false */
  isOwnPrice?: boolean
}

/** The settings for pricing all lines at once, as typed. */
type Pricing = { way: PricingWay; price: string; percent: string; start: string; step: string }
type PricingWay = 'fixed' | 'floor' | 'ladder'

/** The visitor's input. */
export type BulkForm = {
  lines: readonly BulkLine[]
  currencyAddress: string
  duration: Duration
  /** Signs each listing separately, for wallets that cannot sign many at once. */
  oneByOne: boolean
  pricing: Pricing
}

/** The facts for checking the form. */
export type BulkFacts = {
  info: Pick<MarketInfo, 'fees' | 'currencies'>
  /** By slug; those that are loading are missing. */
  collections: ReadonlyMap<string, Collection>
  account: string | undefined
}

/** A parsed line: its valid values, and its issues. */
export type ReadLine = {
  line: BulkLine
  unitPrice: bigint | undefined
  quantity: bigint | undefined
  /** Whether the input is not a valid price or number of units. */
  isWrong: boolean
  /** The floor of its collection, or of its item in an edition; in the chosen currency. */
  floor: bigint | undefined
  isBelowFloor: boolean
  /** Whether the same account already lists it. */
  isListed: boolean
  /** What the seller receives for all units. */
  proceeds: bigint | undefined
}

export type ReadBulk = {
  currency: Currency
  lines: readonly ReadLine[]
  /** The number of lines without a price. */
  missing: number
  /** The number of invalid lines. */
  wrong: number
  belowFloor: number
  listed: number
  /** What the seller receives for all lines; undefined while a price is missing. */
  proceeds: bigint | undefined
  /** Whether the chosen way gives a price to a line that has one of its own. */
  canPriceAll: boolean
}

/** Creates the initial form. It has no prices, so that nothing is sold at a price that no one chose. */
export function startBulk(nfts: readonly Nft[], info: BulkFacts['info']): BulkForm {
  return {
    lines: nfts.map((nft) => ({ nft, price: '', quantity: '1' })),
    currencyAddress: info.currencies[0]?.address ?? '',
    duration: '7',
    oneByOne: false,
    pricing: { way: 'fixed', price: '', percent: '0', start: '', step: '' },
  }
}

/** Parses the form, line by line. */
export function readBulk(form: BulkForm, facts: BulkFacts): ReadBulk {
  const currency = currencyIn(form, facts)
  const lines = form.lines.map((line) => readLine(line, currency, facts))
  const prices = pricesIn(form, facts)
  const missing = lines.filter(({ line }) => line.price.trim() === '').length
  return {
    currency,
    lines,
    missing,
    wrong: lines.filter(({ isWrong }) => isWrong).length,
    belowFloor: lines.filter(({ isBelowFloor }) => isBelowFloor).length,
    listed: lines.filter(({ isListed }) => isListed).length,
    proceeds: sum(lines.map(({ proceeds }) => proceeds)),
    canPriceAll: form.lines.some(({ isOwnPrice }, index) => isOwnPrice && prices[index] !== undefined),
  }
}

/**
 * Prices every line in the chosen way. Lines without a known floor keep their price.
 *
 * @returns The form, and the number of lines priced.
 */
export function applyPricing(form: BulkForm, facts: BulkFacts): { form: BulkForm; priced: number } {
  const currency = currencyIn(form, facts)
  const prices = pricesIn(form, facts)
  const lines = form.lines.map((line, index) => {
    const price = prices[index]
    return price === undefined ? line : { ...line, price: toTyped(price, currency), isOwnPrice: false }
  })
  return { form: { ...form, lines }, priced: prices.filter((price) => price !== undefined).length }
}

/**
 * Prices the lines while the visitor types how to price all. Lines with a price of their own keep it, and the others have
 * no price where that way gives none.
 *
 * @example
 * followPricing({ ...form, pricing: { ...form.pricing, way: 'ladder', start: '1', step: '0.1' } }, facts)
 * // → lines at 1, 1.1 and 1.2
 */
export function followPricing(form: BulkForm, facts: BulkFacts): BulkForm {
  const currency = currencyIn(form, facts)
  const prices = pricesIn(form, facts)
  const lines = form.lines.map((line, index) => {
    const price = prices[index]
    const typed = price === undefined ? '' : toTyped(price, currency)
    return line.isOwnPrice || line.price === typed ? line : { ...line, price: typed }
  })
  return { ...form, lines }
}

function pricesIn(form: BulkForm, facts: BulkFacts): readonly (bigint | undefined)[] {
  const currency = currencyIn(form, facts)
  return form.lines.map((line, index) => priceAt(form.pricing, index, { line, currency, facts }))
}

type At = { line: BulkLine; currency: Currency; facts: BulkFacts }

function priceAt(pricing: Pricing, index: number, at: At): bigint | undefined {
  const amountOf = (text: string) => parseAmount(text, at.currency)
  const positive = (amount: bigint) => (amount > 0n ? amount : undefined)
  switch (pricing.way) {
    case 'fixed': {
      const price = amountOf(pricing.price)
      return price.ok ? price.amount : undefined
    }
    case 'ladder': {
      const [start, step] = [amountOf(pricing.start), amountOf(pricing.step)]
      const isLevel = pricing.step.trim() === '' || (!step.ok && step.issue === 'zero')
      if (!start.ok || !(step.ok || isLevel)) return undefined
      return start.amount + (step.ok ? step.amount : 0n) * BigInt(index)
    }
    case 'floor': {
      const floor = floorIn(at.line.nft, at.currency, at.facts)
      const basisPoints = toBasisPoints(pricing.percent)
      if (floor === undefined || basisPoints === undefined) return undefined
      return positive((floor * (10_000n + basisPoints)) / 10_000n)
    }
  }
}

/**
 * Parses a typed percentage, with a comma or a period.
 *
 * @example
 * toBasisPoints('-2,5') // → -250n
 */
export function toBasisPoints(text: string): bigint | undefined {
  const match = /^([+-]?)(\d{1,5})(?:[.,](\d{0,2}))?$/.exec(text.trim().replace(/[−–]/, '-'))
  if (!match) return undefined
  const [, sign, whole = '', part = ''] = match
  const size = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
  return sign === '-' ? -size : size
}

function currencyIn({ currencyAddress }: BulkForm, { info }: BulkFacts): Currency {
  const chosen = info.currencies.find(({ address }) => isSameAddress(address, currencyAddress))
  return chosen ?? info.currencies[0] ?? nativeOf(info)
}

function floorIn(nft: Nft, currency: Currency, { collections }: BulkFacts): bigint | undefined {
  const floor = floorOf(nft, collections.get(nft.collection))
  return floor && isSameAddress(floor.currency.address, currency.address) ? floor.price : undefined
}

function readLine(line: BulkLine, currency: Currency, facts: BulkFacts): ReadLine {
  const { nft } = line
  const price = parseAmount(line.price, currency)
  const unitPrice = price.ok ? price.amount : undefined
  const quantity = readQuantity(line, facts)
  const floor = floorIn(nft, currency, facts)
  const collection = facts.collections.get(nft.collection)
  const isWhole = unitPrice !== undefined && quantity !== undefined
  return {
    line,
    unitPrice,
    quantity,
    isWrong: (line.price.trim() !== '' && !price.ok) || quantity === undefined,
    floor,
    isBelowFloor: floor !== undefined && unitPrice !== undefined && unitPrice < floor,
    isListed: nft.listing !== undefined && isSameAddress(nft.listing.maker, facts.account),
    proceeds: isWhole
      ? previewBreakdown(unitPrice, quantity, { info: facts.info, collection }).seller
      : undefined,
  }
}

function readQuantity({ nft, quantity }: BulkLine, { account }: BulkFacts): bigint | undefined {
  if (nft.standard === 'erc721') return 1n
  if (!/^\d{1,20}$/.test(quantity.trim())) return undefined
  const wanted = BigInt(quantity.trim())
  return wanted > 0n && wanted <= unitsOf(nft, account) ? wanted : undefined
}

/** Returns how many units of an item an account holds. */
export function unitsOf(nft: Pick<Nft, 'owners'>, account: string | undefined): bigint {
  return nft.owners.find(({ address }) => isSameAddress(address, account))?.quantity ?? 0n
}

function sum(amounts: readonly (bigint | undefined)[]): bigint | undefined {
  return amounts.reduce<bigint | undefined>(
    (total, amount) => (total === undefined || amount === undefined ? undefined : total + amount),
    0n,
  )
}
