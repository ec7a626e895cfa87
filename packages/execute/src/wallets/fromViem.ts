import { type AnyClient, defined } from '@souk/base'
import type { Account, Address, Hex } from 'viem'
import { parseAccount } from 'viem/accounts'
import {
  getAddresses,
  getChainId,
  sendTransaction,
  signMessage,
  signTypedData,
  switchChain,
} from 'viem/actions'
import * as Step from '../domain/Step.js'
import { NoAccountError, type Wallet } from './Wallet.js'

/**
 * Creates a wallet from a viem client.
 *
 * A client without an account uses the first account of the wallet.
 *
 * @param options.account - @default the client's account
 *
 * @example
 * const wallet = fromViem(createWalletClient({ account, transport: custom(window.ethereum) }))
 */
export function fromViem(
  client: AnyClient,
  options: { account?: Account | Address | undefined } = {},
): Wallet {
  const own = options.account ?? client.account
  const account = own === undefined ? undefined : parseAccount(own)
  const getAccount = async () => {
    const found = account ?? (await getAddresses(client))[0]
    if (!found) throw new NoAccountError({ action: 'fromViem' })
    return parseAccount(found)
  }
  return {
    client,
    address: async () => (await getAccount()).address,
    getChainId: () => getChainId(client),
    switchChain: (id) => switchChain(client, { id }),
    signStep: async (message) => {
      const account = await getAccount()
      if (message.signatureKind === 'eip191') {
        const text = message.message
        return signMessage(client, { account, message: Step.isRaw(message) ? { raw: text as Hex } : text })
      }
      const { domain, types, primaryType, value } = message
      return signTypedData(client, { account, domain, types, primaryType, message: value })
    },
    sendStep: async ({
      chainId: _chainId,
      from: _from,
      gasPrice,
      maxFeePerGas,
      maxPriorityFeePerGas,
      ...rest
    }) => {
      // The chain was checked before. Without `null`, viem would compare it with that of the client.
      const request = { account: await getAccount(), chain: null, ...rest }
      if (gasPrice !== undefined) return sendTransaction(client, { ...request, gasPrice })
      return sendTransaction(client, { ...request, ...defined({ maxFeePerGas, maxPriorityFeePerGas }) })
    },
  }
}
