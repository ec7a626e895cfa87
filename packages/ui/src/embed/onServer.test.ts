import { createElement, Fragment, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { foundry } from 'wagmi/chains'
import * as ui from '../index.js'

const item = { contract: '0x00000000000000000000000000000000000000e1', tokenId: 7n } as const
const { BuyButton, ListButton, OfferButton, SweepButton, AddToCartButton } = ui
const { Cart, ItemCard, OrderCard, Activity, SoukMarket } = ui
const elements = {
  BuyButton: createElement(BuyButton, item),
  ListButton: createElement(ListButton, item),
  OfferButton: createElement(OfferButton, item),
  SweepButton: createElement(SweepButton, { slug: 'lanterns' }),
  AddToCartButton: createElement(AddToCartButton, item),
  Cart: createElement(Cart),
  ItemCard: createElement(ItemCard, item),
  OrderCard: createElement(OrderCard, { orderHash: `0x${'1'.repeat(64)}` }),
  Activity: createElement(Activity),
  SoukMarket: createElement(Fragment),
}

describe('on a server', () => {
  test('behavior: each component renders without a browser', () => {
    const config = createConfig({ chains: [foundry], transports: { [foundry.id]: http() }, ssr: true })
    const render = (element: ReactNode) => {
      const market = createElement(SoukMarket, { url: 'https://market.example', language: 'de' }, element)
      return renderToString(createElement(WagmiProvider, { config }, market))
    }
    const texts = Object.entries(elements).map(([name, element]) => [
      name,
      render(element).replace(/<[^>]*>/g, ''),
    ])
    expect(typeof window).toBe('undefined')
    expect(Object.fromEntries(texts)).toMatchInlineSnapshot(`
      {
        "Activity": "",
        "AddToCartButton": "In den Warenkorb",
        "BuyButton": "Kaufen",
        "Cart": "",
        "ItemCard": "",
        "ListButton": "Verkaufen",
        "OfferButton": "Angebot machen",
        "OrderCard": "",
        "SoukMarket": "",
        "SweepButton": "Mehrere kaufen",
      }
    `)
  })

  test('behavior: none is left out', () => {
    const components = Object.keys(ui).filter((name) => !name.endsWith('Error'))
    expect(Object.keys(elements).toSorted()).toEqual(components.toSorted())
  })
})
