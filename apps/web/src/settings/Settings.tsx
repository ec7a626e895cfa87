import { type Language, languages } from '@souk/ui/parts/i18n/language/locale.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Choice } from '@souk/ui/parts/kit/Choice.js'
import { type ApprovalPreset, approvalPresets } from '@souk/ui/parts/preferences/approvalScope.js'
import type { ReactNode } from 'react'
import { settingsWords } from '../i18n/areas/settings.js'
import type { SourceTag } from '../preferences/sourceTag.js'
import type { Motion } from '../preferences/useMotion.js'
import { type ThemeChoice, themeChoices } from '../preferences/useTheme.js'
import { FiatSettingsContainer } from './FiatSettingsContainer.js'
import { NamesSettingsContainer } from './NamesSettingsContainer.js'
import { NoticesContainer } from './NoticesContainer.js'

const motions: readonly Motion[] = ['system', 'reduced']
const tagChoices: readonly SourceTag[] = ['on', 'off']
const keyChoices = ['on', 'off'] as const

/** Shows settings of appearance and language, and this browser's stored data. */
export function Settings(props: Settings.Props) {
  const { language, theme, motion, keys, source, kept } = props
  const words = useArea(settingsWords)
  return (
    <div className="frame space-y-6 pt-8 pb-16 *:max-w-3xl">
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
          onChange={props.onLanguage}
        />
        <Choice
          label={words.theme}
          options={themeChoices.map((value) => ({ value, label: words.themes[value] }))}
          value={theme}
          onChange={props.onTheme}
        />
        <Choice
          label={words.motion}
          options={motions.map((value) => ({ value, label: words.motions[value] }))}
          value={motion}
          onChange={props.onMotion}
        />
        <Choice
          label={words.keys}
          options={keyChoices.map((value) => ({ value, label: words.keyChoices[value] }))}
          value={keys}
          onChange={props.onKeys}
        />
      </section>
      <section
        aria-label={words.safety}
        className="space-y-3 rounded-panel border border-line bg-surface p-5"
      >
        <h2 className="text-xl">{words.safety}</h2>
        <Choice
          label={words.approvals}
          options={approvalPresets.map((value) => ({ value, label: words.approvalScopes[value] }))}
          value={props.approvals}
          onChange={props.onApprovals}
        />
        <p className="text-sm text-ink-soft">{words.approvalMeaning[props.approvals]}</p>
      </section>
      <FiatSettingsContainer />
      <NamesSettingsContainer />
      <NoticesContainer />
      {source && <Source {...source} />}
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
    /** Whether single-key shortcuts are on. */
    approvals: ApprovalPreset
    onApprovals: (preset: ApprovalPreset) => void
    keys: 'on' | 'off'
    onKeys: (keys: 'on' | 'off') => void
    /** Absent if the market has no domain. */
    source: Source.Props | undefined
    /** This browser's stored data. */
    kept: ReactNode
  }
}

/** Whether trades carry the market's tag. */
function Source({ domain, tag, onTag }: Source.Props) {
  const words = useArea(settingsWords)
  return (
    <section aria-label={words.source} className="space-y-3 rounded-panel border border-line bg-surface p-5">
      <h2 className="text-xl">{words.source}</h2>
      <Choice
        label={words.sourceTag}
        options={tagChoices.map((value) => ({ value, label: words.sourceChoices[value] }))}
        value={tag}
        onChange={onTag}
      />
      <p className="text-sm text-ink-soft">{words.sourceMeaning[tag](domain)}</p>
    </section>
  )
}

declare namespace Source {
  type Props = { domain: string; tag: SourceTag; onTag: (tag: SourceTag) => void }
}
