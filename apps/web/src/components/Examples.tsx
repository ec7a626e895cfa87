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
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import type { ReactNode } from 'react'
import { componentsWords } from '../i18n/areas/components.js'

/** Shows each component about an item, beside its code. */
export function Examples({ nft, isLoading }: Examples.Props) {
  const words = useArea(componentsWords)
  return (
    <div className="frame space-y-8 py-10">
      <header className="max-w-3xl space-y-2">
        <h1 className="text-3xl font-semibold">{words.title}</h1>
        <p className="text-ink-soft">{words.intro}</p>
        <a href="/docs/guides/components" className="font-semibold text-clay underline underline-offset-4">
          {words.guide}
        </a>
      </header>
      {isLoading && <div aria-hidden className="skeleton h-64" />}
      {!isLoading && !nft && <p>{words.none}</p>}
      {nft && examplesOf(nft).map((example) => <Example key={example.name} {...example} />)}
    </div>
  )
}

export declare namespace Examples {
  type Props = { nft: Nft | undefined; isLoading: boolean }
}

type Shown = { name: keyof (typeof componentsWords)['en']['about']; code: string; element: ReactNode }

function examplesOf({ contract, tokenId, collection: slug, listing }: Nft): readonly Shown[] {
  const item = { contract, tokenId }
  const said = `contract="${contract}" tokenId={${tokenId}n}`
  const order = listing && {
    name: 'OrderCard' as const,
    code: `<OrderCard orderHash="${listing.orderHash}" />`,
    element: <OrderCard orderHash={listing.orderHash} />,
  }
  return [
    {
      name: 'ItemCard',
      code: `<ItemCard ${said} />`,
      element: (
        <div className="w-64 max-w-full">
          <ItemCard {...item} />
        </div>
      ),
    },
    { name: 'BuyButton', code: `<BuyButton ${said} />`, element: <BuyButton {...item} /> },
    { name: 'AddToCartButton', code: `<AddToCartButton ${said} />`, element: <AddToCartButton {...item} /> },
    { name: 'Cart', code: '<Cart />', element: <Cart /> },
    { name: 'OfferButton', code: `<OfferButton ${said} />`, element: <OfferButton {...item} /> },
    { name: 'SweepButton', code: `<SweepButton slug="${slug}" />`, element: <SweepButton slug={slug} /> },
    { name: 'ListButton', code: `<ListButton ${said} />`, element: <ListButton {...item} /> },
    ...(order ? [order] : []),
    { name: 'Activity', code: `<Activity ${said} />`, element: <Activity {...item} /> },
  ]
}

function Example({ name, code, element }: Shown) {
  const words = useArea(componentsWords)
  return (
    <section aria-label={name} className="space-y-3 rounded-card border border-line p-4">
      <h2 className="text-xl font-semibold">{name}</h2>
      <p className="text-sm text-ink-soft">{words.about[name]}</p>
      <div className="min-w-0">{element}</div>
      <pre className="rounded-chip bg-sunk p-3 text-sm wrap-anywhere whitespace-pre-wrap">
        <code>{code}</code>
      </pre>
    </section>
  )
}
