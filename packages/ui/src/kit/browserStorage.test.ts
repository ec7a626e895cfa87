// @vitest-environment jsdom
import { createCartStore } from '@souk/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createFlows } from '../embed/createFlows.js'
import { createSouk } from '../embed/createSouk.js'
import { readKeptNames } from '../names/keptNames.js'
import { readApprovalPreset } from '../preferences/approvalScope.js'
import { info } from '../testing/fixtures.js'
import { browserLocks, browserStorage } from './browserStorage.js'
import { stored } from './useStored.js'

afterEach(() => {
  vi.restoreAllMocks()
})

const refused = new DOMException('The document is sandboxed.', 'SecurityError')

/** Forbids storage as browsers do: the property itself throws. */
function forbidStorage(): void {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw refused
  })
}

describe('browserStorage', () => {
  test('default: the storage of the browser', () => {
    expect(browserStorage()).toBe(window.localStorage)
  })

  test('behavior: where it is forbidden, reports that nothing is stored', () => {
    forbidStorage()
    const storage = browserStorage()
    expect([storage.getItem('a'), storage.key(0), storage.length]).toEqual([null, null, 0])
    storage.removeItem('a')
    expect(() => storage.setItem('a', 'b')).toThrow(refused)
    expect(browserLocks()).toBeUndefined()
  })
})

describe('without storage', () => {
  test('behavior: a market has a cart in memory, which says that it is not saved', () => {
    forbidStorage()
    const market = { url: 'https://market.example', info }
    const { cart } = createSouk({ ...market, client: {} as never })
    const line = {
      ...{ orderHash: '0x01', chainId: 1, contract: '0x02', tokenId: 1n, units: 1n, total: 1n, price: 1n },
      ...{ currency: info.currencies[0], addedAt: new Date(0), name: 'Lamp' },
    }
    cart?.update((before) => ({ ...before, lines: [line as never] }))
    const snapshot = cart?.getSnapshot()
    expect([snapshot?.cart.lines, snapshot?.unsaved]).toEqual([[line], refused])
    expect(createFlows(market)).toMatchObject({ locks: undefined, current: { records: [] } })
  })

  test('behavior: names, preferences and marks are the usual ones', () => {
    forbidStorage()
    expect(readKeptNames(browserStorage(), 'names').size).toBe(0)
    expect(readApprovalPreset()).toBe('usual')
    expect(stored.getItem('watched')).toBeNull()
  })

  test('behavior: a store of the page is created as before', () => {
    expect(createCartStore({ storage: browserStorage() }).getSnapshot().unsaved).toBeUndefined()
  })
})
