import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Badge } from '@souk/ui/parts/kit/Badge.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { EmptyState } from '@souk/ui/parts/kit/EmptyState.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { Spinner } from '@souk/ui/parts/kit/Spinner.js'
import { designWords } from '../../i18n/areas/design.js'
import { Specimen, State, States } from './Specimen.js'

const noticeTones = ['info', 'good', 'warn', 'bad'] as const
const badgeTones = ['quiet', 'good', 'warn', 'bad'] as const

/** Messages about the state of things. */
export function MessageParts() {
  const { notice, badge, empty, spinner } = useArea(designWords).parts
  return (
    <>
      <Specimen name={notice.name} use={notice.use}>
        <div className="grid gap-3 xl:grid-cols-2">
          {noticeTones.map((tone) => (
            <Notice
              key={tone}
              tone={tone}
              title={notice.tones[tone].title}
              action={tone === 'warn' ? <Button>{notice.action}</Button> : undefined}
            >
              {notice.tones[tone].text}
            </Notice>
          ))}
        </div>
      </Specimen>
      <Specimen name={badge.name} use={badge.use}>
        <States>
          {badgeTones.map((tone) => (
            <State key={tone} name={tone}>
              <Badge tone={tone}>{badge.tones[tone]}</Badge>
            </State>
          ))}
        </States>
      </Specimen>
      <Specimen name={empty.name} use={empty.use}>
        <EmptyState title={empty.title} level={3} action={<Button>{empty.action}</Button>}>
          {empty.text}
        </EmptyState>
      </Specimen>
      <Specimen name={spinner.name} use={spinner.use}>
        <p className="flex items-center gap-2.5 text-sm">
          <Spinner className="size-5 text-clay" />
          {spinner.text}
        </p>
      </Specimen>
    </>
  )
}
