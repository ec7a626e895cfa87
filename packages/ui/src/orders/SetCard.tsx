import type { MarketOrder } from '@souk/market'
import type { ReactNode } from 'react'
import { isSameAddress } from '../format/formatAddress.js'
import { formatMoment } from '../format/formatTime.js'
import { bundleWords } from '../i18n/areas/bundle.js'
import { orderCardWords } from '../i18n/areas/orderCard.js'
import { orderTexts } from '../i18n/areas/orderText.js'
import { useArea } from '../i18n/useArea.js'
import { Button } from '../kit/Button.js'
import { Fiat } from '../kit/Fiat.js'
import { Money } from '../kit/Money.js'
import { useClock } from '../kit/useClock.js'
import { ItemStrip } from '../nft/ItemStrip.js'
import { statusText } from './statusText.js'

/** Shows a set: all of its items, the price of the whole, and the possible action. */
export function SetCard({ order, items, title, account, nameOf, proof, onBuy, onCancel }: SetCard.Props) {
  const words = useArea(bundleWords)
  const clock = useClock()
  const said = useArea(orderTexts)
  const texts = useArea(orderCardWords)
  const own = isSameAddress(account, order.maker)
  const isActive = order.status === 'active'
  const isForMe = !order.taker || isSameAddress(order.taker, account)
  return (
    <article
      aria-label={`${title}: ${items.map(({ name }) => name).join(', ')}`}
      className={`space-y-4 rounded-card border border-line bg-surface p-4 ${isActive ? '' : 'text-ink-soft'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
          <p className="mt-0.5">
            <span className="text-lg font-semibold text-ink">
              <Money amount={order.price} currency={order.currency} />
            </span>{' '}
            <span className="text-sm text-ink-soft">{words.forAll}</span>{' '}
            <Fiat amount={order.price} currency={order.currency} className="text-sm" />
          </p>
          <p className="text-sm text-ink-soft" title={formatMoment(order.endTime)}>
            {own ? said.byYou : said.by(nameOf(order.maker))}
            {order.taker && `, ${isForMe ? said.forYou : said.forOne(nameOf(order.taker))}`}
            {' · '}
            {statusText(order, { now: clock(), own, words: said })}
          </p>
          {order.type === 'dutch' && <p className="text-sm text-ink-soft">{words.falling}</p>}
          {isActive && <div className="text-sm text-ink-soft">{proof}</div>}
        </div>
        {own ? (
          <Button tone="danger" onClick={onCancel}>
            {texts.cancel.listing}
          </Button>
        ) : (
          isActive &&
          isForMe && (
            <Button tone="primary" title={words.buyHint} onClick={onBuy}>
              {words.buy}
            </Button>
          )
        )}
      </div>
      <ItemStrip items={items} label={words.itemsOf} hasLinks />
    </article>
  )
}

export declare namespace SetCard {
  type Props = {
    order: MarketOrder
    items: readonly ItemStrip.Item[]
    title: string
    account: string | undefined
    /** Returns the name of an account. */
    nameOf: (address: string) => string
    /** Shows whether the chain would fill it now. */
    proof?: ReactNode
    onBuy: () => void
    onCancel: () => void
  }
}
