import { useTheme } from '../frame/useTheme.js'
import { useMotion } from '../settings/useMotion.js'
import { PageTitle } from '../ui/PageTitle.js'
import { designWords } from '../words/areas/design.js'
import { useArea } from '../words/areas/useArea.js'
import { Design } from './Design.js'
import { useTokens } from './useTokens.js'

/** The design language, as the page has it now. */
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
