// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, Suspense, startTransition, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderSpeaking } from '../testing/speak.js'
import { lateComponent } from './lateComponent.js'
import { lateDialog } from './lateDialog.js'
import { latePart } from './latePart.js'

afterEach(cleanup)

type Props = { onClose: () => void }

function Greeting() {
  return <p>Here it is</p>
}

const offline = new TypeError('Failed to fetch dynamically imported module: https://a.example/b.js')

async function show(element: ReactNode): Promise<void> {
  await act(async () => {
    renderSpeaking(
      <QueryClientProvider client={new QueryClient()}>
        <Suspense fallback="on its way">{element}</Suspense>
      </QueryClientProvider>,
    )
  })
}

describe('lateComponent', () => {
  test('default: loads once, when it is shown', async () => {
    const load = vi.fn(async () => Greeting)
    const Late = lateComponent(load, () => null)
    expect(load).not.toHaveBeenCalled()
    await show([<Late key="1" />, <Late key="2" />])
    expect(screen.getAllByText('Here it is')).toHaveLength(2)
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('behavior: a transition to a part that is still loading waits for one promise', async () => {
    const problems = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const Late = lateComponent(
      async () => {
        await arrived
        return Greeting
      },
      () => null,
    )
    function Turning() {
      const [isTurned, setIsTurned] = useState(false)
      const turn = () => startTransition(() => setIsTurned(true))
      return isTurned ? <Late /> : <button type="button" onClick={turn} />
    }
    await show(<Turning />)
    await act(async () => {
      fireEvent.click(screen.getByRole('button'))
      arrive()
    })
    expect(screen.getAllByText('Here it is')).toHaveLength(1)
    expect(problems.mock.calls).toEqual([])
    problems.mockRestore()
  })

  test('behavior: a preloaded part is shown at once', async () => {
    const Late = lateComponent(
      async () => Greeting,
      () => null,
    )
    await Late.preload()
    renderSpeaking(<Late />)
    expect(screen.getByText('Here it is')).toBeDefined()
  })

  test('behavior: loads again when shown after a failed preload', async () => {
    const load = vi.fn(async () => Greeting).mockRejectedValueOnce(offline)
    const Late = latePart(load)
    await Late.preload()
    await show(<Late />)
    expect(screen.getByText('Here it is')).toBeDefined()
  })
})

describe('latePart', () => {
  test('default: says in plain words that it failed to load, and what to do', async () => {
    const Late = latePart(() => Promise.reject(offline))
    await show(<Late />)
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('A part of the app could not be loaded')
    expect(alert.textContent).toContain('Nothing was sent')
    expect(alert.textContent).not.toContain('Failed to fetch')
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined()
  })

  test('behavior: loads again when it is shown again', async () => {
    const Late = latePart(vi.fn(async () => Greeting).mockRejectedValueOnce(offline))
    await show(<Late />)
    cleanup()
    await show(<Late />)
    expect(screen.getByText('Here it is')).toBeDefined()
  })
})

describe('lateDialog', () => {
  test('default: can be closed after a failure', async () => {
    const Late = lateDialog<Props>(vi.fn(async () => Greeting).mockRejectedValueOnce(offline))
    const onClose = vi.fn()
    await show(<Late onClose={onClose} />)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
