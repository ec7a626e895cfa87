import type { ReactNode } from 'react'
import { embedWords } from '../i18n/areas/embed.js'
import { Button } from '../kit/Button.js'
import { useEmbedding } from './MarketContext.js'

/** How a button looks. */
export type Look = {
  /** @default 'm' */
  size?: 'm' | 'l' | undefined
  /** Replaces the text. */
  children?: ReactNode
}

/** The button of a trade: ready, or disabled with the reason as its text. */
export function TradeButton({
  size = 'm',
  isMain = false,
  isBusy = false,
  label,
  onPress,
  children,
}: TradeButton.Props) {
  return (
    <Button
      size={size}
      tone={isMain ? 'primary' : 'quiet'}
      busy={isBusy}
      disabled={!isBusy && onPress === undefined}
      onClick={onPress}
    >
      {onPress && children !== undefined ? children : label}
    </Button>
  )
}

export declare namespace TradeButton {
  type Props = Look & {
    /** Whether it is the main action of a page. @default false */
    isMain?: boolean
    /** Whether it waits for data. @default false */
    isBusy?: boolean
    label: string
    /** Opens the trade. Absent if that is not possible. */
    onPress: (() => void) | undefined
  }
}

/** A button while the market is being read. */
export function WaitingButton({
  size,
  isMain,
  children,
  what,
}: Look & { isMain?: boolean; what: 'buy' | 'list' | 'offer' | 'sweep' }) {
  const { language } = useEmbedding().wishes
  return (
    <TradeButton
      {...{ size, isMain, children }}
      isBusy
      label={embedWords[language][what]}
      onPress={undefined}
    />
  )
}
