import { useWords } from '@souk/ui/parts/i18n/useWords.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { useConnection } from 'wagmi'

/**
 * Returns the network of a connected wallet that is not on the chain of the page; `undefined` if it is, or if no wallet
 * is connected. Only chains of this market have a name: a wallet just tells a number.
 */
export function useWalletNetwork(): string | undefined {
  const { frame } = useWords()
  const { chainId: shown, chains = [] } = useInfo()
  const { status, chainId } = useConnection()
  if (status !== 'connected' || chainId === shown) return undefined
  return chains.find((chain) => chain.chainId === chainId)?.title ?? frame.chainNumber(chainId)
}
