// @vitest-environment jsdom

import { seller } from '@souk/ui/parts/testing/fixtures.js'
import { renderSpeaking } from '@souk/ui/parts/testing/speak.js'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { SignatureSection } from './SignatureSection.js'

afterEach(cleanup)

function textOf(props: Pick<SignatureSection.Props, 'signer' | 'missing'>): string {
  renderSpeaking(<SignatureSection offerer={seller} {...props} />)
  return screen.getByRole('region', { name: 'The signature' }).textContent ?? ''
}

describe('SignatureSection', () => {
  test('default: the signer', () => {
    const signer = { type: 'offerer', signer: seller, place: undefined } as const
    expect(textOf({ signer, missing: undefined })).toMatch(/Signed by the offerer, 0x0000…/)
  })

  test.each(['withheld', 'offline', 'unknown'] as const)(
    'param: missing: %s: anyone with the signature can use the order, and the page does not deny it',
    (missing) => {
      const text = textOf({ signer: { type: 'none' }, missing })
      expect(text).toMatch(/anyone who has (it|that signature|the signature) can/i)
      expect(text).not.toMatch(/not signed|cannot be used/)
    },
  )

  test('param: missing: a validated order needs none', () => {
    expect(textOf({ signer: { type: 'none' }, missing: 'validated' })).toContain('none is needed')
  })
})
