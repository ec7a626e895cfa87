import { swapWords } from '../i18n/areas/swap.js'
import { useArea } from '../i18n/useArea.js'
import { TokenImage } from '../kit/TokenImage.js'
import { PageLink } from '../links/PageLink.js'
import { foldTokens } from './foldTokens.js'
import { SideTotal } from './SideTotal.js'
import { collectionOf, nftOf, type SwapKnowledge, sideWorth } from './sideWorth.js'
import type { Side, SideToken } from './swapSides.js'
import { moneyText, tokenText } from './swapText.js'

/** Shows one side of a swap: its items with their pictures, its money, and an estimate of its worth. */
export function SwapSide({ label, side, known, hasLinks = false }: SwapSide.Props) {
  const words = useArea(swapWords)
  const { tokens, money } = side
  return (
    <div className="min-w-0 space-y-1.5">
      <p className="text-sm font-semibold text-ink-soft">{label}</p>
      <ul aria-label={label} className="space-y-1.5">
        {foldTokens(tokens).map((token) => (
          <li
            key={`${token.contract}:${token.tokenId ?? token.isListed}`}
            className={`flex items-center gap-3 ${hasLinks ? 'min-h-11' : ''}`}
          >
            <span className="w-11 shrink-0 overflow-hidden rounded-chip border border-line">
              <TokenImage src={pictureOf(token, known)} alt="" />
            </span>
            <span className="line-clamp-2 min-w-0 text-sm leading-snug font-semibold wrap-anywhere">
              {hasLinks && token.tokenId !== undefined ? (
                <PageLink
                  page={{ kind: 'item', contract: token.contract, tokenId: token.tokenId }}
                  className="underline-offset-4 hover:underline"
                >
                  {tokenText(token, known, words)}
                </PageLink>
              ) : (
                tokenText(token, known, words)
              )}
            </span>
          </li>
        ))}
        {money.map((sum) => (
          <li key={sum.currency} className="figures font-semibold">
            {moneyText(sum, known)}
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-soft">
        <SideTotal worth={sideWorth(side, known)} />
      </p>
    </div>
  )
}

export declare namespace SwapSide {
  type Props = {
    label: string
    side: Side
    known: SwapKnowledge
    /** Whether items lead to their pages. @default false */
    hasLinks?: boolean
  }
}

function pictureOf(token: SideToken, known: SwapKnowledge): string | undefined {
  return token.tokenId === undefined ? collectionOf(token, known)?.imageUrl : nftOf(token, known)?.imageUrl
}
