import type { Action, Order } from '@souk/seaport'
import { type Account, toHex } from 'viem'

/** Returns the function of a trade that lists the exact requests of its actions to the wallet. */
export function requestsOf(
  actions: readonly Action[],
  { account }: { account: Account },
): { requests: () => readonly Order.WalletRequest[] } {
  return { requests: () => actions.map((action) => toRequest(action, account)) }
}

function toRequest(action: Action, { address }: Account): Order.WalletRequest {
  if (action.type === 'create' || action.type === 'createBulk')
    return { method: 'eth_signTypedData_v4', params: [address, action.getMessageToSign()] }
  const { to, data, value } = action.transactionMethods.buildTransaction()
  return { method: 'eth_sendTransaction', params: [{ from: address, to, data, value: toHex(value) }] }
}
