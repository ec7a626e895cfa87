import type { Movement, Order } from '@souk/seaport'
import { ArrowRight } from 'lucide-react'
import { formatAddress, isSameAddress } from '../../format/formatAddress.js'
import { matchWords } from '../../i18n/areas/match.js'
import { useArea } from '../../i18n/useArea.js'
import { Notice } from '../../kit/Notice.js'
import { itemText } from '../../orders/itemText.js'

/** Shows what a match moves between which accounts, and what is left over for the visitor. */
export function MatchTerms({ movements, surplus, account, tokens }: MatchTerms.Props) {
  const words = useArea(matchWords)
  // The surplus comes last.
  const asked = movements.slice(0, movements.length - surplus.length)
  const nameOf = (address: string) => (isSameAddress(address, account) ? words.you : formatAddress(address))
  const textOf = (movement: Movement) => itemText(toItem(movement), { tokens })
  return (
    <div className="space-y-4">
      <section aria-label={words.moves} className="space-y-2">
        <h3 className="font-sans text-sm font-semibold">{words.moves}</h3>
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface text-sm">
          {asked.map((movement, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two movements may be the same
            <li key={index} className="flex flex-wrap items-center gap-x-4 gap-y-0.5 px-4 py-2.5">
              <span className="figures min-w-0 flex-[1_1_9rem] font-semibold wrap-anywhere">
                {textOf(movement)}
              </span>
              <span className="inline-flex items-center gap-2 text-ink-soft">
                {nameOf(movement.from)}
                <ArrowRight role="img" aria-label={words.to} className="size-4 shrink-0" />
                {nameOf(movement.to)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {surplus.length === 0 ? (
        <p className="text-sm text-ink-soft">{words.nothingLeft}</p>
      ) : (
        <Notice tone="info" title={words.leftOver(surplus.map(textOf).join(', '))}>
          {words.leftOverMeaning}
        </Notice>
      )}
    </div>
  )
}

export declare namespace MatchTerms {
  type Props = {
    movements: readonly Movement[]
    /** The movements that no order asks for. */
    surplus: readonly Movement[]
    /** The visitor. */
    account: string | undefined
    /** The names of the tokens. */
    tokens: Order.Context['tokens']
  }
}

function toItem({ itemType, token, identifier, amount }: Movement) {
  return { itemType, token, identifierOrCriteria: identifier, startAmount: amount, endAmount: amount }
}
