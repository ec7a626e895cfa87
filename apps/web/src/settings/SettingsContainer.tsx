import { useState } from 'react'
import { settingsWords } from '../i18n/areas/settings.js'
import { useArea } from '../i18n/useArea.js'
import { useSpeech } from '../i18n/useWords.js'
import { useInfo } from '../market/useInfo.js'
import { keepApprovalPreset, readApprovalPreset } from '../preferences/approvalScope.js'
import { areKeysOn, setKeysOn } from '../preferences/shortcuts.js'
import { keepSourceTag, readSourceTag } from '../preferences/sourceTag.js'
import { useMotion } from '../preferences/useMotion.js'
import { useTheme } from '../preferences/useTheme.js'
import { PageTitle } from '../ui/PageTitle.js'
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
