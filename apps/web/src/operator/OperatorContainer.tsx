import { ResponseError } from '@souk/market'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { operatorWords } from '../i18n/areas/operator.js'
import { PageTitle } from '../pages/PageTitle.js'
import { AddFormContainer } from './AddFormContainer.js'
import { useAdminKey, useKeepKey } from './adminKey.js'
import { CollectionsContainer } from './CollectionsContainer.js'
import { KeyForm } from './KeyForm.js'
import { KeysContainer } from './KeysContainer.js'
import { Operator } from './Operator.js'
import { Overview } from './Overview.js'
import { Parts } from './Part.js'
import { RequestsContainer } from './RequestsContainer.js'
import { SettingsList } from './SettingsList.js'
import { useOverview } from './useOperator.js'

/** Asks for the operator's key, and shows the market's state once it is accepted. */
export function OperatorContainer() {
  const words = useArea(operatorWords)
  const key = useAdminKey()
  const keep = useKeepKey()
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      {key === undefined ? <KeyForm isWrong={false} onKey={keep} /> : <Opened key={key} onKey={keep} />}
    </>
  )
}

function Opened({ onKey }: { onKey: (key: string | undefined) => void }) {
  const { data, error } = useOverview()
  const isWrong = error instanceof ResponseError && error.code === 'forbidden'
  if (isWrong) return <KeyForm isWrong onKey={onKey} />
  return (
    <Operator error={error ?? undefined} isLoading={!data} onLeave={() => onKey(undefined)}>
      {data && (
        <>
          <Overview overview={data} />
          {data.waiting_requests > 0 && <RequestsContainer />}
          <CollectionsContainer />
          <Parts>
            <AddFormContainer />
            <KeysContainer />
          </Parts>
          <SettingsList settings={data.settings} />
        </>
      )}
    </Operator>
  )
}
