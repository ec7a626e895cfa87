import { demo } from '@souk/devchain'
import type { Page } from 'playwright-core'
import { answers, dialog, goOn, itemPath, openItem, openPurchase, priceBox, reviewListing } from '../app.js'
import { open, tabs } from './places.js'
import type { Screen } from './Screen.js'

const lanterns = '/collection/lanterns-of-the-souk'

async function openTab(page: Page, tab: string, within: string | RegExp): Promise<void> {
  await open(page, `/me?tab=${tab}`)
  await page.getByRole('list', { name: within }).first().waitFor()
}

/** Amina's portfolio. */
export const portfolioScreens: readonly Screen[] = [
  {
    name: 'portfolio-items',
    alt: 'A portfolio: its value at the floor and at the best offers, and the items as a grid',
    go: async (page) => {
      await open(page, '/me')
      await page.getByRole('list', { name: 'Your items' }).getByRole('link').first().waitFor()
    },
  },
  {
    name: 'portfolio-choosing',
    alt: 'Selecting several items of the portfolio, with the button to list them',
    go: async (page) => {
      await page.getByRole('button', { name: 'Select several' }).click()
      for (const index of [0, 1, 2])
        await page
          .getByRole('checkbox', { name: /^Select / })
          .nth(index)
          .check()
    },
  },
  {
    name: 'bulk-list',
    alt: 'Listing several items: a way to price all, and a line for each with its price and proceeds',
    isDialog: true,
    go: async (page) => {
      await page.getByRole('button', { name: 'List 3 items' }).click()
      const form = await dialog(page, 'List several items')
      await form.getByText('Ladder').click()
      await form.getByLabel('First price').fill('0.2')
      await form.getByLabel('Step', { exact: true }).fill('0.05')
      await form.getByText('3 items priced.').waitFor()
    },
  },
  {
    name: 'bulk-list-review',
    alt: 'Several listings in plain words before one signature',
    isDialog: true,
    go: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Review 3 items' }).click()
      await dialog(page, 'What you are about to sign')
    },
  },
  {
    name: 'set',
    alt: 'Selling three items as a set: its price beside the sum of the floors, and the proceeds after fees',
    isDialog: true,
    go: async (page) => {
      await open(page, '/me')
      await page.getByRole('button', { name: 'Select several' }).click()
      for (const index of [0, 1, 2])
        await page
          .getByRole('checkbox', { name: /^Select / })
          .nth(index)
          .check()
      await page.getByRole('button', { name: 'Sell as a set' }).click()
      const form = await dialog(page, 'Sell as a set')
      await form.getByRole('textbox', { name: 'Price of the whole set' }).fill('0.5')
      await form.getByText('The floors of these items add up to').waitFor()
    },
  },
  {
    name: 'set-review',
    alt: 'A set of three items in plain words before the signature',
    isDialog: true,
    go: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Review the listing' }).click()
      await dialog(page, 'What you are about to sign')
    },
  },
  {
    name: 'send-several',
    alt: 'Sending two items to one address',
    isDialog: true,
    go: async (page) => {
      await open(page, '/me')
      await page.getByRole('button', { name: 'Select several' }).click()
      for (const index of [0, 1])
        await page
          .getByRole('checkbox', { name: /^Select / })
          .nth(index)
          .check()
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await (await dialog(page, 'Send')).getByLabel('Recipient address').waitFor()
    },
  },
  {
    name: 'portfolio-listings',
    alt: 'The listings: each compared with the floor, and an inactive one with its risk',
    go: (page) => openTab(page, 'listings', 'Your listings'),
    top: tabs,
  },
  {
    name: 'cancel',
    alt: 'Cancelling one listing: why hiding it is not enough, and the steps',
    isDialog: true,
    go: async (page) => {
      await page.getByRole('button', { name: 'Cancel listing' }).first().click()
      await dialog(page, 'Cancel listing')
    },
  },
  {
    name: 'cancel-planner',
    alt: 'Cancelling several orders: only these or all ever signed, with the fee of each way',
    isDialog: true,
    go: async (page) => {
      await openTab(page, 'listings', 'Your listings')
      await page.getByRole('button', { name: 'Select all', exact: true }).click()
      await page.getByRole('button', { name: /^Cancel \d+ orders …$/ }).click()
      await (await dialog(page, 'Cancel orders')).getByText('All orders I ever signed').waitFor()
    },
  },
  {
    name: 'cancel-planner-all',
    alt: 'Cancelling all orders ever signed: the page names the other orders that end',
    isDialog: true,
    go: async (page) => {
      const plan = page.getByRole('dialog')
      await plan.getByText('All orders I ever signed').click()
      await plan.getByText(/^This also cancels/).waitFor()
    },
  },
  {
    name: 'portfolio-made',
    alt: 'Offers made, and their possible total',
    go: (page) => openTab(page, 'made', 'Your offers'),
    top: tabs,
  },
  {
    name: 'portfolio-received',
    alt: 'Offers received: each with the amount after fees, and the button to accept',
    go: (page) => openTab(page, 'received', 'Offers you received'),
    top: tabs,
  },
  {
    name: 'accept',
    alt: 'Accepting an offer: what you give and receive, and who gets a part',
    isDialog: true,
    go: async (page) => {
      await page.getByRole('button', { name: 'Accept', exact: true }).first().click()
      const accepting = await dialog(page, 'Accept the offer')
      await accepting.getByRole('button', { name: answers }).waitFor()
    },
  },
  {
    name: 'swap-received',
    alt: 'A swap offered to you: both sides as pictures with their estimated worth, and buttons to accept or to answer',
    go: async (page) => {
      await open(page, '/me?tab=received')
      await page.getByRole('list', { name: 'Swaps offered to you' }).waitFor()
    },
    top: (page) => page.getByRole('list', { name: 'Swaps offered to you' }),
  },
  {
    name: 'swap-accept',
    alt: 'Accepting a swap: what you give and what you get',
    isDialog: true,
    go: async (page) => {
      await page.getByRole('button', { name: 'Accept swap' }).click()
      const accepting = await dialog(page, 'Accept the swap')
      await accepting.getByRole('button', { name: answers }).waitFor()
    },
  },
  {
    name: 'portfolio-watchlist',
    alt: 'The watchlist: items that are marked with a star in this browser, with their prices',
    go: async (page) => {
      await open(page, lanterns)
      const stars = page.getByRole('button', { name: /^Watch / })
      for (const index of [0, 1, 2]) await stars.nth(index).click()
      await openTab(page, 'watchlist', 'Items on your watchlist')
    },
    top: tabs,
  },
  {
    name: 'portfolio-approvals',
    alt: 'Approvals: which contract may move what, how many orders depend on it, and the button to revoke it',
    go: (page) => openTab(page, 'approvals', 'Approvals by contract'),
    top: tabs,
  },
  {
    name: 'revoke',
    alt: 'Revoking an approval: the orders that become inactive',
    isDialog: true,
    go: async (page) => {
      await page
        .getByRole('button', { name: /^Revoke/ })
        .first()
        .click()
      await dialog(page, 'Revoke the approval')
    },
  },
  {
    name: 'portfolio-activity',
    alt: 'The activity of a wallet, newest first',
    go: async (page) => {
      await open(page, '/me?tab=activity')
      await page.getByRole('table', { name: /^Activity/ }).waitFor()
    },
    top: tabs,
  },
  {
    name: 'wallet',
    alt: 'The connected wallet: its address and balances',
    isDialog: true,
    go: async (page) => {
      await page.getByRole('button', { name: /^Wallet Amina/ }).click()
      await dialog(page, 'Your wallet')
    },
  },
  {
    name: 'wrap',
    alt: 'Wrapping ether for offers: the amount, and the wallet’s balance',
    isDialog: true,
    go: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Wrap or unwrap' }).click()
      await (await dialog(page, 'Wrap')).getByLabel('Amount').fill('0.75')
    },
  },
  {
    name: 'wrap-review',
    alt: 'The review of wrapping, before the wallet is asked',
    isDialog: true,
    go: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Review' }).click()
      await page.getByRole('dialog').getByRole('button', { name: answers }).waitFor()
    },
  },
  {
    name: 'unwrap',
    alt: 'Unwrapping all of the wrapped ether',
    isDialog: true,
    go: async (page) => {
      await open(page, '/me?tab=made')
      await page.getByRole('button', { name: 'Wrap or unwrap' }).first().click()
      const form = await dialog(page, 'Wrap')
      await form.getByText('WETH to ETH').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Max' }).click()
    },
  },
  {
    name: 'portfolio-other',
    alt: 'Another account’s wallet: everything is visible, without actions',
    go: async (page) => {
      await open(page, '/account/0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
      await page.getByRole('list', { name: 'Items of this wallet' }).getByRole('link').first().waitFor()
    },
  },
]

