import type { ReactNode } from 'react'
import { embedWords } from '../i18n/areas/embed.js'
import { Button } from '../kit/Button.js'
import { Notice } from '../kit/Notice.js'
import { type Embedding, useEmbedding } from './MarketContext.js'
import { Root } from './Root.js'
import { Within } from './Within.js'

/** Shows a component once its market is known, and until then what takes its place. */
export function Embedded({ children, loading }: Embedded.Props) {
  const embedding = useEmbedding()
  const { wishes } = embedding
  return (
    <Root theme={wishes.theme}>
      {embedding.status === 'ready' ? (
        <Within wishes={wishes} parts={embedding.parts}>
          {children}
        </Within>
      ) : (
        <NotYet embedding={embedding} loading={loading} />
      )}
    </Root>
  )
}

export declare namespace Embedded {
  type Props = {
    children: ReactNode
    /** Shown while the market is being read. */
    loading: ReactNode
  }
}

type NotReady = Exclude<Embedding, { status: 'ready' }>

function NotYet({ embedding, loading }: { embedding: NotReady; loading: ReactNode }) {
  const { url, language } = embedding.wishes
  const words = embedWords[language]
  switch (embedding.status) {
    case 'loading':
      return loading
    case 'chainMissing':
      return <Notice tone="bad" title={words.chainMissing(embedding.chainId)} />
    case 'away':
      return (
        <Notice
          tone="warn"
          title={words.away(url)}
          action={<Button onClick={embedding.onRetry}>{words.retry}</Button>}
        />
      )
  }
}
