import { Activity } from '../embed/Activity.js'
import { AddToCartButton } from '../embed/AddToCartButton.js'
import { BuyButton } from '../embed/BuyButton.js'
import { Cart } from '../embed/Cart.js'
import { ItemCard } from '../embed/ItemCard.js'
import { ListButton } from '../embed/ListButton.js'
import { OfferButton } from '../embed/OfferButton.js'
import { OrderCard } from '../embed/OrderCard.js'
import { SweepButton } from '../embed/SweepButton.js'
import type { Wish } from './readAttributes.js'
import type { ElementName } from './shapes.js'

/** The component of an element. The attributes have been checked: what an element needs is there. */
export function ElementView({ name, wish }: { name: ElementName; wish: Wish }) {
  const { contract, token, collection: slug, account, hash, size, label } = wish
  const look = { size, children: label }
  const item = contract !== undefined && token !== undefined ? { contract, tokenId: token } : undefined
  switch (name) {
    case 'souk-buy':
      return item && <BuyButton {...item} {...look} />
    case 'souk-list':
      return item && <ListButton {...item} {...look} />
    case 'souk-offer':
      if (slug !== undefined) return <OfferButton slug={slug} {...look} />
      return item && <OfferButton {...item} {...look} />
    case 'souk-sweep':
      return slug !== undefined && <SweepButton slug={slug} {...look} />
    case 'souk-add':
      return item && <AddToCartButton {...item} {...look} />
    case 'souk-cart':
      return <Cart {...look} />
    case 'souk-item':
      return item && <ItemCard {...item} />
    case 'souk-order':
      return hash && <OrderCard orderHash={hash} size={size} />
    case 'souk-activity':
      return <Activity {...(item ?? (slug ? { slug } : account ? { account } : {}))} />
  }
}
