// @vitest-environment jsdom
import { MissingResponseError } from '@souk/base'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { renderSpeaking } from '../../testing/speak.js'
import { OpeningDialog } from './OpeningDialog.js'

afterEach(cleanup)
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
})

test('default: names the item, and reads what is missing again', () => {
  let retries = 0
  const error = new MissingResponseError({ url: '/v2' })
  renderSpeaking(
    <OpeningDialog
      kind="purchase"
      name="Ruby Lamp"
      errors={[error]}
      onRetry={() => retries++}
      onClose={() => {}}
    />,
  )
  expect(screen.getByText('Ruby Lamp')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retries).toBe(1)
})
