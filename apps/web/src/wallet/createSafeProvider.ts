import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { poll } from '@souk/base'
import type { WalletProvider } from '@souk/react'
import {
  type Hex,
  hexToBigInt,
  isHex,
  numberToHex,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
} from 'viem'

/** How often to check whether enough owners have agreed. */
const pollMs = 2_000

/** How long owners may take: a week. */
const ownersMs = 7 * 86_400_000

/** The parts of Safe's library in use. */
export type SafeSdk = {
  safe: Pick<SafeAppsSDK['safe'], 'getInfo' | 'getOffChainSignature'>
  txs: Pick<SafeAppsSDK['txs'], 'send' | 'getBySafeTxHash' | 'signTypedMessage' | 'signMessage'>
  eth: Pick<SafeAppsSDK['eth'], 'setSafeSettings'>
}

/**
 * Creates the provider of a Safe. A request that needs several owners resolves once enough have agreed, with the hash
 * of the transaction on chain. Safe's own hash is unknown to nodes.
 */
export function createSafeProvider(options: createSafeProvider.Options): WalletProvider {
  const { sdk } = options
  const answers: Record<string, (params: readonly unknown[]) => Promise<unknown>> = {
    eth_accounts: async () => [(await sdk.safe.getInfo()).safeAddress],
    eth_requestAccounts: async () => [(await sdk.safe.getInfo()).safeAddress],
    eth_chainId: async () => numberToHex((await sdk.safe.getInfo()).chainId),
    eth_sendTransaction: async ([request]) => {
      const { to, value, data } = request as { to: string; value?: Hex; data?: Hex }
      const tx = { to, value: String(value ? hexToBigInt(value) : 0n), data: data ?? '0x' }
      return executed(options, await sdk.txs.send({ txs: [tx] }))
    },
    eth_signTypedData_v4: async ([, data]) => {
      await sdk.eth.setSafeSettings([{ offChainSigning: true }])
      return signed(options, await sdk.txs.signTypedMessage(JSON.parse(data as string)))
    },
    personal_sign: async ([message]) => {
      await sdk.eth.setSafeSettings([{ offChainSigning: true }])
      return signed(options, await sdk.txs.signMessage(message as string))
    },
  }
  return {
    request: ({ method, params }) => {
      const answer = answers[method]
      if (answer) return answer((params ?? []) as readonly unknown[])
      return Promise.reject(
        new UnsupportedProviderMethodError(new Error(`A Safe does not answer ${method}.`), { method }),
      )
    },
  }
}

export declare namespace createSafeProvider {
  type Options = {
    sdk: SafeSdk
    chainId: number
    /** @default two seconds */
    pollMs?: number
  }
}

/** Waits until the owners have executed or rejected a transaction. */
async function executed(
  { sdk, pollMs: intervalMs = pollMs }: createSafeProvider.Options,
  sent: { safeTxHash: string },
) {
  return poll(
    async () => {
      const { txStatus, txHash } = await sdk.txs.getBySafeTxHash(sent.safeTxHash)
      if (txStatus === 'CANCELLED' || txStatus === 'FAILED')
        throw new UserRejectedRequestError(
          new Error(`The Safe's owners did not carry it out: ${txStatus.toLowerCase()}.`),
        )
      return txHash ?? undefined
    },
    { intervalMs, deadlineMs: ownersMs },
  )
}

/** Waits until enough owners have signed. A Safe that signs on chain sends a transaction and has an empty signature. */
async function signed(
  options: createSafeProvider.Options,
  answer: { messageHash: string } | { safeTxHash: string },
) {
  if ('safeTxHash' in answer) {
    await executed(options, answer)
    return '0x'
  }
  const { sdk, pollMs: intervalMs = pollMs } = options
  return poll(
    async () => {
      const signature = await sdk.safe.getOffChainSignature(answer.messageHash)
      return isHex(signature) && signature !== '0x' ? signature : undefined
    },
    { intervalMs, deadlineMs: ownersMs },
  )
}
