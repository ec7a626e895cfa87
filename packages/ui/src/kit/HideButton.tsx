import { Eye, EyeOff } from 'lucide-react'
import { marksWords } from '../i18n/areas/marks.js'
import { useArea } from '../i18n/useArea.js'
import { Button } from './Button.js'

/** Hides something in this browser, or shows it again. On a phone it has its icon alone. */
export function HideButton({ name, isHidden, onHide }: HideButton.Props) {
  const { hide, unhide } = useArea(marksWords)
  const text = isHidden ? unhide : hide
  const Icon = isHidden ? Eye : EyeOff
  return (
    <Button
      tone="ghost"
      aria-label={`${text}: ${name}`}
      title={text}
      onClick={onHide}
      className="max-sm:w-11 max-sm:px-0!"
    >
      <Icon aria-hidden className="size-4" />
      <span className="max-sm:hidden">{text}</span>
    </Button>
  )
}

export declare namespace HideButton {
  type Props = {
    /** What it hides, for screen readers. */
    name: string
    isHidden: boolean
    onHide: () => void
  }
}
