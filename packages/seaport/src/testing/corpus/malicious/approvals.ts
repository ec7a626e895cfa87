import {
  conduitControllerAddress,
  knownConduitAddress,
  multicall3Address,
  seaportAddress,
} from '../../../order/constants.js'
import * as at from '../accounts.js'
import { known, withoutTokens } from '../known.js'
import { type Row, rows } from '../Row.js'
import { sends } from '../requests.js'
import { approve, approveAll, increaseAllowance } from '../tokenCalls.js'

const ofMoney = rows('approval of money to a stranger', known, [
  ['lets a thief take all WETH', sends(approve(at.wrappedEther, at.thief))],
  ['lets a thief take exactly 5,000 USDC', sends(approve(at.usdCoin, at.thief, 5_000_000_000n))],
  [
    'raises the allowance of a thief by 10,000 USDC',
    sends(increaseAllowance(at.usdCoin, at.thief, 10_000_000_000n)),
  ],
  ['lets a contract that looks like the conduit take all USDC', sends(approve(at.usdCoin, at.likeConduit))],
  [
    'lets a drainer take all of a coin that the application does not know',
    sends(approve(at.dai, at.drainer)),
  ],
  [
    'lets a contract that is not yet there take all WBTC',
    sends(approve(at.wrappedBitcoin, '0x9a31c5d07e6f24b8a05d1b93ce6278f40a5be671')),
  ],
  [
    'lets a contract that calls whatever anybody asks take all WETH',
    sends(approve(at.wrappedEther, multicall3Address)),
  ],
  ['lets an account that looks like Mira take all tickets', sends(approve(at.ticketCoin, at.likeMira))],
  [
    'lets the thief take WETH up to one unit below no limit',
    sends(approve(at.wrappedEther, at.thief, 2n ** 256n - 2n)),
  ],
])

const ofTokens = rows('approval of tokens to a stranger', known, [
  ['lets a thief move all lanterns', sends(approveAll(at.lanterns, at.thief))],
  [
    'lets a drainer move all tokens of an unknown collection',
    sends(approveAll(at.unknownCollection, at.drainer)),
  ],
  [
    'lets a thief move all prints, before names are known',
    sends(approveAll(at.prints, at.thief)),
    withoutTokens,
  ],
  ['lets a contract that looks like the conduit move all kites', sends(approveAll(at.kites, at.likeConduit))],
  [
    'lets the registry of conduits move all lanterns',
    sends(approveAll(at.lanterns, conduitControllerAddress)),
  ],
  ['lets a thief move the rare lantern', sends(approve(at.lanterns, at.thief, 42n))],
  [
    'lets a contract that calls whatever anybody asks move all sketches',
    sends(approveAll(at.sketches, multicall3Address)),
  ],
])

/** The call that revokes an allowance of a currency approves token #0 of a collection. */
const ofZero = rows('approval of token #0', known, [
  ['lets a thief move token #0 of an unknown contract', sends(approve(at.unknownCollection, at.thief, 0n))],
  ['lets a thief move lantern #0', sends(approve(at.lanterns, at.thief, 0n))],
  [
    'lets a drainer move kite #0, before names are known',
    sends(approve(at.kites, at.drainer, 0n)),
    withoutTokens,
  ],
  ['lets a thief move token #0 of the own contract', sends(approve(at.ownContract, at.accomplice, 0n))],
])

const withMore = rows('approval with something else', known, [
  [
    'sends 2 ETH along with an approval of the conduit',
    sends({ ...approveAll(at.lanterns, knownConduitAddress), value: 2n * 10n ** 18n }),
  ],
  [
    'sends 1 ETH along with a sale approval to the exchange',
    sends({ ...approve(at.usdCoin, seaportAddress, 1n), value: 10n ** 18n }),
  ],
])

export const approvals: readonly Row[] = [...ofMoney, ...ofTokens, ...ofZero, ...withMore]
