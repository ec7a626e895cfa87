import type { MarketOrder } from '@souk/market'
import { useNfts } from '@souk/react'
import { ItemType, isCurrency } from '@souk/seaport'
import type { Address } from 'viem'
import { formatMoney } from '../../format/formatMoney.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useInfo } from '../../market/useInfo.js'
import { itemKey } from '../../nft/itemMarks.js'
import { nftName } from '../../nft/nftName.js'
import { priceLeft } from '../../orders/priceLeft.js'
import { revivedBy } from '../../orders/revivedBy.js'
import { useOwnOrders } from '../../orders/useOwnOrders.js'
import { useConnection } from '../../wallet/useConnection.js'
import { Revived } from './Revived.js'

/** Reads the account's orders that an approval makes fillable again. */
export function RevivedContainer({ approval }: { approval: revivedBy.Approval }) {
  const account = useConnection().address
  return account && <OfAccount approval={approval} account={account} />
}

function OfAccount({ approval, account }: { approval: revivedBy.Approval; account: Address }) {
  const info = useInfo()
  const { steps } = useTradeWords()
  const isMoney = approval.itemType === ItemType.ERC20
  const side = isMoney ? 'bid' : 'ask'
  const about = isMoney ? { currency: approval.token } : { contract: approval.token }
  const { orders = [], isCut } = useOwnOrders(side, account, about)
  const revived = revivedBy(approval, orders, { exchange: info.seaport })
  const tokens = revived.flatMap((order) => tokenOf(order) ?? []).slice(0, 50)
  const { data: nfts = [] } = useNfts(tokens.length > 0 ? { tokens } : undefined)
  const textOf = (order: MarketOrder) => {
    const token = tokenOf(order)
    const nft = nfts.find((one) => token && itemKey(one) === itemKey(token))
    const name = nft ? nftName(nft) : token ? `#${token.tokenId}` : steps.revives.any
    const price = formatMoney(priceLeft(order), order.currency, { exact: true })
    return steps.revives.line({ name, units: order.remaining, price })
  }
  const said = revived.map((order) => ({ key: order.orderHash, text: textOf(order) }))
  return <Revived orders={said} side={side} isCut={isCut} />
}

/** Returns the item of an order; `undefined` for one on any item of a collection. */
function tokenOf({ order: { parameters } }: MarketOrder) {
  const item = [...parameters.offer, ...parameters.consideration].find((one) => !isCurrency(one))
  if (!item || item.itemType >= ItemType.ERC721_WITH_CRITERIA) return undefined
  return { contract: item.token, tokenId: item.identifierOrCriteria }
}