/** Amina sells and sends items. */
export const sellingScreens: readonly Screen[] = [
  {
    name: 'item-own',
    alt: 'Your own item with an offer: buttons to list it, accept the offer, or send it',
    go: (page, { wanted }) => openItem(page, wanted),
  },
  {
    name: 'list',
    alt: 'Listing for sale: the way of selling, the price, the duration, and the proceeds after fees',
    isDialog: true,
    go: async (page) => {
      await priceBox(page).getByRole('button', { name: /^List/ }).click()
      const form = await dialog(page, 'List for sale')
      await form.getByRole('textbox', { name: 'Price' }).fill('0.2')
      await form.getByRole('region', { name: 'What you receive' }).waitFor()
    },
  },
  {
    name: 'list-falling',
    alt: 'Listing at a falling price: first and last price, and the curve between them',
    isDialog: true,
    go: async (page) => {
      const form = page.getByRole('dialog')
      await form.getByRole('radio', { name: 'Falling price' }).check()
      await form.getByLabel('Start price').fill('2')
      await form.getByLabel('End price').fill('1')
    },
    top: (page) => page.getByRole('dialog').getByLabel('Start price'),
  },
  {
    name: 'list-auction',
    alt: 'Listing as an auction: the reserve, the end, and how the auction ends',
    isDialog: true,
    go: async (page) => {
      const form = page.getByRole('dialog')
      await form.getByRole('radio', { name: 'Auction' }).check()
      await form.getByLabel('Reserve price').fill('0.5')
      await form.getByText('Anyone can then settle it').waitFor()
    },
    top: (page) => page.getByRole('dialog').getByLabel('Reserve price'),
  },
  {
    name: 'list-review',
    alt: 'The review of a signature in plain words: what you give, who receives what, and when it ends',
    isDialog: true,
    go: async (page, { wanted }) => {
      await openItem(page, wanted)
      await reviewListing(page, { price: '0.2' })
    },
  },
  {
    name: 'list-odd-price',
    alt: 'A listing far below the floor: the price has to be typed again before the wallet is asked',
    isDialog: true,
    go: async (page, { wanted }) => {
      await openItem(page, wanted)
      await reviewListing(page, { price: '0.002' })
    },
    top: (page) => page.getByLabel('Type 0.002 ETH to continue'),
  },
  {
    name: 'send',
    alt: 'Sending an item to an address, which cannot be undone',
    isDialog: true,
    go: async (page, { listed }) => {
      await openItem(page, listed)
      await page.getByRole('button', { name: 'Send item' }).click()
      const form = await dialog(page, 'Send')
      await form.getByLabel('Recipient address').fill('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
      await form.getByRole('button', { name: 'Review' }).waitFor()
    },
  },
  {
    name: 'send-review',
    alt: 'The review of sending, before the wallet is asked',
    isDialog: true,
    go: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Review' }).click()
      await page.getByRole('dialog').getByRole('button', { name: answers }).waitFor()
    },
  },
]

