import type { ReactNode } from 'react'
import type { ThemeChoice } from '../frame/useTheme.js'
import { Choice } from '../ui/Choice.js'
import { settingsWords } from '../words/areas/settings.js'
import { useArea } from '../words/areas/useArea.js'
import { type Language, languages } from '../words/locale.js'
import type { Motion } from './useMotion.js'

const themes: readonly ThemeChoice[] = ['system', 'light', 'dark']
const motions: readonly Motion[] = ['system', 'reduced']

/** How the app looks and speaks, and what this browser keeps. */
export function Settings({ language, theme, motion, onLanguage, onTheme, onMotion, kept }: Settings.Props) {
  const words = useArea(settingsWords)
  return (
    <div className="frame max-w-3xl space-y-6 pt-8 pb-16">
      <header className="space-y-2">
        <h1 className="text-[clamp(1.9rem,5vw,2.9rem)]">{words.title}</h1>
        <p className="text-ink-soft">{words.lede}</p>
      </header>
      <section aria-label={words.look} className="space-y-5 rounded-panel border border-line bg-surface p-5">
        <h2 className="text-xl">{words.look}</h2>
        <Choice
          label={words.language}
          options={Object.entries(languages).map(([value, label]) => ({ value: value as Language, label }))}
          value={language}
          onChange={onLanguage}
        />
        <Choice
          label={words.theme}
          options={themes.map((value) => ({ value, label: words.themes[value] }))}
          value={theme}
          onChange={onTheme}
        />
        <Choice
          label={words.motion}
          options={motions.map((value) => ({ value, label: words.motions[value] }))}
          value={motion}
          onChange={onMotion}
        />
      </section>
      {kept}
    </div>
  )
}

export declare namespace Settings {
  type Props = {
    language: Language
    theme: ThemeChoice
    motion: Motion
    onLanguage: (language: Language) => void
    onTheme: (theme: ThemeChoice) => void
    onMotion: (motion: Motion) => void
    /** What this browser keeps. */
    kept: ReactNode
  }
}
