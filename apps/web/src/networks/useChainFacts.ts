import { Conduit } from '@souk/seaport'
import { chainName } from '@souk/ui/parts/market/chainName.js'
import { nativeOf } from '@souk/ui/parts/market/nativeOf.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import type { Networks } from './Networks.js'

/** Returns what the market says about its chain. */
export function useChainFacts(): Networks.Props['chain'] {
  const info = useInfo()
  const conduit = Conduit.operator(info.conduitKey, { exchange: info.seaport })
  return {
    name: chainName(info),
    id: info.chainId,
    exchange: info.seaport,
    conduit: Conduit.isNone(info.conduitKey) ? undefined : conduit,
    zone: info.auction?.zone,
    native: nativeOf(info).symbol,
    wrapped: info.wrappedNative,
  }
}
