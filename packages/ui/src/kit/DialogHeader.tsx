import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { kitWords } from '../i18n/areas/kit.js'
import { useArea } from '../i18n/useArea.js'

/** The title of a dialog or panel with its close button. It stays in view while the content scrolls. */
export function DialogHeader({ title, description }: DialogHeader.Props) {
  const words = useArea(kitWords)
  return (
    <header className="sticky top-0 z-10 flex items-start gap-3 border-b border-line bg-surface py-3.5 pr-3 pl-5">
      <div className="min-w-0 flex-1 pt-1.5">
        <Base.Title className="text-xl">{title}</Base.Title>
        {description && (
          <Base.Description className="mt-0.5 text-sm text-ink-soft">{description}</Base.Description>
        )}
      </div>
      <Base.Close
        aria-label={words.close}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </Base.Close>
    </header>
  )
}

export declare namespace DialogHeader {
  type Props = { title: string; description?: ReactNode }
}
