import { parseEther, parseUnits, zeroAddress } from 'viem'
import type { Context } from '../../guard/findings/Finding.js'
import * as Criteria from '../../order/Criteria.js'
import { knownConduitKey, seaportAddress } from '../../order/constants.js'
import * as at from './accounts.js'

/** A time in November 2026, in seconds. */
export const now = 1_795_370_400n
export const hour = 3_600n
export const day = 24n * hour

/** The lanterns of a trait that the user has seen, without the rare #42. */
export const greenLanterns = [3n, 5n, 7n, 8n, 13n, 21n]
export const greenTree = Criteria.tree(greenLanterns)

/**
 * The knowledge of a market's application.
 *
 * A lantern costs 2 ETH, #42 some 60. A kite costs 0.3 WETH. Of sketches nothing is known. Prints #1 and #2 cost 0.05
 * and 1.2 ETH, a stamp 20 USDC, a piece of confetti next to nothing. 1 ETH is 2,500 USDC, 0.04 WBTC or 100 tickets.
 */
export const known: Context = {
  account: at.me,
  now,
  chainId: 1,
  tokens: [
    { address: zeroAddress, symbol: 'ETH', decimals: 18 },
    { address: at.wrappedEther, symbol: 'WETH', decimals: 18 },
    { address: at.usdCoin, symbol: 'USDC', decimals: 6 },
    { address: at.wrappedBitcoin, symbol: 'WBTC', decimals: 8 },
    { address: at.ticketCoin, symbol: 'TICKET', decimals: 0 },
    { address: at.lanterns, symbol: 'Lantern' },
    { address: at.kites, symbol: 'Kite' },
    { address: at.sketches, symbol: 'Sketch' },
    { address: at.prints, symbol: 'Print' },
    { address: at.stamps, symbol: 'Stamp' },
    { address: at.confetti, symbol: 'Confetti' },
  ],
  names: [
    { address: at.mira, name: 'Mira' },
    { address: at.vault, name: 'My vault' },
    { address: at.souk, name: 'Souk' },
    { address: at.lanternArtist, name: 'Lantern artist' },
    { address: at.printArtist, name: 'Print artist' },
    { address: at.auctioneer, name: 'Souk auctioneer' },
    { address: at.auctionZone, name: 'Souk auctions' },
  ],
  trusted: {
    exchanges: [seaportAddress],
    conduitKeys: [knownConduitKey],
    zones: [at.auctionZone],
    recipients: [at.souk, at.lanternArtist, at.printArtist],
    currencies: [zeroAddress, at.wrappedEther, at.usdCoin, at.wrappedBitcoin, at.ticketCoin],
    wrapped: [at.wrappedEther],
    collections: [at.lanterns, at.kites, at.sketches, at.prints, at.stamps, at.confetti],
    operators: [],
    delegates: [at.smartAccount],
    contracts: [at.mintShop],
  },
  markets: [
    market(at.lanterns, { floor: parseEther('2'), lastSale: parseEther('2.1') }),
    market(at.lanterns, { tokenId: 42n, floor: parseEther('62'), lastSale: parseEther('60') }),
    market(at.kites, { floor: parseEther('0.3'), lastSale: parseEther('0.28'), currency: at.wrappedEther }),
    market(at.prints, { floor: parseEther('0.05') }),
    market(at.prints, { tokenId: 1n, floor: parseEther('0.05'), lastSale: parseEther('0.052') }),
    market(at.prints, { tokenId: 2n, floor: parseEther('1.2'), lastSale: parseEther('1.25') }),
    market(at.stamps, { floor: parseUnits('20', 6), lastSale: parseUnits('19', 6), currency: at.usdCoin }),
    market(at.confetti, { floor: parseEther('0.0001'), lastSale: parseEther('0.0001') }),
  ],
  rates: [
    { currency: at.usdCoin, amount: parseUnits('2500', 6), native: parseEther('1') },
    { currency: at.wrappedBitcoin, amount: parseUnits('0.04', 8), native: parseEther('1') },
    { currency: at.ticketCoin, amount: 100n, native: parseEther('1') },
  ],
  lists: [greenTree.root],
}

type Prices = Omit<NonNullable<Context['markets']>[number], 'contract' | 'currency'>

function market(
  contract: typeof at.lanterns,
  { currency = zeroAddress, ...prices }: Prices & { currency?: typeof contract },
) {
  return { contract, currency, ...prices }
}

/** The same application before prices and rates are loaded. */
export const withoutPrices: Context = { ...known, markets: undefined, rates: undefined }

/** The same application before symbols and decimals of tokens are loaded. */
export const withoutTokens: Context = { ...known, tokens: undefined }

/** A wallet that knows only the account and the chain. */
export const bare: Context = { account: at.me, now, chainId: 1 }
