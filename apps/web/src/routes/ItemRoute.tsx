import { getRouteApi } from '@tanstack/react-router'
import { isAddress } from 'viem'
import { ItemContainer } from '../item/ItemContainer.js'
import { NotFoundPage } from '../pages/ErrorPage.js'

const route = getRouteApi('/item/$contract/$id')

/** An item's page. */
export function ItemRoute() {
  const { contract, id } = route.useParams()
  if (!isAddress(contract, { strict: false }) || !/^\d{1,78}$/.test(id)) return <NotFoundPage what="item" />
  return <ItemContainer contract={contract} tokenId={BigInt(id)} />
}
