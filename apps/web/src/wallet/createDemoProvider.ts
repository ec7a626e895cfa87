import { loadCode } from '@souk/base'
import type { WalletProvider } from '@souk/react'
import { type Hex, hexToBigInt, numberToHex, SwitchChainError } from 'viem'
import type { DemoWallet } from './DemoWallet.js'
import type { TransactionRequest } from './demoSigner.js'
import { walletTransport } from './nodeTransport.js'

/**
 * Creates the provider of a demo wallet. It signs in the page with a publicly known key.
 *
 * Only for the local chain. The signing code loads with the first signature.
 */
export function createDemoProvider(options: DemoWallet): WalletProvider {
  const { account, chain, rpcUrl } = options
  const node = walletTransport(rpcUrl)({ chain })
  const answers: Record<string, (params: readonly unknown[]) => Promise<unknown>> = {
    eth_accounts: async () => [account.address],
    eth_requestAccounts: async () => [account.address],
    eth_chainId: async () => numberToHex(chain.id),
    wallet_switchEthereumChain: async ([wanted]) => {
      if (hexToBigInt((wanted as { chainId: Hex }).chainId) === BigInt(chain.id)) return null
      throw new SwitchChainError(new Error('A demo wallet works only on the local chain.'))
    },
    personal_sign: async ([raw]) => (await loadSigner()).signMessage(options, raw as Hex),
    eth_signTypedData_v4: async ([, data]) => (await loadSigner()).signTypedData(options, data as string),
    eth_sendTransaction: async ([request]) =>
      (await loadSigner()).send(options, request as TransactionRequest),
  }
  return {
    request: ({ method, params }) => {
      const answer = answers[method]
      if (answer) return answer((params ?? []) as readonly unknown[])
      return node.request({ method, params } as Parameters<typeof node.request>[0])
    },
  }
}

function loadSigner() {
  return loadCode(() => import('./demoSigner.js'))
}
