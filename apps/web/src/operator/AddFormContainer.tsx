import * as z from '@souk/base/schema'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isAddress } from 'viem'
import { AddForm } from './AddForm.js'
import * as Wire from './operatorWire.js'
import { useAsk, useChange } from './useOperator.js'

const empty: AddForm.Draft = { address: '', slug: '', name: '' }
const answer = z.object({ collection: z.object({ slug: z.string() }) })

/** Checks a contract and adds it. */
export function AddFormContainer() {
  const ask = useAsk()
  const [draft, setDraft] = useState(empty)
  const address = draft.address.trim()
  const check = useMutation({
    mutationFn: async (asked: string) => ({
      asked,
      found: await ask(Wire.contract, { path: `/v2/admin/contracts/${asked}` }),
    }),
  })
  const add = useChange(answer, ({ slug, name }: AddForm.Draft) => ({
    path: '/v2/admin/collections',
    body: { address, ...(slug.trim() && { slug: slug.trim() }), ...(name.trim() && { name: name.trim() }) },
  }))
  return (
    <AddForm
      draft={draft}
      isAddress={isAddress(address, { strict: false })}
      found={check.data?.asked === address ? check.data.found : undefined}
      added={draft === empty ? add.data?.collection.slug : undefined}
      isBusy={check.isPending || add.isPending}
      error={check.variables === address ? (check.error ?? add.error) : add.error}
      onDraft={(next) => {
        if (next.address !== draft.address) add.reset()
        setDraft(next)
      }}
      onCheck={() => check.mutate(address)}
      onAdd={() => add.mutate(draft, { onSuccess: () => setDraft(empty) })}
    />
  )
}
