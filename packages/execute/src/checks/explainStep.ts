import { Order } from '@souk/seaport'
import { stringToHex } from 'viem'
import { isRaw, type Message, type Transaction } from '../domain/Step.js'
import type { Target } from './errors.js'
import type { Ground } from './Ground.js'

/**
 * Explains a request to the wallet and judges it with the guard, like any other trade.
 *
 * @param options.known - Prices, names and accounts that the caller knows.
 * @param options.vouched - Contracts that the caller vouched for. They count as trusted.
 */
export function explainStep(ground: Ground, options: explainStep.Options): Order.RequestExplanation {
  const { data } = options
  const chainId = ('to' in data ? data.chainId : undefined) ?? ground.chainId
  return Order.explainRequest(toRequest(ground, data), contextOf(ground, { ...options, chainId }))
}

export declare namespace explainStep {
  type Options = {
    data: Transaction | Message
    known?: Order.Context | undefined
    vouched?: readonly Target[] | undefined
  }
}

function toRequest({ account }: Ground, data: Transaction | Message): Order.WalletRequest {
  if ('to' in data) return { method: 'eth_sendTransaction', params: [{ from: account, ...data }] }
  if (data.signatureKind === 'eip712') {
    const { domain, types, primaryType, value: message } = data
    return { method: 'eth_signTypedData_v4', params: [account, { domain, types, primaryType, message }] }
  }
  const { message } = data
  return { method: 'personal_sign', params: [isRaw(data) ? message : stringToHex(message), account] }
}

type Known = Omit<explainStep.Options, 'data'> & { chainId: number }

function contextOf(ground: Ground, { known = {}, vouched = [], chainId }: Known): Order.Context {
  const { trusted = {} } = known
  const of = (...roles: readonly Target['role'][]) =>
    vouched.flatMap(({ role, address }) => (roles.includes(role) ? [address] : []))
  const collections = [...(trusted.collections ?? []), ...ground.collections, ...of('collection', 'bought')]
  const { wrappedNativeToken } = ground
  const callable = [...ground.contracts, ...ground.minters, ...ground.calls.map(({ to }) => to)]
  return {
    ...known,
    account: ground.account,
    chainId,
    now: BigInt(Math.floor(Date.now() / 1_000)),
    trusted: {
      ...trusted,
      exchanges: [...(trusted.exchanges ?? []), ...ground.contracts, ...of('contract', 'verifier')],
      operators: [...(trusted.operators ?? []), ...ground.contracts, ...of('operator')],
      contracts: [...(trusted.contracts ?? []), ...callable, ...of('contract')],
      currencies: [...(trusted.currencies ?? []), ...ground.currencies, ...of('currency')],
      ...(wrappedNativeToken ? { wrapped: [...(trusted.wrapped ?? []), wrappedNativeToken] } : {}),
      ...(collections.length > 0 ? { collections } : {}),
    },
  }
}
