import { useTradeWords } from '../../i18n/areas/trades.js'
import { Choice } from '../../ui/Choice.js'
import { useApprovalSize } from './ApprovalSize.js'
import type { StepText } from './stepWords.js'

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
      value={size.scope}
      onChange={size.onScope}
    />
  )
}
