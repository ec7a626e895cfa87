import type { Mint } from '@souk/market'
import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { shownMints } from './shownMints.js'

const mint = (stage: string, changes: Partial<Mint.Mint> = {}): Mint.Mint => ({
  contract: zeroAddress,
  stage,
  kind: 'public',
  price: 0n,
  currency: { address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 },
  ...changes,
})
const day = 86_400n

describe('shownMints', () => {
  test('default: open ones first, then those that open next; not those that are long over', () => {
    const mints = [
      mint('over', { endTime: 1_000n }),
      mint('ended', { endTime: 10n * day - 10n }),
      mint('later', { startTime: 12n * day }),
      mint('gone', { left: 0n }),
      mint('soon', { startTime: 11n * day }),
      mint('open'),
    ]
    const stages = shownMints(mints, { now: 10n * day }).map(({ stage }) => stage)
    expect(stages).toEqual(['open', 'soon', 'later', 'gone', 'ended'])
  })
})
