import { useTransfer } from '@souk/react'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import { formatCount } from '../../format/formatShare.js'
import { useGuard } from '../../guard/useGuard.js'
import { useAddressNames } from '../../names/useAddressNames.js'
import { useLeaveReview } from '../../names/useLeaveReview.js'
import { useReceiverName } from '../../names/useNames.js'
import { heldBy } from '../../nft/heldBy.js'
import { nftName } from '../../nft/nftName.js'
import { fallAsleep, isOneAuction } from '../shared/fallAsleep.js'
import { readReceiver } from '../shared/readReceiver.js'
import type { Item } from '../shared/useItem.js'
import { useOwnListings } from '../shared/useOwnListings.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import { sentRows } from './SendReview.js'

/** Keeps and parses the form of sending an item, and sends it. */
export function useSending(
  { nft, collection }: Item,
  { account, info, words }: Pick<ReturnType<typeof useTradeFacts>, 'account' | 'info' | 'words'>,
) {
  const flow = useTransfer()
  const people = info.demoAccounts
  const guard = useGuard({ collections: [collection], nfts: [nft], people })
  const [form, setForm] = useState({ to: '', quantity: '1' })
  const [sent, setSent] = useState(1n)
  const held = heldBy(nft, account) ?? 0n
  const named = useAddressNames(form.to)
  useLeaveReview(named.nameIssue, flow)
  const receiver = readReceiver(form.to, { account, contract: nft.contract, ...named })
  const to = 'to' in receiver ? receiver.to : undefined
  const name = useReceiverName(to, form.to)
  const quantity = readQuantity(form.quantity, held)
  const leaving = [{ nft, quantity: quantity ?? 1n }]
  const bound = fallAsleep(useOwnListings(nft, account), { leaving, account })
  const prepare = () => {
    if (!to || quantity === undefined) return
    const asset = { contract: nft.contract, tokenId: nft.tokenId, standard: nft.standard }
    const terms = { asset, to, amount: quantity, known: guard().known }
    setSent(quantity)
    flow.prepare(terms, { title: nftName(nft) })
  }
  // Not what the form reads: the units that are sent leave the wallet, which may then hold less than the form names.
  const what = nft.standard === 'erc1155' ? `${formatCount(sent)} × ${nftName(nft)}` : nftName(nft)
  const sentTo = { address: to ?? zeroAddress, name }
  return {
    flow,
    prepare,
    bound,
    /** What the review and the receipt say. */
    what,
    receiver: sentTo,
    rows: sentRows({ what, receiver: sentTo, send: words.send }),
    view: {
      form,
      to,
      hasNames: named.names !== undefined,
      issue: 'issue' in receiver ? receiver.issue : undefined,
      held: nft.standard === 'erc1155' ? held : undefined,
      quantityOk: quantity !== undefined,
      warning: bound.length > 0 ? words.send.asleep(bound.length, isOneAuction(bound)) : undefined,
      onChange: (change: Partial<typeof form>) => setForm((before) => ({ ...before, ...change })),
    },
  }
}

function readQuantity(typed: string, held: bigint): bigint | undefined {
  if (!/^\d{1,20}$/.test(typed.trim())) return undefined
  const quantity = BigInt(typed)
  return quantity > 0n && quantity <= held ? quantity : undefined
}
