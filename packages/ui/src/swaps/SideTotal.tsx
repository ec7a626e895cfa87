import { swapWords } from '../i18n/areas/swap.js'
import { useArea } from '../i18n/useArea.js'
import { Fiat } from '../kit/Fiat.js'
import type { SideWorth } from './sideWorth.js'
import { worthText } from './swapText.js'

/** Says what a side of a swap is worth by its floors and its money, and also in a fiat currency if it is one sum. */
export function SideTotal({ worth }: { worth: SideWorth }) {
  const words = useArea(swapWords)
  const [sum, ...others] = worth.sums
  const isWhole = others.length === 0 && worth.unknown === 0
  return (
    <>
      {worthText(worth, words)} {sum && isWhole && <Fiat {...sum} />}
    </>
  )
}
