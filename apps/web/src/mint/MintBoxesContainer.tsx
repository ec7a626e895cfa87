import type { Collection, Mint } from '@souk/market'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { useNow } from '@souk/ui/parts/kit/useNow.js'
import { useConnection } from 'wagmi'
import { MintBoxes } from './MintBoxes.js'
import { shownMints } from './shownMints.js'

/** Shows the mints of a collection that are open, about to open, or just over. */
export function MintBoxesContainer({ collection, mints, picture }: MintBoxesContainer.Props) {
  const desk = useTradeDialogs()
  const { isConnected } = useConnection()
  const now = useNow(1_000)
  const shown = shownMints(mints, { now })
  if (shown.length === 0) return null
  return (
    <MintBoxes
      mints={shown}
      now={now}
      isConnected={isConnected}
      onMint={(mint, quantity) =>
        desk.trade({ kind: 'mint', mint, quantity, title: collection.name, picture })
      }
    />
  )
}

export declare namespace MintBoxesContainer {
  type Props = { collection: Collection; mints: readonly Mint.Mint[]; picture: string | undefined }
}
