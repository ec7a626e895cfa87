import type { Nft, SearchResults } from '@souk/market'
import { formatAddress } from '@souk/ui/parts/format/formatAddress.js'
import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { isAddress } from 'viem'

/** The target of a search result. */
export type SearchTarget =
  | { to: 'collection'; slug: string }
  | { to: 'item'; contract: string; id: string }
  | { to: 'account'; address: string }

/** One result of the search. */
export type Choice = {
  place: SearchTarget
  title: string
  /** Shown below the title: the collection, for example. */
  note?: string | undefined
  detail: string
  imageUrl?: string | undefined
}

/** Results of one kind under a heading. */
export type ChoiceGroup = {
  kind: 'recent' | 'collections' | 'items' | 'addresses' | 'names'
  choices: readonly Choice[]
}

/** The texts of the search itself. */
export type ChoiceWords = {
  contractOf: (collection: string) => string
  holds: (count: number) => string
  owns: (name: string) => string
  none: string
}

/**
 * Groups the results, without empty groups.
 *
 * @param options.named - The accounts of names such as `alice.eth`.
 * @param options.collectionName - Returns a collection's name, used for items without a name of their own.
 */
export function toGroups(
  results: SearchResults,
  words: ChoiceWords,
  { named = [], collectionName = (slug) => slug }: toGroups.Options = {},
): readonly ChoiceGroup[] {
  const { collections, nfts, account } = results
  const groups: ChoiceGroup[] = [
    {
      kind: 'collections',
      choices: collections.map(({ slug, name, imageUrl, stats: { floor } }) => ({
        place: { to: 'collection', slug },
        title: name,
        detail: floor ? formatMoney(floor.price, floor.currency) : words.none,
        imageUrl,
      })),
    },
    {
      kind: 'items',
      choices: nfts.map((nft) => ({
        place: { to: 'item', contract: nft.contract, id: String(nft.tokenId) },
        title: isNameless(nft) ? `${collectionName(nft.collection)} ${nftName(nft)}` : nftName(nft),
        detail: nft.listing
          ? formatMoney(nft.listing.unitPrice, nft.listing.currency)
          : isNameless(nft)
            ? ''
            : `#${nft.tokenId}`,
        note: isNameless(nft) ? undefined : collectionName(nft.collection),
        imageUrl: nft.imageUrl,
      })),
    },
    {
      kind: 'addresses',
      choices: account
        ? [
            {
              place: { to: 'account', address: account.address },
              title: formatAddress(account.address),
              detail: words.holds(account.tokens),
            },
          ]
        : [],
    },
    {
      kind: 'names',
      choices: named.map(({ name, address, note }) => ({
        place: { to: 'account', address },
        title: name,
        detail: formatAddress(address),
        note,
      })),
    },
  ]
  return groups.filter(({ choices }) => choices.length > 0)
}

export declare namespace toGroups {
  type Options = {
    /** `note` is another name of the account. */
    named?: readonly { name: string; address: string; note?: string | undefined }[] | undefined
    /** @default its slug */
    collectionName?: ((slug: string) => string) | undefined
  }
}

/** Tells whether an item has only a number, which many items share. */
function isNameless(nft: Pick<Nft, 'name' | 'tokenId'>): boolean {
  return nftName(nft) === `#${nft.tokenId}`
}

/** Returns a key that identifies a target. */
export function placeKey(place: SearchTarget): string {
  return Object.values(place).join('/')
}

/** Parses recent searches; leaves out invalid ones. */
export function decodeRecent(text: string | null): readonly Choice[] {
  const found = parse(text)
  return Array.isArray(found) ? found.filter(isChoice).slice(0, mostRecent) : []
}

const mostRecent = 5

/** Puts a choice before the earlier ones. */
export function withRecent(recent: readonly Choice[], choice: Choice): readonly Choice[] {
  const key = placeKey(choice.place)
  const others = recent.filter(({ place }) => placeKey(place) !== key)
  const { title, detail, place } = choice
  return [{ title, detail, place }, ...others].slice(0, mostRecent)
}

function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null) return false
  const { title, detail, place } = value as Record<string, unknown>
  return typeof title === 'string' && typeof detail === 'string' && isPlace(place)
}

function isPlace(value: unknown): value is SearchTarget {
  if (typeof value !== 'object' || value === null) return false
  const { to, slug, contract, id, address } = value as Record<string, unknown>
  if (to === 'collection') return typeof slug === 'string'
  if (to === 'item') return isAddressText(contract) && typeof id === 'string' && /^\d{1,78}$/.test(id)
  return to === 'account' && isAddressText(address)
}

function isAddressText(value: unknown): boolean {
  return typeof value === 'string' && isAddress(value, { strict: false })
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
