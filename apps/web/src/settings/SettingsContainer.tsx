import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useSpeech } from '@souk/ui/parts/i18n/useSpeech.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { keepApprovalPreset, readApprovalPreset } from '@souk/ui/parts/preferences/approvalScope.js'
import { useState } from 'react'
import { settingsWords } from '../i18n/areas/settings.js'
import { PageTitle } from '../pages/PageTitle.js'
import { areKeysOn, setKeysOn } from '../preferences/shortcuts.js'
import { keepSourceTag, readSourceTag } from '../preferences/sourceTag.js'
import { useMotion } from '../preferences/useMotion.js'
import { useTheme } from '../preferences/useTheme.js'
import { KeptContainer } from './KeptContainer.js'
import { Settings } from './Settings.js'

/** Reads language, theme and motion settings, and this browser's stored data. */
export function SettingsContainer() {
  const words = useArea(settingsWords)
  const { language, onLanguage } = useSpeech()
  const [theme, setTheme] = useTheme()
  const [motion, setMotion] = useMotion()
  const [keys, setKeys] = useState<'on' | 'off'>(areKeysOn() ? 'on' : 'off')
  const { domain } = useInfo()
  const [tag, setTag] = useState(() => readSourceTag())
  const [approvals, setApprovals] = useState(() => readApprovalPreset())
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <Settings
        language={language}
        theme={theme}
        motion={motion}
        onLanguage={onLanguage}
        onTheme={setTheme}
        onMotion={setMotion}
        keys={keys}
        onKeys={(next) => {
          setKeysOn(next === 'on')
          setKeys(next)
        }}
        approvals={approvals}
        onApprovals={(next) => {
          keepApprovalPreset(next)
          setApprovals(next)
        }}
        source={
          domain === undefined
            ? undefined
            : {
                domain,
                tag,
                onTag: (next) => {
                  keepSourceTag(next)
                  setTag(next)
                },
              }
        }
        kept={<KeptContainer />}
      />
    </>
  )
}
