import { CodeMissingError, loadCode } from '@souk/base'
import { type ComponentType, createElement, type FunctionComponent, use, useEffect } from 'react'

/** A component whose code loads when it is first shown, or earlier by `preload`, which never fails. */
export type LateComponent<props extends object> = FunctionComponent<props> & { preload: () => Promise<void> }

/** React reads this promise without waiting. A component that has waited once has to call `use` in every render. */
const here = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/**
 * Makes a component whose code loads when needed. Unlike React's `lazy`, it shows a message in place when the code
 * fails to load.
 *
 * @param load - Loads it.
 * @param Missing - Replaces it after a failure, with the same props.
 *
 * @example
 * const Charts = lateComponent(async () => (await import('./Charts.js')).Charts, MissingPart)
 */
export function lateComponent<props extends object>(
  load: () => Promise<ComponentType<props>>,
  Missing: ComponentType<lateComponent.Missing<props>>,
): LateComponent<props> {
  let part: ComponentType<props> | undefined
  let coming: Promise<void> | undefined
  // A failed preload is repeated when the component is shown; only then is it missing.
  let shown: Promise<void> | undefined
  let missing: CodeMissingError | undefined
  const fetchPart = () => {
    coming ??= loadCode(load).then(
      (loaded) => {
        part = loaded
      },
      (error: unknown) => {
        coming = undefined
        throw error
      },
    )
    return coming
  }
  const show = () => {
    shown ??= fetchPart().catch((error: unknown) => {
      missing = error instanceof CodeMissingError ? error : new CodeMissingError(error)
    })
    return shown
  }
  function Absent(absent: lateComponent.Missing<props>) {
    // A visitor who returns later loads it again, if the browser allows it.
    useEffect(
      () => () => {
        missing = undefined
        shown = undefined
      },
      [],
    )
    return <Missing {...absent} />
  }
  function Late(props: props) {
    // A component that renders again has to wait for the same promise as before, even once the code is there.
    use(shown ?? (part ? here : show()))
    if (part) return createElement(part, props)
    return missing && <Absent error={missing} given={props} />
  }
  return Object.assign(Late, { preload: () => fetchPart().catch(() => undefined) })
}

export declare namespace lateComponent {
  type Missing<props extends object> = { error: CodeMissingError; given: props }
}
