/** What changed lately on a screen, and why it is better, by the screen's name. Remove what is no news any more. */
export const changes: Readonly<Record<string, string>> = {
  front: 'A volume says that it adds up ether and wrapped ether, so it is not taken for one currency.',
  'front-ranking':
    'A volume says that it adds up ether and wrapped ether. On a phone it breaks between the two names and never within one.',
  'collection-grid':
    'On a phone, a button below leads to the search, and the names of sort orders are not cut off.',
  'collection-filters':
    'Tabs and search stay in view while the grid scrolls, so neither needs a way back up.',
  'collection-auctions': 'The sort order has its whole name, also on a phone.',
  'collection-list': 'Tabs and search stay in view while the list scrolls.',
  'collection-nothing':
    'Tabs and search stay in view, so the filter that leaves nothing can be changed at once.',
  'collection-offers': 'Another tab opens at its start and leaves the row of tabs where it is.',
  'collection-activity': 'Another tab opens at its start and leaves the row of tabs where it is.',
  'collection-holders':
    'A short page is as tall as the window, so that the tabs do not move under the pointer.',
  'collection-charts': 'Another tab opens at its start and leaves the row of tabs where it is.',
  activity: 'Bids and started auctions are called so, and not offers and listings.',
  item: 'The best offer is one that the owner could accept: an owner’s own offer is left out.',
  'item-auction-ended':
    'The button says that it settles for the winner, and who pays what, and is quiet for all but the winner.',
  'item-in-set': 'A set is called a set once, and its price says that it is of the whole set.',
  'portfolio-items': 'One line explains all figures, and not only the value.',
  'portfolio-received':
    'Received offers and swaps can be hidden and shown again, and prices, ends and buttons stand in columns.',
  'swap-received': 'A received swap can be hidden. On a phone its three buttons fit on one line.',
  'swap-accept': 'A warning that is out of view is announced above the button.',
  'set-review': 'What was said twice about a set is said once, which leaves more of it in view.',
  'send-several': 'It warns of listings that become inactive only where no units are left for them.',
  'bulk-list': 'Prices follow as a price, percentage or ladder is typed; the button that set them is gone.',
  'inspector-typed-data':
    'Findings are told from their facts in the page’s language and name the item that they are about.',
  'cancel-planner':
    'Nothing is selected beforehand, so no order is cancelled by accident; one button selects all.',
  'declined-begun': 'The bell says below what its news leave out, so that an empty list claims nothing.',
  'unanswered-begun': 'The bell says below what its news leave out, so that an empty list claims nothing.',
  begun: 'The bell says below what its news leave out, so that an empty list claims nothing.',
  'portfolio-made': 'A bid has a mark of its own, and its button cancels a bid and not an offer.',
  'offer-short': 'The main button wraps what is missing, in place of only naming it.',
  'list-auction':
    'The button names an auction’s own words: the reserve price, and the review of the auction.',
  offer: 'Best offer, floor and last sale stand beside the field, and so do the wallet’s own open offers.',
  bid: 'A bid that the auction’s limit of fees would never count is refused with both percentages.',
}
