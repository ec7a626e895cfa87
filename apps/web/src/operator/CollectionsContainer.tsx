import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useState } from 'react'
import { operatorWords } from '../i18n/areas/operator.js'
import type { CollectionAct } from './CollectionRow.js'
import { Collections } from './Collections.js'
import { Confirm } from './Confirm.js'
import * as Wire from './operatorWire.js'
import { RenameDialog } from './RenameDialog.js'
import { useCollectionActs } from './useCollectionActs.js'
import { useAdminQuery } from './useOperator.js'

type Open = { traded: Wire.Traded; act: CollectionAct }

/** Reads the traded collections, and changes them. */
export function CollectionsContainer() {
  const words = useArea(operatorWords)
  const { data, error } = useAdminQuery(Wire.collections, '/v2/admin/collections')
  const acts = useCollectionActs()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const run = ({ traded, act }: Open, name?: string) => {
    close()
    acts.run(traded.contract, act, name)
  }
  const confirmed = open?.act === 'hide' || open?.act === 'stop' ? open.act : undefined
  return (
    <Collections
      traded={data?.collections}
      busy={acts.busy}
      error={acts.error ?? error}
      note={
        acts.queued === undefined
          ? undefined
          : words.collections.queued(formatCount(acts.queued), acts.queued)
      }
      onAct={(traded, act) => {
        if (act === 'rename' || act === 'hide' || act === 'stop') setOpen({ traded, act })
        else run({ traded, act })
      }}
    >
      {open && confirmed && (
        <Confirm
          title={words.confirm[confirmed](open.traded.name)}
          why={words.confirm[`${confirmed}Why`]}
          action={words.collections[confirmed]}
          onConfirm={() => run(open)}
          onClose={close}
        />
      )}
      {open?.act === 'rename' && (
        <RenameDialog name={open.traded.name} onName={(name) => run(open, name)} onClose={close} />
      )}
    </Collections>
  )
}
