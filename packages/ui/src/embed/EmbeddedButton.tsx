import type { ReactNode } from 'react'
import { embedWords } from '../i18n/areas/embed.js'
import type { TradeSubject } from '../records/isAbout.js'
import { Embedded } from './Embedded.js'
import { useEmbedding } from './MarketContext.js'
import { type ButtonLook, TradeButton } from './TradeButton.js'

/** A button of a market: busy while the market is being read, and disabled with the reason if it cannot be used. */
export function EmbeddedButton({ look, what, isMain, about, children }: EmbeddedButton.Props) {
  const { language } = useEmbedding().wishes
  const { size } = look
  const label = embedWords[language][what]
  return (
    <Embedded
      about={about}
      loading={<TradeButton {...look} isMain={isMain} isBusy label={label} onPress={undefined} />}
      Missing={({ text, short, onRetry }) => (
        <TradeButton size={size} isMain={isMain} label={short} tip={text} onPress={onRetry} />
      )}
    >
      {children}
    </Embedded>
  )
}

export declare namespace EmbeddedButton {
  type Props = {
    look: ButtonLook
    /** Its text until more is known. */
    what: 'buy' | 'list' | 'offer' | 'sweep' | 'addToCart'
    /** Whether it is the main action of a page. @default false */
    isMain?: boolean
    about?: TradeSubject | undefined
    children: ReactNode
  }
}
