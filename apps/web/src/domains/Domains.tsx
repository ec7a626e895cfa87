import { domainsWords } from '@souk/ui/parts/i18n/areas/domains.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { CopyText } from '@souk/ui/parts/kit/CopyText.js'
import { controlClass, Field } from '@souk/ui/parts/kit/Field.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import type { ReactNode } from 'react'
import type { DomainQuery } from './readQuery.js'

/** Explains domain tags, finds the owner of a tag, and registers a domain. */
export function Domains(props: Domains.Props) {
  const words = useArea(domainsWords)
  const { text, query, hasRegistry, onText } = props
  const isWrong = text.trim() !== '' && !query
  return (
    <div className="frame space-y-6 pt-8 pb-16 *:max-w-3xl">
      <header className="space-y-2">
        <h1 className="text-[clamp(1.9rem,5vw,2.9rem)]">{words.title}</h1>
        <p className="text-ink-soft">{words.lede}</p>
      </header>
      {hasRegistry === false && (
        <Notice tone="warn" title={words.missing.title}>
          {words.missing.body}
        </Notice>
      )}
      <section
        aria-label={words.look.title}
        className="space-y-4 rounded-panel border border-line bg-surface p-5"
      >
        <h2 className="text-xl">{words.look.title}</h2>
        <Field
          label={words.look.label}
          hint={words.look.hint}
          problem={isWrong ? words.look.invalid : undefined}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={text}
              onChange={(event) => onText(event.target.value)}
              className={`${controlClass} text-lg`}
            />
          )}
        </Field>
        <div aria-live="polite">{query && <Found {...props} query={query} />}</div>
      </section>
      <p className="text-sm text-ink-soft">{words.how}</p>
    </div>
  )
}

export declare namespace Domains {
  type Props = {
    text: string
    query: DomainQuery | undefined
    /** Undefined while it is not known. */
    hasRegistry: boolean | undefined
    /** The tag's domains; undefined while they load. */
    domains: readonly string[] | undefined
    isFailed: boolean
    onText: (text: string) => void
    onRegister: (domain: string) => void
  }
}

/** The most domains of one tag to list. */
const mostListed = 100

function Found(props: Domains.Props & { query: DomainQuery }): ReactNode {
  const { look, register } = useArea(domainsWords)
  const { query, domains, hasRegistry, isFailed, onRegister } = props
  const { domain, tag } = query
  const isKnown = domain !== undefined && domains?.includes(domain)
  return (
    <div className="space-y-4">
      <p className="text-sm">
        {look.tag} <CopyText value={tag} label={look.tag} text={tag} />
      </p>
      {isFailed && <Notice tone="bad">{look.failed}</Notice>}
      {!isFailed && hasRegistry && !domains && <p className="text-ink-soft">{look.asking}</p>}
      {domains && domain !== undefined && (
        <Notice tone={isKnown ? 'good' : 'info'}>
          {isKnown ? look.isRegistered(domain) : look.notRegistered(domain)}
        </Notice>
      )}
      {domains &&
        (domains.length === 0 ? (
          <p className="text-ink-soft">{look.none}</p>
        ) : (
          <div className="space-y-2">
            <p className="text-sm font-semibold">{look.registered(domains.length)}</p>
            <ul
              aria-label={look.label2}
              className="max-h-80 divide-y divide-line overflow-y-auto rounded-card border border-line text-sm"
            >
              {domains.slice(0, mostListed).map((name) => (
                <li key={name} className="px-4 py-2.5 wrap-anywhere">
                  <bdi>{toPlain(name)}</bdi>
                </li>
              ))}
            </ul>
          </div>
        ))}
      {domains && domain !== undefined && !isKnown && (
        <Button tone="primary" onClick={() => onRegister(domain)}>
          {register.button(domain)}
        </Button>
      )}
    </div>
  )
}

/** Anyone may register any text, so this makes invisible and direction characters visible, and truncates the rest. */
function toPlain(name: string): string {
  return name.slice(0, 253).replace(/[\p{C}\p{Z}]/gu, '�')
}
