import { multicall3Address } from '../../../order/constants.js'
import * as at from '../accounts.js'
import { day, known, now, withoutTokens } from '../known.js'
import {
  daiPermit,
  permit,
  permit2,
  permit2Transfer,
  permit2Witness,
  tokenPermit,
  transferAuthorization,
} from '../permits.js'
import { type Row, rows } from '../Row.js'

const usdCoin = { name: 'USD Coin', address: at.usdCoin, version: '2' }

const single = rows('permit to a stranger', known, [
  ['lets a thief spend all USDC by a signature', permit(usdCoin, at.thief)],
  [
    'lets a thief spend 4,000 USDC within an hour',
    permit(usdCoin, at.thief, { value: 4_000_000_000n, deadline: now + 3_600n }),
  ],
  [
    'lets a drainer spend all of a coin that the application does not know',
    permit({ name: 'Liquid staked Ether 2.0', address: at.unknownCoin }, at.drainer),
  ],
  ['lets a contract like the conduit spend all USDC', permit(usdCoin, at.likeConduit)],
  ['lets a contract that calls whatever anybody asks spend all USDC', permit(usdCoin, multicall3Address)],
  ['lets a thief spend all DAI for ever', daiPermit(at.thief)],
  ['lets a thief spend all USDC of another chain', permit(usdCoin, at.thief, { chainId: 8453 })],
  ['lets a thief move lantern #42 by a signature', tokenPermit(at.lanterns, at.thief, 42n)],
  ['lets a thief spend all USDC, before names are known', permit(usdCoin, at.accomplice), withoutTokens],
])

const viaPermit2 = rows('Permit2 to a stranger', known, [
  ['lets a thief take all WETH for ever', permit2([{ token: at.wrappedEther }], at.thief)],
  ['lets a thief take 900 USDC', permit2([{ token: at.usdCoin, amount: 900_000_000n }], at.thief)],
  [
    'lets a drainer take four currencies at once',
    permit2(
      [
        { token: at.wrappedEther },
        { token: at.usdCoin },
        { token: at.wrappedBitcoin },
        { token: at.unknownCoin },
      ],
      at.drainer,
    ),
  ],
  [
    'hands a thief 6 WETH once',
    permit2Transfer([{ token: at.wrappedEther, amount: 6n * 10n ** 18n }], at.thief),
  ],
  [
    'hands a drainer all WETH and USDC once',
    permit2Transfer([{ token: at.wrappedEther }, { token: at.usdCoin }], at.drainer),
  ],
  ['hands a thief all USDC, dressed as an intent to trade', permit2Witness({ token: at.usdCoin }, at.thief)],
])

const authorizations = rows('signed transfer to a stranger', known, [
  [
    'sends 12,000 USDC to a thief with the signature itself',
    transferAuthorization('TransferWithAuthorization', at.thief, 12_000_000_000n),
  ],
  [
    'lets a thief fetch 300 USDC with the signature',
    transferAuthorization('ReceiveWithAuthorization', at.thief, 300_000_000n),
  ],
  [
    'sends 2,000 USDC to an account that looks like Mira',
    transferAuthorization('TransferWithAuthorization', at.likeMira, 2_000_000_000n),
  ],
  [
    'lets a drainer fetch all USDC',
    transferAuthorization('ReceiveWithAuthorization', at.drainer, 2n ** 256n - 1n),
    { ...known, now: now - day },
  ],
])

export const permits: readonly Row[] = [...single, ...viaPermit2, ...authorizations]
