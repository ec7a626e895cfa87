import { type Language, languages } from '@souk/ui/parts/i18n/language/locale.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useSpeech } from '@souk/ui/parts/i18n/useSpeech.js'
import { useWords } from '@souk/ui/parts/i18n/useWords.js'
import { Choice } from '@souk/ui/parts/kit/Choice.js'
import { SidePanel } from '@souk/ui/parts/kit/SidePanel.js'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { settingsWords } from '../i18n/areas/settings.js'
import { type ThemeChoice, themeChoices, useTheme } from '../preferences/useTheme.js'
import { docsAddress } from './docsAddress.js'
import { useTools } from './ways.js'

/** Language, theme, and links that do not fit the header. Loads when it opens. */
export function MenuDialog({ onClose }: { onClose: () => void }) {
  const words = useArea(settingsWords)
  const { frame } = useWords()
  const { language, onLanguage } = useSpeech()
  const [theme, setTheme] = useTheme()
  const tools = useTools()
  const docs = docsAddress()
  return (
    <SidePanel open onClose={onClose} title={frame.menu}>
      <div className="space-y-5">
        <Choice
          label={words.language}
          options={Object.entries(languages).map(([value, label]) => ({ value: value as Language, label }))}
          value={language}
          onChange={onLanguage}
        />
        <Choice<ThemeChoice>
          label={words.theme}
          options={themeChoices.map((value) => ({ value, label: words.themes[value] }))}
          value={theme}
          onChange={setTheme}
        />
        <nav aria-label={frame.tools} className="-mx-2 border-t border-line pt-3">
          {tools.map(({ to, name }) => (
            <Link key={to} to={to} onClick={onClose} className={row}>
              {frame.ways[name]}
              <ChevronRight aria-hidden className="size-4 text-ink-soft" />
            </Link>
          ))}
          {docs && (
            <a href={docs} className={row}>
              {frame.documentation}
              <ChevronRight aria-hidden className="size-4 text-ink-soft" />
            </a>
          )}
        </nav>
      </div>
    </SidePanel>
  )
}

const row = 'flex min-h-12 items-center justify-between rounded-card px-2 font-semibold hover:bg-sunk'
