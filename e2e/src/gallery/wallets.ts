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
    alt: 'A portfolio: what it is worth at the floor and at the best offers, and the items as a grid',
    go: async (page) => {
      await open(page, '/me')
      await page.getByRole('list', { name: 'Your items' }).getByRole('link').first().waitFor()
    },
  },
  {
    name: 'portfolio-choosing',
    alt: 'Choosing several items of the portfolio, with the button to list them',
    go: async (page) => {
      await page.getByRole('button', { name: 'Select several' }).click()
      for (const index of [0, 1, 2])
        await page
          .getByRole('checkbox', { name: /^Choose/ })
          .nth(index)
          .check()
    },
  },
  {
    name: 'bulk-list',
    alt: 'Listing several items: how to price them, a line for each with its price and what is received',
    isDialog: true,
    go: async (page) => {
      await page.getByRole('button', { name: 'List 3 items' }).click()
      const form = await dialog(page, 'List several items')
      await form.getByText('Ladder').click()
      await form.getByLabel('First price').fill('0.2')
      await form.getByLabel('Step', { exact: true }).fill('0.05')
      await form.getByRole('button', { name: 'Set prices' }).click()
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
    name: 'portfolio-listings',
    alt: 'What is for sale: each listing against the floor, and one that sleeps with its risk',
    go: (page) => openTab(page, 'listings', 'Your listings'),
    top: tabs,
  },
  {
    name: 'cancel',
    alt: 'Cancelling one listing: why hiding it is not enough, and what it takes',
    isDialog: true,
    go: async (page) => {
      await page.getByRole('button', { name: 'Cancel listing' }).first().click()
      await dialog(page, 'Cancel listing')
    },
  },
  {
    name: 'cancel-planner',
    alt: 'The planner for cancelling: just these orders or all that were ever signed, with the fee of each way',
    isDialog: true,
    go: async (page) => {
      await openTab(page, 'listings', 'Your listings')
      await page.getByRole('button', { name: 'Cancel several …' }).click()
      await (await dialog(page, 'Cancel orders')).getByText('All orders I ever signed').waitFor()
    },
  },
  {
    name: 'cancel-planner-all',
    alt: 'The planner when all that was ever signed is cancelled: it names what else ends with it',
    isDialog: true,
    go: async (page) => {
      const plan = page.getByRole('dialog')
      await plan.getByText('All orders I ever signed').click()
      await plan.getByText(/^This also cancels/).waitFor()
    },
  },
  {
    name: 'portfolio-made',
    alt: 'Offers made, and what they could cost together',
    go: (page) => openTab(page, 'made', 'Your offers'),
    top: tabs,
  },
  {
    name: 'portfolio-received',
    alt: 'Offers received: each with what is left after fees, and the button to accept',
    go: (page) => openTab(page, 'received', 'Offers you received'),
    top: tabs,
  },
  {
    name: 'accept',
    alt: 'Accepting an offer: what is given, what is received, who gets a part',
    isDialog: true,
    go: async (page) => {
      await page.getByRole('button', { name: 'Accept' }).first().click()
      const accepting = await dialog(page, 'Accept the offer')
      await accepting.getByRole('button', { name: answers }).waitFor()
    },
  },
  {
    name: 'portfolio-approvals',
    alt: 'Approvals: which contract may move what, how many orders depend on it, and the button to take it back',
    go: (page) => openTab(page, 'approvals', 'Approvals by contract'),
    top: tabs,
  },
  {
    name: 'revoke',
    alt: 'Taking an approval back: which orders can then no longer be used',
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
    alt: 'What a wallet has done, the newest first',
    go: async (page) => {
      await open(page, '/me?tab=activity')
      await page.getByRole('table', { name: /^Activity/ }).waitFor()
    },
    top: tabs,
  },
  {
    name: 'wallet',
    alt: 'The connected wallet: its address and what money it holds',
    isDialog: true,
    go: async (page) => {
      await page.getByRole('button', { name: /^Wallet Amina/ }).click()
      await dialog(page, 'Your wallet')
    },
  },
  {
    name: 'wrap',
    alt: 'Wrapping ether, which offers are paid in: how much, and what the wallet has',
    isDialog: true,
    go: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Wrap or unwrap' }).click()
      await (await dialog(page, 'Wrap')).getByLabel('Amount').fill('0.75')
    },
  },
  {
    name: 'wrap-review',
    alt: 'Wrapping, looked at once more before the wallet is asked',
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
    alt: 'Somebody else’s wallet: everything is shown, nothing can be done',
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
    alt: 'An item of one’s own with an offer on it: list it, accept the offer, or send it to somebody',
    go: (page, { wanted }) => openItem(page, wanted),
  },
  {
    name: 'list',
    alt: 'Listing for sale: how, for how much, for how long, and what is received after fees',
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
      await form.getByLabel('First price').fill('2')
      await form.getByLabel('End price').fill('1')
    },
    top: (page) => page.getByRole('dialog').getByLabel('First price'),
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
    alt: 'What is about to be signed, in plain words: what is given, who gets what, until when',
    isDialog: true,
    go: async (page, { wanted }) => {
      await openItem(page, wanted)
      await reviewListing(page, { price: '0.2' })
    },
  },
  {
    name: 'list-odd-price',
    alt: 'A listing far below the floor: the price is to be typed once more before the wallet is asked',
    isDialog: true,
    go: async (page, { wanted }) => {
      await openItem(page, wanted)
      await reviewListing(page, { price: '0.002' })
    },
    top: (page) => page.getByLabel('Type 0.002 ETH to continue'),
  },
  {
    name: 'send',
    alt: 'Sending an item to an address, which nobody can call back',
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
    alt: 'Sending, looked at once more before the wallet is asked',
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
    alt: 'A purchase that was declined in the wallet: nothing was sent, nothing has moved, try again',
    isDialog: true,
    go: async (page, { sold }) => {
      await openItem(page, sold)
      await goOn(await openPurchase(page))
      await (await dialog(page, 'Not bought')).getByText('You declined').waitFor()
    },
  },
  {
    name: 'declined-listing',
    alt: 'A listing whose signature was declined in the wallet: nothing was signed, nothing has moved, try again',
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
    alt: 'The activity of this browser: what was declined did not work, and can be taken off the list',
    isDialog: true,
    go: async (page) => {
      await open(page, '/activity')
      await page.getByRole('button', { name: /^Activity in this browser/ }).click()
      await dialog(page, 'Activity in this browser')
    },
  },
]

