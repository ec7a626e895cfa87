/** The page of the components for other pages. */
export const components = {
  title: 'Components',
  intro:
    'These components work on any page: in React apps with wagmi, and as custom elements everywhere else. Here they trade on this market.',
  guide: 'How to add them to your page',
  none: 'This market has no items yet, so there is nothing to show.',
  once: 'Once per page',
  onceMeaning:
    'In React, put SoukMarket around all components, below the WagmiProvider of your app. On any other page, load the script; its folder comes with the package.',
  inReact: 'In React',
  onAnyPage: 'On any page',
  copy: 'Copy',
  copyOf: (label: string) => `Copy the code: ${label}`,
  copied: 'Copied',
  selected: 'Selected',
  about: {
    ItemCard: 'An item with its picture and price, and the buttons that fit its visitor.',
    BuyButton: 'Buys the cheapest listing, or bids in an auction. Its text says why if neither is possible.',
    AddToCartButton: 'Adds an item to the cart of this page, which is separate from the cart of the app.',
    Cart: 'Opens the cart.',
    OfferButton: 'Makes an offer on an item, or on any item of a collection.',
    SweepButton: 'Buys several of the cheapest items of a collection.',
    ListButton: 'Lists an item of the visitor.',
    OrderCard: 'One order, with what the visitor can do with it.',
    Activity: 'What happened to an item, kept current.',
  },
}
