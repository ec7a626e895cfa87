import { demo } from '@souk/devchain'
import { postSwap } from '@souk/market'
import { createOrder, erc721Abi, ItemType } from '@souk/seaport'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { connectWallet, dialog, goOn } from './app.js'
import {
  confirmed,
  giveToken,
  market,
  newcomer,
  ownerOf,
  type Person,
  type Token,
  walletOf,
} from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

/** Offers a swap of a token for a token without the app. */
async function offerSwap(maker: Person, { give, want }: { give: Token; want: Token }) {
  const toItem = ({ address: token, identifier }: Token) =>
    ({ itemType: ItemType.ERC721, token, identifier }) as const
  const { executeAllActions } = await createOrder(walletOf(maker), {
    offer: [toItem(give)],
    consideration: [toItem(want)],
    endTime: BigInt(Math.floor(Date.now() / 1000)) + 86_400n,
    conduitKey: demo.conduitKey,
  })
  return postSwap(market.api, { order: await executeAllActions() })
}

async function openAcceptance(page: Page) {
  await page.goto('/me?tab=received')
  await page.getByRole('button', { name: 'Accept swap' }).click()
  return dialog(page, 'Accept the swap')
}

async function makeSwap() {
  const [maker, taker] = [await newcomer(), await newcomer()]
  const [give, want] = [await giveToken(maker), await giveToken(taker)]
  await offerSwap(maker, { give, want })
  return { maker, taker, give, want }
}

describe('accepting a swap', () => {
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

  test('behavior: an item that has left stops the acceptance, and its maker sees why and cancels', async () => {
    const { maker, taker, give } = await makeSwap()
    const other = await visitors.comeWithWallet(taker)
    await other.page.goto('/')
    await connectWallet(other.page, other.wallet)
    const accepting = await openAcceptance(other.page)
    await accepting.getByRole('button', { name: 'Continue in wallet' }).waitFor()
    const { address: friend } = await newcomer()
    const args = [maker.address, friend, give.identifier] as const
    const transfer = { address: give.address, abi: erc721Abi, functionName: 'transferFrom', args } as const
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
