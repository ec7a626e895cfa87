import type { Nft } from '@souk/market'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import type { ReactNode } from 'react'
import { componentsWords } from '../i18n/areas/components.js'
import { docsAddress } from '../shell/docsAddress.js'
import { CodeSample } from './CodeSample.js'
import { examplesOf } from './examplesOf.js'

/** Shows each component about an item, beside its code. */
export function Examples({ nft, market, isLoading }: Examples.Props) {
  const words = useArea(componentsWords)
  const docs = docsAddress()
  return (
    <div className="frame space-y-8 py-10">
      <header className="max-w-3xl space-y-2">
        <h1 className="text-3xl font-semibold">{words.title}</h1>
        <p className="text-ink-soft">{words.intro}</p>
        {docs && (
          <a
            href={`${docs}guides/components`}
            className="font-semibold text-clay underline underline-offset-4"
          >
            {words.guide}
          </a>
        )}
      </header>
      {isLoading && <div aria-hidden className="skeleton h-64" />}
      {!isLoading && !nft && <p>{words.none}</p>}
      {nft && (
        <>
          <Example title={words.once} about={words.onceMeaning} {...around(market)} />
          {examplesOf(nft, market).map(({ name, ...code }) => (
            <Example key={name} title={name} about={words.about[name]} {...code} />
          ))}
        </>
      )}
    </div>
  )
}

export declare namespace Examples {
  type Props = {
    nft: Nft | undefined
    /** The address of the market. */
    market: string
    isLoading: boolean
  }
}

/** What a page has once, around all components. */
function around(market: string): Pick<Example.Props, 'react' | 'html'> {
  return {
    react: `import { SoukMarket } from '@souk/ui'
import '@souk/ui/souk.css'

<SoukMarket url="${market}">
  …
</SoukMarket>`,
    html: '<script type="module" src="/souk/elements.js"></script>',
  }
}

function Example({ title, about, react, html, element, isWide = false }: Example.Props) {
  const words = useArea(componentsWords)
  return (
    <section
      aria-label={title}
      className={`grid gap-x-8 gap-y-5 rounded-card border border-line p-4 sm:p-6 ${isWide ? '' : 'lg:grid-cols-2'}`}
    >
      <div className="min-w-0 space-y-3">
        <h2 className="text-xl font-semibold">{title}</h2>
        <p className="text-sm text-ink-soft">{about}</p>
        {element && <div>{element}</div>}
      </div>
      <div className={`grid min-w-0 content-start gap-x-8 gap-y-4 ${isWide ? 'lg:grid-cols-2' : ''}`}>
        <CodeSample label={words.inReact} code={react} />
        <CodeSample label={words.onAnyPage} code={html} />
      </div>
    </section>
  )
}

declare namespace Example {
  type Props = {
    title: string
    about: string
    react: string
    html: string
    element?: ReactNode
    /** Whether it needs the width of the page, so that its code goes below it. @default false */
    isWide?: boolean | undefined
  }
}
