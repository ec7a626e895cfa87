import { demo } from '@souk/devchain'
import { getNft, postSwap } from '@souk/market'
import { createOrder, erc721Abi, ItemType, Order } from '@souk/seaport'
import type { Page } from 'playwright-core'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  answers,
  confirmButton,
  connectWallet,
  dialog,
  goOn,
  openItem,
  priceBox,
  reviewListing,
} from './app.js'
import { watchBehind } from './behindReceipt.js'
import {
  confirmed,
  giveToken,
  listToken,
  market,
  newcomer,
  ownerOf,
  type Person,
  type Token,
  walletOf,
} from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

const toItem = ({ contract, tokenId }: Token) => ({ itemType: ItemType.ERC721, contract, tokenId }) as const

type Wanted = createOrder.Options['consideration']

/** Signs a swap of a token without the app. */
async function signSwap(maker: Person, { give, want }: { give: Token; want: Wanted }) {
  const { executeAllActions } = await createOrder(walletOf(maker), {
    offer: [toItem(give)],
    consideration: want,
    endTime: BigInt(Math.floor(Date.now() / 1000)) + 86_400n,
    conduitKey: demo.conduitKey,
  })
  return executeAllActions()
}

async function openAcceptance(page: Page) {
  await page.goto('/me?tab=received')
  await page.getByRole('button', { name: 'Accept swap' }).click()
  return dialog(page, 'Accept the swap')
}

/** Returns the requests for the listings of an account. */
const ownListings = ({ address }: Person) => new RegExp(`/listings\\?.*maker=${address}`, 'i')

/** Returns the requests for the swaps of an account. */
const ownSwaps = ({ address }: Person) => new RegExp(`/swaps\\?.*maker=${address}`, 'i')

async function makeSwap() {
  const [maker, taker] = [await newcomer(), await newcomer()]
  const [give, want] = [await giveToken(maker), await giveToken(taker)]
  await postSwap(market.api, { order: await signSwap(maker, { give, want: [toItem(want)] }) })
  return { maker, taker, give, want }
}

