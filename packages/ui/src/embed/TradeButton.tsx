import type { ReactNode } from 'react'
import type { TradeDone } from '../dialogs/TradeDone.js'
import { Button } from '../kit/Button.js'

/** How a button of a trade looks, and what it reports. */
export type TradeButtonProps = ButtonLook & {
  /** Called if the trade ends well while its dialog is open, before the `onDone` of the market. */
  onDone?: ((done: TradeDone) => void) | undefined
}

/** How a button looks. */
export type ButtonLook = {
  /** @default 'm' */
  size?: 'm' | 'l' | undefined
  /** Replaces the text, unless there is a reason why the button cannot be pressed. */
  children?: ReactNode
}

/** The button of a trade: ready, or disabled with the reason as its text. It keeps the focus when it becomes disabled. */
export function TradeButton({
  size = 'm',
  isMain = false,
  isBusy = false,
  isPressed,
  label,
  tip,
  onPress,
  children,
}: TradeButton.Props) {
  const isDisabled = !isBusy && onPress === undefined
  return (
    <Button
      size={size}
      tone={isMain ? 'primary' : 'quiet'}
      busy={isBusy}
      aria-disabled={isDisabled || undefined}
      aria-pressed={isPressed}
      title={tip}
      className={isDisabled ? 'cursor-not-allowed! opacity-55' : ''}
      onClick={onPress}
    >
      {isDisabled ? label : (children ?? label)}
    </Button>
  )
}

export declare namespace TradeButton {
  type Props = ButtonLook & {
    /** Whether it is the main action of a page. @default false */
    isMain?: boolean | undefined
    /** Whether it waits for data. @default false */
    isBusy?: boolean
    /** Set for a button that stays pressed. */
    isPressed?: boolean | undefined
    label: string
    /** More about the label. */
    tip?: string | undefined
    /** Opens the trade. Absent if that is not possible. */
    onPress: (() => void) | undefined
  }
}