const auctionBox = (page: Page) => page.getByRole('region', { name: 'Auction' })

/** A wallet rejects every request. */
export const decliningScreens: readonly Screen[] = [
  {
    name: 'declined-purchase',
    alt: 'A purchase declined in the wallet: nothing was sent, nothing has moved, with a button to retry',
    isDialog: true,
    go: async (page, { sold }) => {
      await openItem(page, sold)
      await goOn(await openPurchase(page))
      await (await dialog(page, 'Not bought')).getByText('You declined').waitFor()
    },
  },
  {
    name: 'declined-listing',
    alt: 'A listing whose signature was declined in the wallet: nothing was signed, nothing has moved, with a button to retry',
    isDialog: true,
    go: async (page, { quiet }) => {
      await openItem(page, quiet)
      const review = await reviewListing(page, { price: '0.2' })
      await goOn(review)
      await (await dialog(page, 'Not listed')).getByText('You declined').waitFor()
    },
  },
  {
    name: 'declined-begun',
    alt: 'The activity of this browser: the declined trades failed, and can be removed from the list',
    isDialog: true,
    go: async (page) => {
      await open(page, '/activity')
      await page.getByRole('button', { name: /^Notifications/ }).click()
      await dialog(page, 'Notifications')
    },
  },
]

/** A wallet does not answer. */
export const waitingScreens: readonly Screen[] = [
  {
    name: 'confirm',
    alt: 'While the wallet asks: the steps, and beside them what the person confirms in the wallet, to compare',
    isDialog: true,
    go: async (page, { sold }) => {
      await openItem(page, sold)
      await goOn(await openPurchase(page))
      await page.getByRole('region', { name: 'What you confirm' }).waitFor()
      await page.getByText('Waiting for your wallet').waitFor()
    },
  },
  {
    name: 'unanswered',
    alt: 'Buying again after a purchase that the wallet never answered: it may still be sent, and how to check',
    isDialog: true,
    go: async (page) => {
      await page.reload()
      await priceBox(page).getByRole('button', { name: 'Buy now' }).click()
      await (await dialog(page, 'Buy')).getByText('You started to buy this before').waitFor()
    },
  },
  {
    name: 'unanswered-begun',
    alt: 'The unfinished purchase among the transactions, with a button to check again',
    isDialog: true,
    go: async (page) => {
      await open(page, '/activity')
      await page.getByRole('button', { name: /^Notifications/ }).click()
      await (await dialog(page, 'Notifications')).getByText(/^Unfinished · /).waitFor()
    },
  },
]

