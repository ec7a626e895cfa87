import type { Locator, Page } from 'playwright-core'
import type { World } from './world.js'

/** A screen of the app. */
export type Screen = {
  /** Part of its pictures' names. */
  name: string
  /** The alternative text of its pictures. */
  alt: string
  /** Opens it. Screens of one visit follow each other, so it may begin where the previous one ended. */
  go: (page: Page, world: World) => Promise<unknown>
  /** Takes a picture of only the open dialog. @default false */
  isDialog?: boolean
  /** The element to scroll to the upper edge, of the window or the dialog. @default the beginning */
  top?: (page: Page) => Locator
  /** Elements that differ from run to run, which are covered. */
  covers?: (page: Page) => readonly Locator[]
}

/** The variants of each screen, in the order with the fewest changes from one to the next. */
export const looks = [
  { width: 1280, height: 720, theme: 'light', isOtherTheme: false },
  { width: 1280, height: 720, theme: 'dark', isOtherTheme: true },
  { width: 375, height: 667, theme: 'dark', isOtherTheme: false },
  { width: 375, height: 667, theme: 'light', isOtherTheme: true },
] as const
export type Look = (typeof looks)[number]

/** Returns the name of a picture in `docs/gallery`. */
export function fileOf({ name }: Pick<Screen, 'name'>, { width, theme }: Look): string {
  return `${name}-${width}-${theme}.jpg`
}
