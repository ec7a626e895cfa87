const trade = ['status', 'command', 'transactionHash', 'networkFee'] as const
const item = ['collection', 'contract', 'tokenId'] as const
const signed = ['status', 'command', 'networkFee', 'collection', 'contract', 'currency', 'endTime'] as const

/** The fields of the JSON that each command writes when it is done. Absent values have no field. */
export const fields: Readonly<Record<string, readonly string[]>> = {
  buy: [...trade, ...item, 'orderHash', 'units', 'payment'],
  sweep: [...trade, 'collection', 'contract', 'filled', 'skipped', 'refunded', 'payment'],
  accept: [...trade, ...item, 'orderHash', 'proceeds'],
  send: [...trade, 'to', 'contract', 'tokenId', 'currency', 'amount'],
  wrap: [...trade, 'undo', 'amount'],
  list: [...signed, 'tokenId', 'orderHash', 'units', 'price', 'proceeds'],
  reprice: [...signed, 'tokenId', 'orderHash', 'units', 'price', 'proceeds'],
  offer: [...signed, 'tokenId', 'traits', 'orderHash', 'units', 'price'],
  ladder: [...signed, 'orderHashes', 'prices'],
  cancel: [...trade, 'orderHashes'],
  orders: ['command', 'orders'],
  portfolio: ['command', 'account', 'money', 'items'],
  approvals: ['command', 'account', 'approvals'],
  watch: [
    'command',
    'sequence',
    'type',
    'collection',
    'contract',
    'tokenId',
    'orderHash',
    'reason',
    'accounts',
    'at',
  ],
  inspect: ['command', 'type', 'parts', 'notShown'],
  verify: ['command', 'orderHash', 'isFillable', 'signature', 'findings'],
  resume: ['command', 'trades'],
}
