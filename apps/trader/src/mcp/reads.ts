import { getActivity, getNftsByCollection, getSearchResults } from '@souk/market'
import { z } from 'zod'
import { portfolio } from '../commands/portfolio.js'
import { toAddress } from '../commands/values.js'
import type { Session } from '../conduct/Session.js'
import { readCollection, readItem } from '../subject/readSubject.js'
import { MistakeError } from '../terminal/errors.js'
import { capture } from './capture.js'
import { inputs } from './inputs.js'
import { orderReads } from './orderReads.js'
import { type Tool, tool } from './Tool.js'
import { type Owned, toCollection, toEvent, toItem, toOwned } from './views.js'

/** The tools that only look. */
export function readTools(session: Session): readonly Tool[] {
  return [...aboutItems(session), ...orderReads(session), ...aboutAccounts(session)]
}

/** Where texts of strangers are wanted, to be quoted. */
function withNames({ shop }: Session): Session['shop'] {
  return { ...shop, isNameless: false }
}

function aboutItems(session: Session): readonly Tool[] {
  const { shop, signal } = session
  return [
    tool({
      name: 'search',
      title: 'Search',
      description: 'Finds collections and items by a text. Names say nothing about what something is.',
      input: { text: z.string().min(1).max(100).describe('The text to find.'), limit: inputs.limit },
      isReadOnly: true,
      run: async ({ text, limit }) => {
        const { collections, nfts } = await getSearchResults(shop.api, { text, limit, signal })
        return {
          collections: collections.map((one) => toCollection(one, session)),
          items: nfts.map((nft) => toItem(nft, session)),
        }
      },
    }),
    tool({
      name: 'collection',
      title: 'Collection',
      description: 'Reads a collection: fees, floor, and its cheapest items.',
      input: { collection: inputs.collection, limit: inputs.limit },
      isReadOnly: true,
      run: async ({ collection, limit }) => {
        const found = await readCollection(withNames(session), collection, { signal })
        const { nfts } = await getNftsByCollection(shop.api, { slug: found.slug, limit, signal })
        return { ...toCollection(found, session), cheapest: nfts.map((nft) => toItem(nft, session)) }
      },
    }),
    tool({
      name: 'item',
      title: 'Item',
      description: 'Reads an item: owners, the cheapest listing, the last sale and its traits.',
      input: { item: inputs.item },
      isReadOnly: true,
      run: async ({ item }) => {
        const { nft, collection } = await readItem(withNames(session), item, { signal })
        return { ...toItem(nft, session), collection: toCollection(collection, session) }
      },
    }),
  ]
}

function aboutAccounts(session: Session): readonly Tool[] {
  const { shop, signal } = session
  return [
    tool({
      name: 'portfolio',
      title: 'Portfolio',
      description: 'Lists the money and items of an account, by default of the account of this server.',
      input: {
        account: inputs.account
          .optional()
          .describe('The address of an account. That of this server if absent.'),
      },
      isReadOnly: true,
      run: async ({ account }) => {
        const { items, ...rest } = await capture(session, (quiet) =>
          portfolio(quiet, account ?? session.signer?.address),
        )
        return { ...rest, items: (items as Owned[]).map(toOwned) }
      },
    }),
    tool({
      name: 'activity',
      title: 'Activity',
      description:
        'Lists recent listings, offers, sales and transfers of an item, a collection, an account or, without any of them, the market.',
      input: {
        item: inputs.item.optional(),
        collection: inputs.collection.optional(),
        account: inputs.account.optional(),
        limit: inputs.limit,
      },
      isReadOnly: true,
      run: async ({ limit, ...where }) => {
        const page = await getActivity(shop.api, { ...(await placeOf(session, where)), limit, signal })
        return { activity: page.activities.map((one) => toEvent(one, session)) }
      },
    }),
  ]
}

type Where = { item?: string | undefined; collection?: string | undefined; account?: string | undefined }

async function placeOf({ shop, signal }: Session, { item, collection, account }: Where) {
  if ([item, collection, account].filter((one) => one !== undefined).length > 1)
    throw new MistakeError('Name an item, a collection or an account, and not several.')
  if (item !== undefined) {
    const { nft } = await readItem(shop, item, { signal })
    return { contract: nft.contract, tokenId: nft.tokenId }
  }
  if (collection !== undefined) return { slug: (await readCollection(shop, collection, { signal })).slug }
  return account === undefined ? {} : { account: toAddress(account) }
}