/** Bilal buys, offers, bids and settles. */
export const buyingScreens: readonly Screen[] = [
  {
    name: 'buy',
    alt: 'Buying: what is paid, who gets which part of it, and what happens in the wallet',
    isDialog: true,
    go: async (page, { sold }) => {
      await openItem(page, sold)
      await openPurchase(page)
    },
  },
  {
    name: 'offer',
    alt: 'Making an offer on an item: how much in which currency, for how long',
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
    alt: 'An offer above what the wallet holds: it is short, and can wrap more',
    isDialog: true,
    go: async (page) => {
      const form = page.getByRole('dialog')
      await form.getByLabel('Your offer').fill('250')
      await form.getByText(/^Your wallet needs/).waitFor()
    },
  },
  {
    name: 'offer-review',
    alt: 'The offer in plain words: what is given, what is got, what its owner receives, until when',
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
    alt: 'An offer on a collection: for which items, how many, how much for each',
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
    name: 'bid',
    alt: 'Bidding in an auction: how much, and until when the bid stands',
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
    alt: 'Sweeping the floor: how many or for how much, which items they are, and the total',
    isDialog: true,
    go: async (page) => {
      await open(page, lanterns)
      await page.getByRole('button', { name: 'Sweep the floor' }).click()
      await (await dialog(page, 'Sweep the floor')).getByRole('button', { name: /^Review \d+ for/ }).waitFor()
    },
  },
  {
    name: 'sweep-review',
    alt: 'What the sweep buys with one transaction, before the wallet is asked',
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
        .getByRole('checkbox', { name: /^Select (?!everything)/ })
      for (const index of [0, 1, 2]) await boxes.nth(index).check()
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
      await page.getByRole('button', { name: 'Cart, 3 items' }).click()
      await (await dialog(page, 'Your cart')).getByRole('button', { name: /^Buy 3 for/ }).waitFor()
    },
  },
  {
    name: 'receipt',
    alt: 'A purchase that is done: what was paid, the network fee, and the way to one’s items',
    isDialog: true,
    go: async (page, { sold }) => {
      await openItem(page, sold)
      await goOn(await openPurchase(page))
      await dialog(page, 'It is yours')
    },
  },
  {
    name: 'settle',
    alt: 'An auction that has ended: to whom the item goes, what is paid and what the seller gets, before it is settled',
    isDialog: true,
    go: async (page, { ended }) => {
      await open(page, itemPath(ended))
      await auctionBox(page).getByRole('button', { name: 'Settle now' }).click()
      await (await dialog(page, 'Settle the auction')).getByRole('button', { name: answers }).waitFor()
    },
  },
  {
    name: 'settled',
    alt: 'An auction that is settled: who got the item, and for how much',
    isDialog: true,
    go: async (page) => {
      await goOn(page.getByRole('dialog'))
      await dialog(page, 'Auction settled')
    },
  },
  {
    name: 'item-settled',
    alt: 'The item once its auction is settled: with its new owner, and not for sale',
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
    alt: 'The activity of this browser: a purchase and a settlement that are done',
    isDialog: true,
    go: async (page) => {
      await open(page, '/activity')
      await page.getByRole('button', { name: /^Activity in this browser/ }).click()
      await dialog(page, 'Activity in this browser')
    },
  },
]
