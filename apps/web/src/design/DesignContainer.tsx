import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { designWords } from '../i18n/areas/design.js'
import { PageTitle } from '../pages/PageTitle.js'
import { useMotion } from '../preferences/useMotion.js'
import { useTheme } from '../preferences/useTheme.js'
import { Design } from './Design.js'
import { useTokens } from './useTokens.js'

/** Shows the design language with the page's current values. */
export function DesignContainer() {
  const words = useArea(designWords)
  const [theme, setTheme] = useTheme()
  const [motion, setMotion] = useMotion()
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <Design tokens={useTokens()} theme={theme} motion={motion} onTheme={setTheme} onMotion={setMotion} />
    </>
  )
}
