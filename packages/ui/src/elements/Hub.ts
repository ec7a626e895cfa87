import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Language } from '../embed/Language.js'
import type { Entry } from './Entry.js'
import { IssueView } from './IssueView.js'
import { MarketView } from './MarketView.js'
import type { Issue, Wish } from './readAttributes.js'
import { tellTrade } from './SoukEvents.js'

/** Elements that are rendered together. */
type Group = { root: Root; entries: Map<HTMLElement, Entry<Wish | Issue>> }

/** What all elements of a page share. */
export type Hub = {
  groups: Map<string, Group>
  queryClient: QueryClient
  /** The element in which the visitor pressed something last, in which the next trade begins. */
  pressed: HTMLElement | undefined
  nextId: number
}

/** Creates the hub of a page. */
export function create(): Hub {
  return { groups: new Map(), queryClient: new QueryClient(), pressed: undefined, nextId: 1 }
}

/** Shows an element, with what its attributes say now. */
export function show(hub: Hub, entry: Omit<Entry<Wish | Issue>, 'id'>): void {
  const key = keyOf(entry.what)
  const group = hub.groups.get(key) ?? { root: createRoot(document.createElement('div')), entries: new Map() }
  hub.groups.set(key, group)
  for (const [other, { entries }] of hub.groups)
    if (other !== key && entries.has(entry.element)) hide(hub, entry.element)
  const id = group.entries.get(entry.element)?.id ?? hub.nextId++
  group.entries.set(entry.element, { ...entry, id })
  render(hub, group)
}

/** Removes what an element shows. */
export function hide(hub: Hub, element: HTMLElement): void {
  for (const [key, group] of hub.groups) {
    if (!group.entries.delete(element)) continue
    if (group.entries.size > 0) render(hub, group)
    else {
      hub.groups.delete(key)
      group.root.unmount()
    }
  }
}

/** Returns the language of the other elements of the page, if it is another. */
export function otherLanguage(hub: Hub, element: HTMLElement, language: Language): Language | undefined {
  for (const { entries } of hub.groups.values())
    for (const other of entries.values())
      if (
        other.element !== element &&
        'market' in other.what &&
        (other.what.language ?? language) !== language
      )
        return other.what.language
  return undefined
}

/** Elements of one market that look alike are one app: they have the same state and the same event stream. */
function keyOf(what: Wish | Issue): string {
  if ('kind' in what) return ''
  return JSON.stringify([what.market, what.language, what.theme, what.trust])
}

function render(hub: Hub, { root, entries }: Group): void {
  const wishes: Entry<Wish>[] = []
  const issues: Entry<Issue>[] = []
  for (const entry of entries.values())
    if ('kind' in entry.what) issues.push({ ...entry, what: entry.what })
    else wishes.push({ ...entry, what: entry.what })
  const [first] = wishes
  if (!first) {
    root.render(createElement(IssueView, { entries: issues }))
    return
  }
  const { market } = first.what
  const onDone: MarketView.Props['onDone'] = (done) => {
    const { pressed } = hub
    tellTrade(pressed && entries.has(pressed) ? pressed : document, { ...done, market })
  }
  root.render(
    createElement(MarketView, { entries: wishes, first: first.what, queryClient: hub.queryClient, onDone }),
  )
}
