import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A link to an account's page. Its tooltip has the whole address, and says where the name comes from. */
export function AccountLink({ address, title, picture, className = usual, children }: AccountLink.Props) {
  return (
    <Link to="/account/$address" params={{ address }} title={title} className={className}>
      {picture && <>{picture} </>}
      {children}
    </Link>
  )
}

const usual =
  'figures whitespace-nowrap text-ink underline decoration-line underline-offset-4 hover:decoration-clay'

export declare namespace AccountLink {
  type Props = {
    address: string
    title: string
    /** @default none */
    picture?: ReactNode
    /** @default as in a line of text */
    className?: string | undefined
    /** The name to show. */
    children: ReactNode
  }
}
