// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderSpeaking } from '../testing/speak.js'
import * as ActivityFeed from './ActivityFeed.js'
import { LiveActivity } from './LiveActivity.js'

afterEach(cleanup)

const nothing = () => {}
const shared = {
  ...{ feed: ActivityFeed.from([]), listRef: { current: null }, filter: undefined, isPaused: false },
  ...{ onPause: nothing, onShow: nothing, onForgetGone: nothing, onMore: undefined, isReadingMore: false },
  table: {
    ...{ label: 'Activity', isOneItem: false, account: undefined, nameOf: String, now: 0n },
    explorerUrl: undefined,
  },
}
const beingRead = 'Reading your latest trade …'

test('param: isBehind: a line above the rows stands for a trade that only the market can tell', () => {
  renderSpeaking(<LiveActivity {...shared} isBehind />)
  const line = screen.getByText(beingRead)
  expect(line.getAttribute('role')).toBe('status')
  const table = screen.getByRole('table', { name: 'Activity' })
  expect(line.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('default: no such line', () => {
  renderSpeaking(<LiveActivity {...shared} isBehind={false} />)
  expect(screen.queryByText(beingRead)).toBeNull()
})
