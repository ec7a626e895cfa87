import { useState } from 'react'
import { areKeysOn, setKeysOn } from '../frame/shortcuts.js'
import { useTheme } from '../frame/useTheme.js'
import { keepApprovalScope, readApprovalScope } from '../trade/approvalScope.js'
import { PageTitle } from '../ui/PageTitle.js'
import { settingsWords } from '../words/areas/settings.js'
import { useArea } from '../words/areas/useArea.js'
import { useSpeech } from '../words/useWords.js'
import { KeptContainer } from './KeptContainer.js'
import { Settings } from './Settings.js'
import { useMotion } from './useMotion.js'

/** Language, theme, movement, and what this browser keeps. */
export function SettingsContainer() {
  const words = useArea(settingsWords)
  const { language, onLanguage } = useSpeech()
  const [theme, setTheme] = useTheme()
  const [motion, setMotion] = useMotion()
  const [keys, setKeys] = useState<'on' | 'off'>(areKeysOn() ? 'on' : 'off')
  const [approvals, setApprovals] = useState(() => readApprovalScope())
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
          keepApprovalScope(next)
          setApprovals(next)
        }}
        kept={<KeptContainer />}
      />
    </>
  )
}
