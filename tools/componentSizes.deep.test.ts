import * as ui from '@souk/ui'
import { describe, expect, test } from 'vitest'
import { componentSize } from './componentSizes.js'

const components = Object.keys(ui).filter((name) => !name.endsWith('Error'))
const mostBytes = 60 * 1_024

describe('componentSize', () => {
  test.each(components)('behavior: a page with %s loads at most 60 KiB more', async (name) => {
    const { first, content, pressed } = await componentSize(name)
    // What loads without a press.
    expect(first + content).toBeLessThanOrEqual(mostBytes)
    // Without the dialogs, a trade could not open.
    expect(pressed).toBeGreaterThan(mostBytes)
  })
})
