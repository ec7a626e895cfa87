import { parseEther, zeroAddress } from 'viem'
import { knownConduitAddress, seaportAddress } from '../../../order/constants.js'
import * as at from '../accounts.js'
import { known } from '../known.js'
import { type Row, rows } from '../Row.js'
import { sends } from '../requests.js'
import { safeTransfer, sendEdition, sendEditions, transfer, transferFrom, wrap } from '../tokenCalls.js'

const toStrangers = rows('transfer to a stranger', known, [
  ['sends the rare lantern to a stranger', sends(safeTransfer(at.lanterns, at.thief, 42n))],
  [
    'sends a kite to a stranger without asking whether it can take it',
    sends(transferFrom(at.kites, at.thief, 2n)),
  ],
  [
    'sends a lantern with some data to a contract of a thief',
    sends(safeTransfer(at.lanterns, at.drainer, 7n, '0x1234')),
  ],
  ['sends 9,000 USDC to a stranger', sends(transfer(at.usdCoin, at.thief, 9_000_000_000n))],
  ['sends 250 prints to a stranger', sends(sendEdition(at.prints, at.thief, 1n, 250n))],
  [
    'sends three editions with all their pieces to a stranger',
    sends(
      sendEditions(at.prints, at.thief, [
        [1n, 500n],
        [2n, 20n],
        [3n, 1n],
      ]),
    ),
  ],
  [
    'moves 4 WETH by its own leave to a stranger',
    sends(transferFrom(at.wrappedEther, at.thief, parseEther('4'))),
  ],
  [
    'moves 4 WETH of Mira, who allowed it once, to a stranger',
    sends(transferFrom(at.wrappedEther, at.thief, parseEther('4'), at.mira)),
  ],
  [
    'sends a token of an unknown collection to a stranger',
    sends(safeTransfer(at.unknownCollection, at.thief, 1n)),
  ],
])

const lost = rows('transfer into the void', known, [
  [
    'sends 3 WETH to the contract of WETH itself',
    sends(transfer(at.wrappedEther, at.wrappedEther, parseEther('3'))),
  ],
  ['sends 800 USDC to the contract of USDC itself', sends(transfer(at.usdCoin, at.usdCoin, 800_000_000n))],
  ['sends a lantern to the zero address', sends(transferFrom(at.lanterns, zeroAddress, 7n))],
  [
    'sends a kite to an address from which nothing comes back',
    sends(safeTransfer(at.kites, '0x000000000000000000000000000000000000dead', 2n)),
  ],
  ['sends a lantern to the contract of the lanterns', sends(transferFrom(at.lanterns, at.lanterns, 7n))],
  ['sends a kite to the conduit', sends(transferFrom(at.kites, knownConduitAddress, 2n))],
  ['sends 5 WETH to the exchange', sends(transfer(at.wrappedEther, seaportAddress, parseEther('5')))],
  ['pays 2 ETH to the zero address', sends({ to: zeroAddress, value: parseEther('2') })],
  ['pays 1 ETH to the exchange with no call', sends({ to: seaportAddress, value: parseEther('1') })],
])

const payments = rows('payment to a stranger', known, [
  ['pays 6 ETH to a stranger', sends({ to: at.thief, value: parseEther('6') })],
  [
    'pays 0.4 ETH to a drainer that calls itself a claim',
    sends({ to: at.claimPage, value: parseEther('0.4') }),
  ],
  ['pays 2 ETH to an account that looks like the market', sends({ to: at.likeSouk, value: parseEther('2') })],
])

const wraps = rows('deposit into what is not the wrapped token', known, [
  ['deposits 3 ETH into a contract that calls itself WETH', sends(wrap(at.fakeWrapped, parseEther('3')))],
  [
    'deposits 1 ETH into a contract whose digits look like wrapped ether',
    sends(wrap(at.likeWrapped, parseEther('1'))),
  ],
  ['deposits 0.5 ETH into USDC, which keeps no ether', sends(wrap(at.usdCoin, parseEther('0.5')))],
  [
    'deposits 2 ETH into a drainer',
    sends(wrap(at.drainer, parseEther('2'))),
    { ...known, trusted: { ...known.trusted, wrapped: undefined } },
  ],
  ['deposits 0.3 ETH into an account without code', sends(wrap(at.thief, parseEther('0.3')))],
])

export const transfers: readonly Row[] = [...toStrangers, ...lost, ...payments, ...wraps]
