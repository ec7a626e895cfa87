import type { Mint } from '@souk/market'
import { MintBox } from './MintBox.js'

/** Shows mints below each other. */
export function MintBoxes({ mints, onMint, ...rest }: MintBoxes.Props) {
  return (
    <div className="frame space-y-3 pt-5 pb-1">
      {mints.map((mint) => (
        <MintBox key={mint.stage} mint={mint} onMint={(quantity) => onMint(mint, quantity)} {...rest} />
      ))}
    </div>
  )
}

export declare namespace MintBoxes {
  type Props = Pick<MintBox.Props, 'now' | 'isConnected'> & {
    mints: readonly Mint.Mint[]
    onMint: (mint: Mint.Mint, quantity: bigint) => void
  }
}
