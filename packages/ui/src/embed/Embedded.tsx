import type { ReactNode } from 'react'
import { embedWords } from '../i18n/areas/embed.js'
import { Button } from '../kit/Button.js'
import type { TradeSubject } from '../records/isAbout.js'
import { type Embedding, useEmbedding } from './MarketContext.js'
import { Root } from './Root.js'
import { Within } from './Within.js'

/** Shows a component once its market is known, and until then what takes its place. */
export function Embedded({
  children,
  loading,
  hasTrades = true,
  about,
  Missing = MissingNotice,
}: Embedded.Props) {
  const embedding = useEmbedding()
  const { wishes } = embedding
  const Left = embedding.status === 'ready' ? embedding.parts.Left : undefined
  return (
    <Root
      theme={wishes.theme}
      onNear={hasTrades && 'parts' in embedding ? embedding.parts.preload : undefined}
    >
      {embedding.status === 'ready' ? (
        <Within wishes={wishes} parts={embedding.parts}>
          {children}
          {about && Left && <Left {...about} />}
        </Within>
      ) : embedding.status === 'loading' ? (
        loading
      ) : (
        <Missing {...gapOf(embedding)} />
      )}
    </Root>
  )
}

export declare namespace Embedded {
  type Props = {
    children: ReactNode
    /** Shown while the market is being read. */
    loading: ReactNode
    /** Whether it opens trades, whose code then loads when the visitor comes near. @default true */
    hasTrades?: boolean
    /** The trades that it shows when they are left unfinished. @default none */
    about?: TradeSubject | undefined
    /** Shown if the market cannot be used. @default a notice */
    Missing?: (gap: Gap) => ReactNode
  }
}

/** Why the market cannot be used: in a sentence, in a few words, and how to try again if that can help. */
export type Gap = { text: string; short: string; retry: string; onRetry: (() => void) | undefined }

function gapOf(embedding: Extract<Embedding, { status: 'away' | 'chainMissing' }>): Gap {
  const { url, language } = embedding.wishes
  const { away, unread, chainMissing, notHere, retry } = embedWords[language]
  if (embedding.status === 'away')
    return { text: away(url), short: unread, retry, onRetry: embedding.onRetry }
  return { text: chainMissing(embedding.chainId), short: notHere, retry, onRetry: undefined }
}

/** A `Notice` would add its icons to the first load of every page. */
function MissingNotice({ text, retry, onRetry }: Gap) {
  return (
    <div
      className={`space-y-2.5 rounded-card p-3.5 text-sm text-ink ${onRetry ? 'bg-warn-wash' : 'bg-bad-wash'}`}
    >
      <p className="font-semibold">{text}</p>
      {onRetry && <Button onClick={onRetry}>{retry}</Button>}
    </div>
  )
}