/** Bilal buys, offers, bids and settles. */
export const buyingScreens: readonly Screen[] = [
  {
    name: 'buy',
    alt: 'Buying: the price, its recipients, and the wallet’s requests',
    isDialog: true,
    go: async (page, { sold }) => {
      await openItem(page, sold)
      await openPurchase(page)
    },
  },
  {
    name: 'offer',
    alt: 'Making an offer on an item: its amount, currency and duration',
    isDialog: true,
    go: async (page, { sold }) => {
      await openItem(page, sold)
      await priceBox(page).getByRole('button', { name: 'Make an offer' }).click()
      const form = await dialog(page, 'Make an offer')
      await form.getByLabel('Currency').selectOption({ label: 'WETH' })
      await form.getByLabel('Your offer').fill('0.08')
    },
  },
  {
    name: 'offer-short',
    alt: 'An offer above the wallet’s balance: the missing amount, and a button to wrap more',
    isDialog: true,
    go: async (page) => {
      const form = page.getByRole('dialog')
      await form.getByLabel('Your offer').fill('250')
      await form.getByText(/^Your wallet needs/).waitFor()
    },
  },
  {
    name: 'offer-review',
    alt: 'The offer in plain words: what you give and receive, the seller’s proceeds, and when it ends',
    isDialog: true,
    go: async (page) => {
      const form = page.getByRole('dialog')
      await form.getByLabel('Your offer').fill('0.08')
      await form.getByRole('button', { name: 'Review the offer' }).click()
      await dialog(page, 'What you are about to sign')
    },
  },
  {
    name: 'collection-offer',
    alt: 'An offer on a collection: its items, their number, and the price of each',
    isDialog: true,
    go: async (page) => {
      await open(page, lanterns)
      await page.getByRole('button', { name: 'Collection offer' }).first().click()
      const form = await dialog(page, 'Make an offer')
      await form.getByLabel('Your offer per item').fill('0.05')
      await form.getByLabel('Quantity').fill('2')
    },
  },
  {
    name: 'collection-offer-review',
    alt: 'The offer on a collection in plain words',
    isDialog: true,
    go: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Review the offer' }).click()
      await dialog(page, 'What you are about to sign')
    },
  },
  {
    name: 'swap',
    alt: 'Offering a swap: what you give and what you get beside each other, with money and estimated worth',
    isDialog: true,
    go: async (page, { wanted }) => {
      await openItem(page, wanted)
      await priceBox(page).getByRole('button', { name: 'Offer a swap' }).click()
      const form = await dialog(page, 'Offer a swap')
      const give = form.getByRole('group', { name: 'You give' })
      await give.getByRole('button', { name: 'Choose items' }).click()
      await form.getByRole('checkbox').first().check()
      await form.getByRole('button', { name: 'Done, 1 item chosen' }).click()
      await give.getByRole('button', { name: 'Add money' }).click()
      await give.getByLabel('Currency').selectOption({ label: 'WETH' })
      await give.getByLabel('Money you add').fill('0.02')
    },
  },
  {
    name: 'swap-review',
    alt: 'The swap in plain words: what leaves the wallet, what comes, and what the other side gets after fees',
    isDialog: true,
    go: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Review the swap' }).click()
      await dialog(page, 'What you are about to sign')
    },
  },
  {
    name: 'offers',
    alt: 'Offers on several items at once: a way to price all, and a line for each',
    isDialog: true,
    go: async (page) => {
      await open(page, `/account/${demo.accounts[0].address}`)
      await page.getByRole('button', { name: 'Select several' }).click()
      for (const index of [0, 1])
        await page
          .getByRole('checkbox', { name: /^Select / })
          .nth(index)
          .check()
      await page.getByRole('button', { name: 'Make 2 offers' }).click()
      const form = await dialog(page, 'Make several offers')
      await form.getByText('One price').click()
      await form.getByLabel('Price per item').fill('0.05')
      await form.getByRole('button', { name: 'Set prices' }).click()
    },
  },
  {
    name: 'offers-review',
    alt: 'Several offers in plain words before one signature',
    isDialog: true,
    go: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Review 2 offers' }).click()
      await dialog(page, 'What you are about to sign')
    },
  },
  {
    name: 'bid',
    alt: 'Bidding in an auction: the amount, and when the bid ends',
    isDialog: true,
    go: async (page, { auctioned }) => {
      await open(page, itemPath(auctioned))
      await auctionBox(page)
        .getByRole('button', { name: /^(Place a bid|Bid higher)$/ })
        .click()
      await (await dialog(page, 'Place a bid')).getByLabel('Your bid').fill('0.2')
    },
  },
  {
    name: 'sweep',
    alt: 'Sweeping the floor: a count or a budget, the items, and the total',
    isDialog: true,
    go: async (page) => {
      await open(page, lanterns)
      await page.getByRole('button', { name: 'Sweep the floor' }).click()
      await (await dialog(page, 'Sweep the floor')).getByRole('button', { name: /^Review \d+ for/ }).waitFor()
    },
  },
  {
    name: 'sweep-review',
    alt: 'The items that the sweep buys with one transaction, before the wallet is asked',
    isDialog: true,
    go: async (page) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Review \d+ for/ })
        .click()
      await (await dialog(page, 'Buy several items')).getByRole('button', { name: answers }).waitFor()
    },
  },
  {
    name: 'cart',
    alt: 'The cart with three items, their prices and the total',
    isDialog: true,
    go: async (page) => {
      await open(page, `${lanterns}?view=list&listed=true`)
      const boxes = page
        .getByRole('table', { name: 'Items of Lanterns of the Souk' })
        .getByRole('checkbox', { name: /^Select (?!all )/ })
      for (const index of [0, 1, 2]) await boxes.nth(index).check()
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
      await page.getByRole('button', { name: 'Cart, 3 items' }).click()
      await (await dialog(page, 'Your cart')).getByRole('button', { name: /^Buy 3 for/ }).waitFor()
    },
  },
  {
    name: 'receipt',
    alt: 'A completed purchase: the price, the network fee, and a link to your items',
    isDialog: true,
    go: async (page, { sold }) => {
      await openItem(page, sold)
      await goOn(await openPurchase(page))
      await dialog(page, 'It is yours')
    },
  },
  {
    name: 'mint',
    alt: 'Minting two units: the price, the limit, and the wallet’s request',
    isDialog: true,
    go: async (page) => {
      await open(page, `/collection/${demo.edition.slug}`)
      const box = page.getByRole('region', { name: 'Mint: Open to everyone' })
      await box.getByRole('button', { name: 'More' }).click()
      await box.getByRole('button', { name: 'Mint 2' }).click()
      await (await dialog(page, 'Mint')).getByRole('button', { name: answers }).waitFor()
    },
  },
  {
    name: 'minted',
    alt: 'A completed mint: what arrived, and what it cost',
    isDialog: true,
    go: async (page) => {
      await goOn(page.getByRole('dialog'))
      await dialog(page, 'Minted')
    },
  },
  {
    name: 'settle',
    alt: 'An ended auction before its settlement: the winner, the price and the seller’s proceeds',
    isDialog: true,
    go: async (page, { ended }) => {
      await open(page, itemPath(ended))
      await auctionBox(page)
        .getByRole('button', { name: /^Settle / })
        .click()
      await (await dialog(page, 'Settle the auction')).getByRole('button', { name: answers }).waitFor()
    },
  },
  {
    name: 'settled',
    alt: 'A settled auction: its winner and price',
    isDialog: true,
    go: async (page) => {
      await goOn(page.getByRole('dialog'))
      await dialog(page, 'Auction settled')
    },
  },
  {
    name: 'item-settled',
    alt: 'The item after its auction is settled: with its new owner, and not for sale',
    go: async (page, { ended }) => {
      await openItem(page, ended)
      await page
        .getByText(/^Owned by/)
        .getByText('Dario')
        .waitFor()
    },
  },
  {
    name: 'begun',
    alt: 'The activity of this browser: a completed purchase and settlement',
    isDialog: true,
    go: async (page) => {
      await open(page, '/activity')
      await page.getByRole('button', { name: /^Notifications/ }).click()
      await dialog(page, 'Notifications')
    },
  },
]
