import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SideForm, SwapItem } from '../../dialogs/SwapForm.js'
import { isSameAddress } from '../../format/formatAddress.js'
import type { AmountIssue } from '../../format/parseAmount.js'
import { swapTradeWords } from '../../i18n/areas/swapTrade.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../kit/Button.js'
import { TokenImage } from '../../kit/TokenImage.js'
import { nftName } from '../../nft/nftName.js'
import { SideTotal } from '../../swaps/SideTotal.js'
import { type SwapKnowledge, sideWorth } from '../../swaps/sideWorth.js'
import type { Side } from '../../swaps/swapSides.js'
import { PriceFields } from '../shared/PriceFields.js'
import { SideUnits } from './SideUnits.js'
import { currenciesOf, type Direction, type SwapFacts, unitsOf } from './swapForm.js'

/** One side of the form: its items, its money, and an estimate of its worth. */
export function SideFields({
  direction,
  form,
  side,
  issue,
  facts,
  known,
  onChange,
  hasFocus,
  onPick,
  lead,
  instead,
}: SideFields.Props) {
  const words = useArea(swapTradeWords)
  const label = words[direction]
  const holder = direction === 'give' ? facts.account : facts.owner
  const { items } = form
  const setItem = (item: SwapItem, next: readonly SwapItem[]) =>
    onChange({ ...form, items: items.flatMap((one) => (one === item ? next : [one])) })
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-3.5 sm:h-full">
      <legend className="px-1.5 font-semibold">{label}</legend>
      {lead}
      {!instead && items.length > 0 && (
        <ul aria-label={label} className="space-y-2">
          {items.map((item) => (
            <Row
              key={`${item.nft.contract}:${item.nft.tokenId}`}
              item={item}
              most={unitsOf(item.nft, holder)}
              onQuantity={(quantity) => setItem(item, [{ ...item, quantity }])}
              onRemove={() => setItem(item, [])}
            />
          ))}
        </ul>
      )}
      {instead ?? (
        <Button autoFocus={hasFocus} data-missing={items.length === 0 || undefined} onClick={onPick}>
          <Plus aria-hidden className="size-4" />
          {words.form.choose}
        </Button>
      )}
      <MoneyFields {...{ direction, form, issue, facts, onChange }} />
      <p role="status" className="mt-auto text-sm text-ink-soft">
        {(side.tokens.length > 0 || side.money.length > 0) && <SideTotal worth={sideWorth(side, known)} />}
      </p>
    </fieldset>
  )
}

export declare namespace SideFields {
  type Props = {
    direction: Direction
    form: SideForm
    /** Its valid parts, with the money that leaves or arrives. */
    side: Side
    /** Why its typed money is invalid. */
    issue: AmountIssue | undefined
    facts: SwapFacts
    known: SwapKnowledge
    /** Whether the visitor returns from choosing its items. */
    hasFocus: boolean
    onChange: (form: SideForm) => void
    /** Opens the items to choose from. */
    onPick: () => void
    /** Fields before the items. */
    lead?: ReactNode
    /** Fields in place of the items. */
    instead?: ReactNode
  }
}

function Row({ item, most, onQuantity, onRemove }: RowProps) {
  const { form } = useArea(swapTradeWords)
  const name = nftName(item.nft)
  return (
    <li className="flex items-center gap-2.5">
      <span className="w-12 shrink-0 overflow-hidden rounded-chip border border-line">
        <TokenImage src={item.nft.imageUrl} alt="" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-sm leading-snug font-semibold wrap-anywhere">{name}</span>
        {item.nft.standard === 'erc1155' && (
          <SideUnits {...{ name, most, onQuantity }} quantity={item.quantity} />
        )}
      </span>
      <button
        type="button"
        aria-label={form.remove(name)}
        onClick={onRemove}
        className="-mr-1.5 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  )
}

type RowProps = {
  item: SwapItem
  /** The most units that its holder can give. */
  most: bigint
  onQuantity: (typed: string) => void
  onRemove: () => void
}

/** Asks for money on a side, once the visitor adds some. */
function MoneyFields({
  direction,
  form,
  issue,
  facts,
  onChange,
}: Pick<SideFields.Props, 'direction' | 'form' | 'issue' | 'facts' | 'onChange'>) {
  const words = useArea(swapTradeWords)
  const { list } = useTradeWords()
  const currencies = currenciesOf(direction, facts.info)
  const { money } = form
  const [first] = currencies
  if (!first) return null
  const isAdded = money !== undefined
  return (
    <>
      {isAdded && (
        <PriceFields
          label={direction === 'give' ? words.form.pay : words.form.ask}
          price={money.price}
          problem={money.price !== '' && issue ? `${list.issue[issue]}.` : undefined}
          currencies={currencies}
          currency={currencies.find(({ address }) => isSameAddress(address, money.currencyAddress)) ?? first}
          onChange={(change) => onChange({ ...form, money: { ...money, ...change } })}
        />
      )}
      <Button
        tone="ghost"
        className="self-start"
        onClick={() =>
          onChange({ ...form, money: isAdded ? undefined : { price: '', currencyAddress: first.address } })
        }
      >
        {isAdded ? words.form.noMoney : direction === 'give' ? words.form.addMoney : words.form.askMoney}
      </Button>
    </>
  )
}
