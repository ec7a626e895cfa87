// @vitest-environment jsdom
import type { Activity } from '@souk/market'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { contract, seller } from '../testing/fixtures.js'
import { renderSpeaking } from '../testing/speak.js'
import { activityEntries } from './activityEntries.js'
import { EntryKind } from './EntryKind.js'

afterEach(cleanup)

test.each([
  ['listing', false, 'tag'],
  ['listing', true, 'gavel'],
  ['offer', false, 'hand-coins'],
  ['offer', true, 'gavel'],
  ['sale', false, 'handshake'],
] as const)('default: the icon of a %s, in an auction: %s', (type, inAuction, icon) => {
  const row: Activity = {
    ...{ type, inAuction, at: new Date(0), collection: 'lanterns', contract, tokenId: 1n },
    ...{ quantity: 1n, from: seller },
  }
  const [entry] = activityEntries([row])
  const { container } = renderSpeaking(<EntryKind entry={entry!} />)
  expect(container.querySelector('svg')?.classList.contains(`lucide-${icon}`)).toBe(true)
})
