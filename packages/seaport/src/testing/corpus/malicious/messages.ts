import { getAddress, type Hex } from 'viem'
import { hash } from '../../../order/Order.js'
import * as at from '../accounts.js'
import { lantern } from '../items.js'
import { known } from '../known.js'
import { mine } from '../orders.js'
import { type Row, rows } from '../Row.js'
import { signsMessage } from '../requests.js'
import { approveAll } from '../tokenCalls.js'

const digest: Hex = '0x7f1c3a9be8d2460578f3e1c4d90ab62e55c87f10943bd6ea20c7148b95fe03d1'

const blind = rows('blind signature', known, [
  ['signs 32 bytes that may be a transaction or an order', { method: 'eth_sign', params: [at.me, digest] }],
  [
    'signs the hash of an own order for nothing',
    { method: 'eth_sign', params: [at.me, hash(mine([lantern(42n)], []))] },
  ],
  [
    'signs a whole transaction, as bytes',
    {
      method: 'eth_sign',
      params: [
        at.me,
        '0x02f86f0180843b9aca00850ba43b740082520894ff9243a8f506b40928b5b7a767c76fb008f86beb8853444835ec58000080c0',
      ],
    },
  ],
  [
    'signs 32 raw bytes as a message, which contract accounts and older exchanges take',
    { method: 'personal_sign', params: [digest, at.me] },
  ],
  [
    'signs the bytes of typed data as a message',
    { method: 'personal_sign', params: [`0x1901${digest.slice(2)}${digest.slice(2)}`, at.me] },
  ],
  [
    'signs 32 raw bytes with the arguments turned around',
    { method: 'personal_sign', params: [at.me, digest] },
  ],
  [
    'signs a transaction that the page sends itself',
    { method: 'eth_signTransaction', params: [{ from: at.me, ...approveAll(at.lanterns, at.thief) }] },
  ],
  [
    'signs a payment that the page sends when it likes',
    {
      method: 'eth_signTransaction',
      params: [{ from: at.me, to: at.thief, value: '0x4563918244f40000', gas: '0x5208', nonce: '0x9' }],
    },
  ],
])

const signIn = (changes: {
  domain?: string
  uri?: string
  address?: string
  chainId?: number
  more?: string
}) =>
  signsMessage(
    `${changes.domain ?? 'souk.example'} wants you to sign in with your Ethereum account:\n` +
      `${changes.address ?? getAddress(at.me)}\n\nSign in to Souk.\n\n` +
      `URI: ${changes.uri ?? 'https://souk.example'}\nVersion: 1\nChain ID: ${changes.chainId ?? 1}\n` +
      `Nonce: k3jD82nQzr\nIssued At: 2026-11-22T18:00:00.000Z${changes.more ?? ''}`,
  )

const texts = rows('message that gives more than a sign-in', known, [
  ['signs in to one site by the address of another', signIn({ uri: 'https://souk-claim.example/api' })],
  ['signs in as another account', signIn({ address: at.likeMe })],
  [
    'gives a site rights over all that is kept with the account',
    signIn({ more: '\nResources:\n- urn:recap:eyJhdHQiOnsiKiI6eyIqLyoiOlt7fV19fX0' }),
  ],
  [
    'makes the keys of an account on a second layer',
    signsMessage('Access zkSync account.\n\nOnly sign this message for a trusted client!'),
  ],
  [
    'makes the keys of an account on another exchange',
    signsMessage("Only sign this request if you've initiated an action with Immutable X."),
  ],
  [
    'signs text with direction marks that hide what it says',
    signsMessage('Sign in to Souk \u202eelcaro eht ot NFT ym lla evig I\u202c'),
  ],
  [
    'hides what it says under 300 empty lines',
    signsMessage(
      `Sign in to Souk.${'\n'.repeat(300)}I give the holder of this message all rights to my account.`,
    ),
  ],
])

export const messages: readonly Row[] = [...blind, ...texts]
