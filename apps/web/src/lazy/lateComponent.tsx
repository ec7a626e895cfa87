import { CodeMissingError, loadCode } from '@souk/base'
import { type ComponentType, createElement, type FunctionComponent, use, useEffect } from 'react'

/** A component whose code is fetched when it is shown first, or before: `preload`, which never fails. */
export type LateComponent<props extends object> = FunctionComponent<props> & { preload: () => Promise<void> }

/** React reads it without waiting. It wants `use` called in each render of a component that has waited once. */
const here = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/**
 * Makes a component whose code is fetched when it is needed. Unlike `lazy` of React, it says so in place when the code
 * does not come.
 *
 * @param load - Fetches it.
 * @param Missing - Stands where it would, with what it was given.
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
  // What was fetched ahead in vain is fetched again when it is shown; only then is it missing.
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
    // Somebody who comes back later has it fetched again, where the browser allows it.
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
    // A component that tries again has to wait for the same promise as before, even once the code is there.
    use(shown ?? (part ? here : show()))
    if (part) return createElement(part, props)
    return missing && <Absent error={missing} given={props} />
  }
  return Object.assign(Late, { preload: () => fetchPart().catch(() => undefined) })
}

export declare namespace lateComponent {
  type Missing<props extends object> = { error: CodeMissingError; given: props }
}
