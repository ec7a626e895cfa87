import type { Nft } from '@souk/market'
import {
  Activity,
  AddToCartButton,
  BuyButton,
  Cart,
  ItemCard,
  ListButton,
  OfferButton,
  OrderCard,
  SweepButton,
} from '@souk/ui'
import type { ReactNode } from 'react'
import type { componentsWords } from '../i18n/areas/components.js'
import { elementCode, reactCode } from './codeOf.js'

/** A component, and the code that shows it in React and as a custom element. */
type Shown = {
  name: keyof (typeof componentsWords)['en']['about']
  react: string
  html: string
  element: ReactNode
  isWide?: boolean
}

/** Lists the components about an item of a market. */
export function examplesOf(nft: Nft, market: string): readonly Shown[] {
  const { contract, tokenId, collection: slug, listing } = nft
  const item = { contract, tokenId }
  const ofItem = (name: Shown['name'], tag: string, element: ReactNode): Shown => ({
    ...{ name, element, react: reactCode(name, item) },
    html: elementCode(tag, { market, contract, token: tokenId }),
  })
  const card = (
    <div className="w-64 max-w-full">
      <ItemCard {...item} />
    </div>
  )
  return [
    ofItem('ItemCard', 'souk-item', card),
    ofItem('BuyButton', 'souk-buy', <BuyButton {...item} />),
    ofItem('AddToCartButton', 'souk-add', <AddToCartButton {...item} />),
    {
      ...{ name: 'Cart', react: reactCode('Cart', {}), html: elementCode('souk-cart', { market }) },
      element: <Cart />,
    },
    ofItem('OfferButton', 'souk-offer', <OfferButton {...item} />),
    {
      ...{ name: 'SweepButton', react: reactCode('SweepButton', { slug }) },
      html: elementCode('souk-sweep', { market, collection: slug }),
      element: <SweepButton slug={slug} />,
    },
    ofItem('ListButton', 'souk-list', <ListButton {...item} />),
    ...(listing ? [orderExample(listing.orderHash, market)] : []),
    { ...ofItem('Activity', 'souk-activity', <Activity {...item} />), isWide: true },
  ]
}

function orderExample(orderHash: NonNullable<Nft['listing']>['orderHash'], market: string): Shown {
  return {
    ...{ name: 'OrderCard', react: reactCode('OrderCard', { orderHash }) },
    html: elementCode('souk-order', { market, hash: orderHash }),
    element: <OrderCard orderHash={orderHash} />,
  }
}
