import type { ReactNode } from 'react'
import { PageLink } from '../links/PageLink.js'

/** A link to an account's page. Its tooltip has the whole address, and says where the name comes from. */
export function AccountLink({ address, title, picture, look = 'text', children }: AccountLink.Props) {
  return (
    <PageLink
      page={{ kind: 'account', address }}
      title={title}
      className={`${looks[look]} ${picture && look !== 'row' ? together : ''}`}
    >
      {picture}
      {children}
    </PageLink>
  )
}

/** Picture and name go to the next line together. A long name breaks beside its picture. */
const together = 'inline-flex max-w-full items-center gap-1 align-bottom'
const underlined = 'figures text-ink underline decoration-line underline-offset-4 hover:decoration-clay'
const looks = {
  text: `${underlined} max-xs:wrap-anywhere xs:whitespace-nowrap`,
  strong: `${underlined} font-semibold`,
  row: 'inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline',
} as const

export declare namespace AccountLink {
  type Props = {
    address: string
    title: string
    /** @default none */
    picture?: ReactNode
    /** `strong`: the only account of a line. `row`: the head of a table's row. @default 'text' */
    look?: keyof typeof looks | undefined
    /** The name to show. */
    children: ReactNode
  }
}
