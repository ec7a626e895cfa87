import { useTradeWords } from '../../i18n/areas/trades.js'
import { Choice } from '../../kit/Choice.js'
import type { ApprovalPreset, ApprovalScope } from '../../preferences/approvalScope.js'
import { useApprovalSize } from './ApprovalSize.js'
import type { StepApproval, StepText } from './stepWords.js'

/** Lets the visitor choose between unlimited and exact approvals. Renders nothing if no step has such an approval. */
export function ApprovalChoice({ steps }: { steps: readonly StepText[] }) {
  const { steps: words } = useTradeWords()
  const size = useApprovalSize()
  const first = steps.find(({ approval }) => approval?.canChange)?.approval
  if (!size || !first) return null
  const labels = words.approvalSize[first.of]
  return (
    <Choice
      label={words.approvalSize.label}
      options={(['all', 'exact'] as const).map((value) => ({ value, label: labels[value] }))}
      value={scopeOf(size.scope, first.of)}
      onChange={(scope) => size.onScope(presets[first.of][scope])}
    />
  )
}

/** A choice about items leaves the exact amounts of currencies as they are, and the other way round. */
const presets: Record<StepApproval['of'], Record<ApprovalScope, ApprovalPreset>> = {
  money: { all: 'all', exact: 'usual' },
  items: { all: 'usual', exact: 'exact' },
}

function scopeOf(preset: ApprovalPreset, of: StepApproval['of']): ApprovalScope {
  if (preset !== 'usual') return preset
  return of === 'money' ? 'exact' : 'all'
}
