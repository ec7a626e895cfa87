import type { MarketSwap } from '@souk/market'
import { useFulfillmentData } from '@souk/react'
import { useState } from 'react'
import type { Address } from 'viem'
import { choicesOf, chooseTokens } from '../../swaps/choices.js'
import type { Side } from '../../swaps/swapSides.js'
import { useHeld } from '../../swaps/useHeld.js'

/** Keeps which of its tokens an account gives for a swap that leaves the choice to it. */
export function useTokenChoice(
  { orderHash, order }: Pick<MarketSwap, 'orderHash' | 'order'>,
  { account, wanted }: { account: Address | undefined; wanted: Side },
) {
  const choices = choicesOf(order)
  const hasList = choices.some(({ root }) => root !== 0n)
  const held = useHeld(choices.length > 0 ? account : undefined)
  const { data, isError } = useFulfillmentData(
    hasList && account ? { side: 'swap', orderHash, fulfiller: account } : undefined,
  )
  const [picked, setPicked] = useState<readonly (string | undefined)[]>([])
  const facts = {
    nfts: held.nfts ?? [],
    account,
    named: wanted.tokens,
    tokenIds: data?.criteria?.tokenIds,
    picked,
  }
  const isPending = choices.length > 0 && (!held.nfts || (hasList && !data && !isError))
  const chosen = isPending ? [] : chooseTokens(choices, facts)
  return {
    choices: chosen,
    isPending,
    /** Whether the account has nothing that fits. */
    isMissing: chosen.some(({ token }) => !token),
    onPick: (index: number, tokenId: string) =>
      setPicked((before) => choices.map((_, place) => (place === index ? tokenId : before[place]))),
  }
}