describe('accepting a swap', () => {
  test('default: on the item’s page, which has no such swap any more as soon as it is done', async () => {
    const { taker, want } = await makeSwap()
    const { page, wallet } = await visitors.comeWithWallet(taker)
    await openItem(page, want)
    await connectWallet(page, wallet)
    const behind = await watchBehind(page, 'Swapped')
    await page.getByRole('main').getByRole('button', { name: 'Accept swap' }).click()
    await goOn(await dialog(page, 'Accept the swap'))
    expect(await behind()).not.toMatch('Swaps that ask for this item')
  })

  test('behavior: declined in the wallet, then interrupted by a reload, then done', async () => {
    const { maker, taker, give, want } = await makeSwap()
    const { page, wallet } = await visitors.comeWithWallet(taker)
    await page.goto('/')
    await connectWallet(page, wallet)
    wallet.rejectNext('eth_sendTransaction')
    await goOn(await openAcceptance(page))
    const declined = await dialog(page, 'Not swapped')
    await declined.getByText('Nothing was sent, and nothing has moved.').waitFor()
    await declined.getByRole('button', { name: 'Try again' }).click()
    const confirm = wallet.hangNext('eth_sendTransaction')
    await goOn(await dialog(page, 'Accept the swap'))
    await (await dialog(page, 'Swapping')).getByText('Waiting for your wallet').waitFor()
    await page.reload()
    confirm()
    await goOn(await openAcceptance(page))
    await dialog(page, 'Swapped')
    expect([await ownerOf(give), await ownerOf(want)]).toEqual([taker.address, maker.address])
  })

  test('behavior: the review waits for the own orders that the swap ends, and says so if they cannot be read', async () => {
    const { maker, taker, give, want } = await makeSwap()
    await listToken(taker, want, { price: parseEther('9') })
    const { page, wallet } = await visitors.comeWithWallet(taker, {}, { mayBeOffline: true })
    await page.goto('/')
    await connectWallet(page, wallet)
    const accepting = await openAcceptance(page)
    await accepting.getByText('is also for sale for 9 ETH').waitFor()
    await page.keyboard.press('Escape')

    await page.goto('/')
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(ownListings(taker), (route) => isReleased.then(() => route.continue()))
    const waiting = await openAcceptance(page)
    await waiting.getByText('Checking the swap').waitFor()
    // It does not come as long as they are unread.
    const answer = waiting.getByRole('button', { name: answers })
    await expect(answer.waitFor({ timeout: 3_000 })).rejects.toThrow('Timeout')
    release()
    // The place of the box is final as soon as the review is there.
    await answer.waitFor()
    expect(await waiting.getByText('is also for sale for 9 ETH').count()).toBe(1)
    await page.keyboard.press('Escape')

    await page.goto('/')
    await page.route(ownListings(taker), (route) => route.abort())
    const unread = await openAcceptance(page)
    await unread.getByText('Not all of your open orders could be read.').waitFor()
    await goOn(unread)
    await dialog(page, 'Swapped')
    expect([await ownerOf(give), await ownerOf(want)]).toEqual([taker.address, maker.address])
  })

  test('behavior: an approval that makes an earlier swap valid again says so, before it can be given', async () => {
    const { maker, give, want } = await makeSwap()
    const token = await giveToken(maker)
    const revoke = { address: give.contract, abi: erc721Abi, functionName: 'setApprovalForAll' } as const
    await confirmed(await walletOf(maker).writeContract({ ...revoke, args: [demo.contracts.conduit, false] }))
    const { page, wallet } = await visitors.comeWithWallet(maker, {}, { mayBeOffline: true })
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(ownSwaps(maker), (route) => isReleased.then(() => route.continue()))
    await openItem(page, token)
    await connectWallet(page, wallet)
    const review = await reviewListing(page, { price: '80' })
    await review.getByText('Checking which earlier orders this makes valid again.').waitFor()
    expect(await confirmButton(review).getAttribute('aria-disabled')).toBe('true')
    release()
    await review.getByText('This also makes 1 earlier swap valid again').waitFor()
    const [given, wanted] = await Promise.all([give, want].map((one) => getNft(market.api, one)))
    await review.getByText(`${given?.name} for ${wanted?.name}`).waitFor()
    expect(await confirmButton(review).getAttribute('aria-disabled')).not.toBe('true')

    await page.reload()
    await page.route(ownSwaps(maker), (route) => route.abort())
    const unread = await reviewListing(page, { price: '80' })
    await unread.getByText('Not all of your earlier orders could be looked at.').waitFor()
    await goOn(unread)
    await dialog(page, 'Listed')
  })

  test('behavior: any item of a collection, of which the visitor chooses one to give', async () => {
    const [maker, taker] = [await newcomer(), await newcomer()]
    const [give, first, second] = [await giveToken(maker), await giveToken(taker), await giveToken(taker)]
    const any = { itemType: ItemType.ERC721_WITH_CRITERIA, contract: first.contract, criteria: 0n } as const
    await postSwap(market.api, { order: await signSwap(maker, { give, want: [any] }) })
    const { page, wallet } = await visitors.comeWithWallet(taker)
    await page.goto('/')
    await connectWallet(page, wallet)
    for (const wanted of [first, second]) {
      const { name } = await getNft(market.api, wanted)
      const accepting = await openAcceptance(page)
      await accepting.getByLabel('Your item from Lanterns of the Souk').selectOption({ label: name })
      await accepting.getByRole('list', { name: 'You give' }).getByText(name).waitFor()
      if (wanted === first) await page.keyboard.press('Escape')
    }
    // The page reads again what is in the wallet. The receipt stays, although the given item is gone.
    const held = `/account/${taker.address}/nfts`.toLowerCase()
    const isGone = page.waitForResponse(
      async (answer) =>
        answer.url().toLowerCase().includes(held) && !(await answer.text()).includes(`"${second.tokenId}"`),
    )
    await goOn(await dialog(page, 'Accept the swap'))
    await isGone
    await page.evaluate(
      () => new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    await dialog(page, 'Swapped')
    expect([await ownerOf(give), await ownerOf(first), await ownerOf(second)]).toEqual([
      taker.address,
      taker.address,
      maker.address,
    ])
  })

  test('behavior: any of a list, asked for in the form, found and chosen by the other, and accepted', async () => {
    const [maker, taker] = [await newcomer(), await newcomer()]
    const [give, first, second] = [await giveToken(maker), await giveToken(taker), await giveToken(taker)]
    const { name } = await getNft(market.api, second)
    const one = await visitors.comeWithWallet(maker)
    await openItem(one.page, first)
    await connectWallet(one.page, one.wallet)
    await priceBox(one.page).getByRole('button', { name: 'Offer a swap' }).click()
    const form = await dialog(one.page, 'Offer a swap')
    await form.getByText('For the holder of what you ask for, now ').waitFor()
    await form.getByRole('radio', { name: 'Any of a collection' }).check()
    await form.getByText('For anyone who holds a fitting item').waitFor()
    const get = form.getByRole('group', { name: 'You receive' })
    expect(await get.getByLabel('Collection', { exact: true }).inputValue()).toBe('lanterns-of-the-souk')
    // The button leads to what is missing.
    await form.getByRole('button', { name: 'Choose what you give' }).click()
    await form.getByRole('checkbox', { name: (await getNft(market.api, give)).name }).check()
    await form.getByRole('button', { name: 'Done, 1 item chosen' }).click()
    await get.getByLabel('How many').fill('2')
    await form.getByRole('button', { name: 'Review the swap' }).click()
    const two = await dialog(one.page, 'What you are about to sign')
    await two.getByRole('list', { name: 'You receive' }).getByText('Any 2 Lanterns of the Souk').waitFor()
    await two.getByRole('button', { name: 'Back' }).click()
    await get.getByRole('checkbox', { name: 'Only certain token ids' }).check()
    await get
      .getByRole('textbox', { name: 'Token ids' })
      .fill(`${second.tokenId}, ${second.tokenId + 9_000n}`)
    await get.getByText('2 token ids.').waitFor()
    await form.getByRole('button', { name: 'Review the swap' }).click()
    const review = await dialog(one.page, 'What you are about to sign')
    await review.getByRole('list', { name: 'You receive' }).getByText('One of certain items of').waitFor()
    await review.getByText('Anyone who holds a fitting item can accept').waitFor()
    await goOn(review)
    await dialog(one.page, 'Swap offered')

    const other = await visitors.comeWithWallet(taker)
    await other.page.goto('/')
    await connectWallet(other.page, other.wallet)
    const accepting = await openAcceptance(other.page)
    const mine = accepting.getByLabel('Your item from Lanterns of the Souk')
    expect(await mine.getByRole('option').allTextContents()).toEqual([name])
    await accepting.getByRole('list', { name: 'You give' }).getByText(name).waitFor()
    await goOn(accepting)
    await dialog(other.page, 'Swapped')
    expect([await ownerOf(give), await ownerOf(second)]).toEqual([taker.address, maker.address])
  })

  test('behavior: a signed swap that is on no market, from the inspector', async () => {
    const [maker, taker] = [await newcomer(), await newcomer()]
    const [give, want] = [await giveToken(maker), await giveToken(taker)]
    const order = await signSwap(maker, { give, want: [toItem(want)] })
    const { page, wallet } = await visitors.comeWithWallet(taker)
    await page.goto('/inspect')
    await connectWallet(page, wallet)
    await page.getByLabel('Data to inspect').fill(JSON.stringify(Order.serialize(order)))
    await page.getByRole('button', { name: 'Accept this swap' }).click()
    await goOn(await dialog(page, 'Accept the swap'))
    await dialog(page, 'Swapped')
    expect([await ownerOf(give), await ownerOf(want)]).toEqual([taker.address, maker.address])
  })

  test('behavior: an item that has left stops the acceptance, and its maker sees why and cancels', async () => {
    const { maker, taker, give } = await makeSwap()
    const other = await visitors.comeWithWallet(taker)
    await other.page.goto('/')
    await connectWallet(other.page, other.wallet)
    const accepting = await openAcceptance(other.page)
    await accepting.getByRole('button', { name: 'Continue in wallet' }).waitFor()
    const { address: friend } = await newcomer()
    const args = [maker.address, friend, give.tokenId] as const
    const transfer = { address: give.contract, abi: erc721Abi, functionName: 'transferFrom', args } as const
    await confirmed(await walletOf(maker).writeContract(transfer))
    await accepting.getByText('This swap cannot be accepted now').waitFor()

    const one = await visitors.comeWithWallet(maker)
    await one.page.goto('/')
    await connectWallet(one.page, one.wallet)
    await one.page.goto('/me?tab=made')
    const made = one.page.getByRole('list', { name: 'Swaps you offered' })
    await made.getByText('Inactive: something is missing').waitFor()
    await made.getByRole('button', { name: 'Cancel swap' }).click()
    const cancelling = await dialog(one.page, 'Cancel swap')
    await cancelling.getByRole('button', { name: 'Cancel in wallet' }).click()
    const cancelled = await dialog(one.page, 'Swap cancelled')
    await cancelled.getByText('Nobody can accept this swap any more').waitFor()
  })
})
