import { ItemType } from '../../constants.js'
import { isCurrency, type OfferItem } from '../../Item.js'
import type { Components } from '../../Order.js'
import { type Context, type Finding, finding, type TokenInfo } from '../Finding.js'
import { isSameAddress } from '../sides.js'

/** Finds money that the application does not know: anybody can make a token and give it a well-known name. */
export function currencyFindings(components: Components, { trusted }: Context): readonly Finding[] {
  const { currencies } = trusted ?? {}
  if (!currencies) return []
  return tokensOf(components, ({ itemType }) => itemType === ItemType.ERC20)
    .filter(({ token }) => !currencies.some((known) => isSameAddress(known, token)))
    .map(({ token }) =>
      finding(
        'warning',
        'unknownCurrency',
        9025,
        `The money is ${token}, a currency that is not known here: it may be worth nothing, whatever it calls itself.`,
        { token },
      ),
    )
}

/**
 * Finds tokens that call themselves like one that is known and are another: a worthless WETH, a copied collection.
 *
 * @param names - What contracts call themselves, by their address in lower case.
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
        `${token} calls itself ${name}, but it is not the ${original.symbol} that is known here (${original.address}).`,
        { token, name, original: original.address },
      ),
    ]
  })
}

function isMoney({ decimals }: TokenInfo): boolean {
  return decimals !== undefined
}

/** Each contract once; the native currency has none. */
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

/** Letters of other scripts that are drawn like Latin ones. */
const drawnAlike: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    в: 'b',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    һ: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
  },
  ...{ ѕ: 's', т: 't', у: 'y', х: 'x', ѡ: 'w', ԝ: 'w', ӏ: 'i' },
  ...{
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'h',
    ι: 'i',
    κ: 'k',
    μ: 'm',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'y',
    χ: 'x',
  },
  ...{ ɑ: 'a', ɡ: 'g', ı: 'i', ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ŧ: 't', 0: 'o', 1: 'i', l: 'i', 5: 's' },
}

/** A name as the eye takes it: without marks, spaces and case, letters that look the same as one letter. */
function plainOf(name: string): string {
  const letters = name.normalize('NFKD').toLowerCase()
  return Array.from(letters, (letter) => drawnAlike[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
