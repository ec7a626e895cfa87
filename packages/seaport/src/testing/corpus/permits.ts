import { type Address, type Hex, zeroHash } from 'viem'
import { maxUint256 } from '../../order/constants.js'
import * as at from './accounts.js'
import { day, now } from './known.js'
import type { Request } from './Row.js'
import { signs } from './requests.js'

const field = (line: string) => {
  const [type = '', name = ''] = line.split(' ')
  return { name, type }
}
/** Fields of a struct, as Solidity writes them. */
export const fields = (lines: string) => lines.split(', ').map(field)

const domainOf = (name: string, verifyingContract: Address, version: string | undefined = '1') =>
  version === '' ? { name, chainId: 1, verifyingContract } : { name, version, chainId: 1, verifyingContract }

type Grant = { value?: bigint; deadline?: bigint; chainId?: number }

/** EIP-2612: allows a spender to spend a currency, without a transaction of the owner. */
export function permit(
  token: { name: string; address: Address; version?: string },
  spender: Address,
  { value = maxUint256, deadline = maxUint256, chainId = 1 }: Grant = {},
): Request {
  return signs({
    domain: { ...domainOf(token.name, token.address, token.version ?? '1'), chainId },
    types: {
      Permit: fields('address owner, address spender, uint256 value, uint256 nonce, uint256 deadline'),
    },
    primaryType: 'Permit',
    message: { owner: at.me, spender, value, nonce: 0, deadline },
  })
}

/** The permit of DAI, which is unlimited or zero. */
export function daiPermit(spender: Address): Request {
  return signs({
    domain: domainOf('Dai Stablecoin', at.dai),
    types: {
      Permit: fields('address holder, address spender, uint256 nonce, uint256 expiry, bool allowed'),
    },
    primaryType: 'Permit',
    message: { holder: at.me, spender, nonce: 3, expiry: 0, allowed: true },
  })
}

/** EIP-4494 and similar: allows a spender to move one token of a collection. */
export function tokenPermit(collection: Address, spender: Address, tokenId: bigint): Request {
  return signs({
    domain: domainOf('Lanterns', collection),
    types: {
      Permit: fields('address spender, uint256 tokenId, uint256 nonce, uint256 deadline'),
    },
    primaryType: 'Permit',
    message: { spender, tokenId, nonce: 0, deadline: maxUint256 },
  })
}

/** EIP-3009: authorizes a transfer by signature. */
export function transferAuthorization(
  primaryType: 'TransferWithAuthorization' | 'ReceiveWithAuthorization',
  to: Address,
  value: bigint,
): Request {
  const struct =
    'address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce'
  const nonce: Hex = `0x${'8f'.repeat(32)}`
  return signs({
    domain: domainOf('USD Coin', at.usdCoin, '2'),
    types: { [primaryType]: fields(struct) },
    primaryType,
    message: { from: at.me, to, value, validAfter: 0, validBefore: now + 30n * day, nonce },
  })
}

const details = fields('address token, uint160 amount, uint48 expiration, uint48 nonce')
const tokenPermissions = fields('address token, uint256 amount')
const permit2Domain = domainOf('Permit2', at.permit2, '')
const maxUint160 = 2n ** 160n - 1n
const maxUint48 = 2n ** 48n - 1n

type Sum = { token: Address; amount?: bigint }

/** Permit2's allowance, for one currency or several. */
export function permit2(sums: readonly Sum[], spender: Address): Request {
  const all = sums.map(({ token, amount = maxUint160 }) => ({
    token,
    amount,
    expiration: maxUint48,
    nonce: 0,
  }))
  const isSingle = all.length === 1
  const primaryType = isSingle ? 'PermitSingle' : 'PermitBatch'
  return signs({
    domain: permit2Domain,
    types: {
      [primaryType]: fields(
        `PermitDetails${isSingle ? '' : '[]'} details, address spender, uint256 sigDeadline`,
      ),
      PermitDetails: details,
    },
    primaryType,
    message: { details: isSingle ? all[0] : all, spender, sigDeadline: now + 30n * day },
  })
}

/** Permit2's single transfer: the spender chooses the recipient. */
export function permit2Transfer(sums: readonly Sum[], spender: Address): Request {
  const all = sums.map(({ token, amount = maxUint256 }) => ({ token, amount }))
  const isSingle = all.length === 1
  const primaryType = isSingle ? 'PermitTransferFrom' : 'PermitBatchTransferFrom'
  const brackets = isSingle ? '' : '[]'
  return signs({
    domain: permit2Domain,
    types: {
      [primaryType]: fields(
        `TokenPermissions${brackets} permitted, address spender, uint256 nonce, uint256 deadline`,
      ),
      TokenPermissions: tokenPermissions,
    },
    primaryType,
    message: {
      permitted: isSingle ? all[0] : all,
      spender,
      nonce: 77n << 8n,
      deadline: now + 30n * day,
    },
  })
}

/** Permit2's transfer with a witness, which looks like an order of an intent-based exchange. */
export function permit2Witness(given: Sum, spender: Address): Request {
  return signs({
    domain: permit2Domain,
    types: {
      PermitWitnessTransferFrom: fields(
        'TokenPermissions permitted, address spender, uint256 nonce, uint256 deadline, Intent witness',
      ),
      TokenPermissions: tokenPermissions,
      Intent: fields('address reactor, address swapper, uint256 minimum, bytes32 info'),
    },
    primaryType: 'PermitWitnessTransferFrom',
    message: {
      permitted: { token: given.token, amount: given.amount ?? maxUint256 },
      spender,
      nonce: 1,
      deadline: now + 30n * day,
      witness: { reactor: spender, swapper: at.me, minimum: 0, info: zeroHash },
    },
  })
}
