import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Root } from '../embed/Root.js'
import { pageLanguage } from '../i18n/language/locale.js'
import { Notice } from '../kit/Notice.js'
import type { Entry } from './Entry.js'
import { issueText } from './issueText.js'
import type { Issue } from './readAttributes.js'
import { tellError } from './SoukEvents.js'

/** Says in each element why it cannot be shown. */
export function IssueView({ entries }: { entries: readonly Entry<Issue>[] }) {
  return entries.map(({ id, element, name, what }) =>
    createPortal(
      <Told element={element} message={issueText(what, { name, language: pageLanguage() })} />,
      element,
      String(id),
    ),
  )
}

function Told({ element, message }: { element: HTMLElement; message: string }) {
  useEffect(() => tellError(element, { reason: 'attribute', message }), [element, message])
  return (
    <Root theme="system">
      <Notice tone="bad" title={message} />
    </Root>
  )
}
