import type { AnyClient } from '@souk/base'
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
 * Makes a wallet of a viem client with an account.
 *
 * A client without an account asks for the wallet's first one.
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
    sendStep: async ({ chainId: _chainId, from: _from, ...transaction }) => {
      // Which chain the wallet is on was seen to before; viem would hold it against the client's own.
      return sendTransaction(client, { account: await getAccount(), chain: null, ...transaction })
    },
  }
}
