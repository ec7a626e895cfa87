import { swapTradeWords } from '../../i18n/areas/swapTrade.js'
import { useArea } from '../../i18n/useArea.js'
import { controlClass, Field } from '../../kit/Field.js'
import { Notice } from '../../kit/Notice.js'
import { nftName } from '../../nft/nftName.js'
import type { Chosen } from '../../swaps/choices.js'

/** Asks which item to give, where a swap accepts any of several. */
export function TokenChoices({ choices, collectionOf, onPick }: TokenChoices.Props) {
  const { choice } = useArea(swapTradeWords)
  if (choices.length === 0) return null
  if (choices.some(({ token }) => !token)) return <Notice tone="warn">{choice.none}</Notice>
  return (
    <div className="mb-5 grid gap-3 sm:grid-cols-2">
      {choices.map(({ token, options }, index) =>
        token ? (
          // Each place of the swap stays the same while its token changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
          <Field key={index} label={choice.label(collectionOf(token.contract))}>
            {(field) => (
              <select
                {...field}
                value={String(token.tokenId)}
                onChange={(event) => onPick(index, event.target.value)}
                className={`${controlClass} text-ellipsis`}
              >
                {options.map((nft) => (
                  <option key={String(nft.tokenId)} value={String(nft.tokenId)}>
                    {nftName(nft)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ) : null,
      )}
    </div>
  )
}

export declare namespace TokenChoices {
  type Props = {
    choices: readonly Chosen[]
    /** Returns the name of a contract's collection. */
    collectionOf: (contract: string) => string
    onPick: (index: number, tokenId: string) => void
  }
}
