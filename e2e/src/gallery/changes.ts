/** What changed lately on a screen, and why it is better, by the screen's name. Remove what is no news any more. */
export const changes: Readonly<Record<string, string>> = {
  'collection-grid':
    'Prices have up to eight digits, and a card never cuts one off: a long price is smaller, and its tooltip has every digit. Similar prices can be told apart.',
  'collection-activity':
    'The other parts of a swap or set have their name, picture and link, so an entry explains itself.',
  'collection-holders':
    'A group that no wallet is in has no bar, and holdings of an edition are counted in units, so no bar or number claims more than there is.',
  'collection-filters':
    'A link skips the filters by keyboard, which saves some thirty stops before the first item.',
  'item-auction':
    'Bids are called bids and have their end, so they are not mistaken for offers on an item that is for sale.',
  'inspector-typed-data':
    'Findings are told from their facts in the page’s language and name the item that they are about.',
  'portfolio-choosing': 'Nothing is cut off on a phone while items are selected.',
  'portfolio-items':
    'On a phone, no amount is torn from its currency; the value at the floor waits until every collection is read.',
  'portfolio-listings': 'Prices, gaps and ends stand in columns, so that they can be compared down the list.',
  'cancel-planner':
    'Nothing is selected beforehand, so no order is cancelled by accident; one button selects all.',
  swap: 'It says that a given item is listed, and the main button opens the choice of items that is missing.',
  'send-review': 'It says what is sent and to whom, so a wrong address is seen before it costs anything.',
  'list-auction': 'The reserve is in the review too, where everything that is signed stands.',
  'declined-begun': 'Declined is not called failed: it was the person’s own choice and cost nothing.',
  'begun-nothing': 'Offers that wait for the person are here even before the first trade.',
  confirm: 'What the wallet is asked for stays in view while it asks, to compare with what it shows.',
  unanswered: 'An older request may still be sent, so buying again says it before money could move twice.',
  'unanswered-begun': 'An unfinished purchase can be looked up again at any time.',
  buy: 'The price has all its digits up to the button that pays it.',
  offer: 'Best offer, floor and last sale stand beside the field, so the amount needs no second page.',
  bid: 'A bid that the auction’s limit of fees would never count is refused with both percentages.',
  'bulk-list': 'Quantities and prices stand in columns, so they can be compared down the list.',
  'item-in-set': 'The price says that it is of the whole set.',
  'send-several': 'Quantities stand in a column and do not touch the names.',
  'swap-review': 'Amounts stay on one line with their currency, also 320 wide.',
  'sweep-review': 'Back leads to the choice, and every item that is left out says why.',
  'broken-german': 'What happened is told in the page’s language, without the library’s English message.',
}
