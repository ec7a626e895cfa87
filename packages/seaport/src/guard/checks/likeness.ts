import { ItemType } from '../../order/constants.js'
import { isCurrency, type OfferItem } from '../../order/Item.js'
import type { Components } from '../../order/Order.js'
import { isSameAddress } from '../../order/sides.js'
import { type Context, type Finding, finding, type TokenInfo } from '../findings/Finding.js'
import { plainName } from '../findings/plainName.js'

/** Finds currencies that the application does not know. Anyone can create a token with a well-known name. */
export function currencyFindings(components: Components, { trusted }: Context): readonly Finding[] {
  const { currencies } = trusted ?? {}
  if (!currencies) return []
  return tokensOf(components, ({ itemType }) => itemType === ItemType.ERC20)
    .filter(({ token }) => !currencies.some((known) => isSameAddress(known, token)))
    .map(({ token }) =>
      finding(
        isPaidIn(token, components) ? 'blocking' : 'warning',
        'unknownCurrency',
        9025,
        `The price is in ${token}, an unknown currency. It may be worthless, whatever its name is.`,
        { token },
      ),
    )
}

/** Returns whether the offerer gets only this currency for tokens or known currencies. */
function isPaidIn(token: OfferItem['token'], { offerer, offer, consideration }: Components): boolean {
  const gets = consideration.filter(({ recipient }) => isSameAddress(recipient, offerer))
  const isMeant = (item: OfferItem) => isSameAddress(item.token, token)
  return gets.length > 0 && gets.every(isMeant) && !offer.every(isMeant)
}

/**
 * Finds tokens that imitate the name of a known token, such as a worthless WETH or a copied collection.
 *
 * @param names - The names of contracts by lower-case address.
 */
export function likenessFindings(
  components: Components,
  names: ReadonlyMap<string, string>,
  { tokens = [] }: Context,
): readonly Finding[] {
  return tokensOf(components, () => true).flatMap((item) => {
    const { token } = item
    const name = names.get(token.toLowerCase())
    if (!name || tokens.some(({ address }) => isSameAddress(address, token))) return []
    const original = tokens.find(
      (known) => isMoney(known) === isCurrency(item) && isAlike(known.symbol, name),
    )
    if (!original) return []
    return [
      finding(
        'blocking',
        'tokenLooksAlike',
        9026,
        `${token} calls itself ${plainName(name)}, but it is not the known ${original.symbol} (${original.address}).`,
        { token, name, original: original.address },
      ),
    ]
  })
}

/**
 * Finds currencies whose decimals differ from those that the application shows, so that amounts would be wrong by
 * powers of ten.
 *
 * @param decimals - The decimals of contracts by lower-case address.
 */
export function decimalsFindings(
  decimals: ReadonlyMap<string, number>,
  { tokens = [] }: Context,
): readonly Finding[] {
  return tokens.flatMap(({ address, symbol, decimals: shown }) => {
    const actual = decimals.get(address.toLowerCase())
    if (actual === undefined || shown === undefined || actual === shown) return []
    const message = `Amounts of ${plainName(symbol)} (${address}) are shown with ${shown} decimals, but the token has ${actual}.`
    return [finding('blocking', 'decimalsDiffer', 9038, message, { token: address, shown, actual })]
  })
}

function isMoney({ decimals }: TokenInfo): boolean {
  return decimals !== undefined
}

/** Returns each token contract once. The native currency has none. */
function tokensOf(
  { offer, consideration }: Components,
  isMeant: (item: OfferItem) => boolean,
): readonly OfferItem[] {
  const items: readonly OfferItem[] = [...offer, ...consideration]
  return items.filter(
    (item, index) =>
      item.itemType !== ItemType.NATIVE &&
      isMeant(item) &&
      items.findIndex((other) => isSameAddress(other.token, item.token)) === index,
  )
}

function isAlike(known: string, name: string): boolean {
  const plain = plainOf(known)
  return plain !== '' && plain === plainOf(name)
}

/**
 * Characters that look like a Latin letter, such as Cyrillic and Greek ones, as code points, which are independent of
 * the file's encoding.
 */
const drawnAlike: Readonly<Record<string, readonly number[]>> = {
  a: [0x251, 0x3b1, 0x430],
  b: [0x3b2, 0x432],
  c: [0x441],
  d: [0x111, 0x501],
  e: [0x3b5, 0x435],
  g: [0x261],
  h: [0x127, 0x3b7, 0x43d, 0x4bb],
  i: [0x31, 0x6c, 0x131, 0x142, 0x3b9, 0x456, 0x4cf],
  j: [0x458],
  k: [0x3ba, 0x43a],
  m: [0x3bc, 0x43c],
  o: [0x30, 0xf8, 0x3bf, 0x43e],
  p: [0x3c1, 0x440],
  s: [0x35, 0x455],
  t: [0x167, 0x3c4, 0x442],
  v: [0x3bd],
  w: [0x461, 0x51d],
  x: [0x3c7, 0x445],
  y: [0x3c5, 0x443],
}
const latinOf = new Map(
  Object.entries(drawnAlike).flatMap(([latin, others]) =>
    others.map((other) => [String.fromCodePoint(other), latin] as const),
  ),
)

/**
 * Returns a name as people perceive it: without marks, spaces and case, and with one letter for all that look the same.
 */
function plainOf(name: string): string {
  const letters = name.normalize('NFKD').toLowerCase()
  return Array.from(letters, (letter) => latinOf.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
