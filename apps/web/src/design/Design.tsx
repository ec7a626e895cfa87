import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Choice } from '@souk/ui/parts/kit/Choice.js'
import { designWords } from '../i18n/areas/design.js'
import { settingsWords } from '../i18n/areas/settings.js'
import type { Motion as MotionChoice } from '../preferences/useMotion.js'
import type { ThemeChoice } from '../preferences/useTheme.js'
import { Colours } from './Colours.js'
import { Motion } from './Motion.js'
import { Pairs } from './Pairs.js'
import { ControlParts } from './parts/ControlParts.js'
import { FigureParts } from './parts/FigureParts.js'
import { MessageParts } from './parts/MessageParts.js'
import { PictureParts } from './parts/PictureParts.js'
import { Section } from './Section.js'
import { Shapes } from './Shapes.js'
import { Space } from './Space.js'
import { TypeScale } from './TypeScale.js'

const sections = ['colours', 'pairs', 'type', 'space', 'shape', 'motion', 'parts'] as const

/** The design gallery: the parts of the app in the current theme. */
export function Design(props: Design.Props) {
  const { tokens } = props
  const words = useArea(designWords)
  const named = (id: (typeof sections)[number]) => ({ id, title: words[id].title, lede: words[id].lede })
  return (
    <>
      <Opening {...props} />
      <Principles />
      <div className="frame grid gap-x-14 gap-y-10 pt-10 pb-20 xl:grid-cols-[11rem_minmax(0,1fr)]">
        <Contents />
        <div className="min-w-0 space-y-16">
          <Section {...named('colours')}>
            <Colours tokens={tokens} />
          </Section>
          <Section {...named('pairs')}>
            <Pairs tokens={tokens} />
          </Section>
          <Section {...named('type')}>
            <TypeScale />
          </Section>
          <Section {...named('space')}>
            <Space tokens={tokens} />
          </Section>
          <Section {...named('shape')}>
            <Shapes tokens={tokens} />
          </Section>
          <Section {...named('motion')}>
            <Motion tokens={tokens} />
          </Section>
          <Section {...named('parts')}>
            <div>
              <ControlParts />
              <MessageParts />
              <FigureParts />
              <PictureParts />
            </div>
          </Section>
        </div>
      </div>
    </>
  )
}

export declare namespace Design {
  type Props = {
    /** Each token's current value. */
    tokens: Readonly<Record<string, string>>
    theme: ThemeChoice
    motion: MotionChoice
    onTheme: (theme: ThemeChoice) => void
    onMotion: (motion: MotionChoice) => void
  }
}

const themes: readonly ThemeChoice[] = ['system', 'light', 'dark']
const motions: readonly MotionChoice[] = ['system', 'reduced']

function Opening({ theme, motion, onTheme, onMotion }: Design.Props) {
  const words = useArea(designWords)
  const settings = useArea(settingsWords)
  return (
    <header className="zellige overflow-hidden border-b border-line bg-sunk text-clay">
      <div className="frame grid items-center gap-x-14 gap-y-8 py-10 text-ink sm:py-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="max-w-2xl space-y-4">
          <h1 className="text-[clamp(2.2rem,6vw,3.6rem)]">{words.title}</h1>
          <p className="text-lg">{words.lede}</p>
          <p className="text-ink-soft">{words.truth}</p>
        </div>
        <div className="h-fit space-y-4 rounded-panel border border-line bg-surface p-5">
          <Choice
            label={settings.theme}
            options={themes.map((value) => ({ value, label: settings.themes[value] }))}
            value={theme}
            onChange={onTheme}
          />
          <Choice
            label={settings.motion}
            options={motions.map((value) => ({ value, label: settings.motions[value] }))}
            value={motion}
            onChange={onMotion}
          />
          <p className="text-sm text-ink-soft">{words.everywhere}</p>
        </div>
      </div>
    </header>
  )
}

function Principles() {
  const { principles: words } = useArea(designWords)
  return (
    <section aria-label={words.title} className="frame pt-10">
      <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
        {words.list.map(({ name, text }) => (
          <li key={name} className="border-t-2 border-clay pt-3">
            <h2 className="text-lg">{name}</h2>
            <p className="mt-1 text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Contents() {
  const words = useArea(designWords)
  return (
    <nav aria-label={words.contents} className="xl:sticky xl:top-24 xl:self-start">
      <p className="mb-1 text-xs font-medium text-ink-soft max-xl:sr-only">{words.contents}</p>
      <ul className="-mx-3 flex flex-wrap xl:flex-col">
        {sections.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full px-3 text-sm font-semibold underline-offset-4 hover:underline xl:min-h-9"
            >
              {words[id].title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
