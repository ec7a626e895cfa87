import type { Locator, Page } from 'playwright-core'
import type { World } from './world.js'

/** Something that the app shows. */
export type Screen = {
  /** In the names of its pictures. */
  name: string
  /** What is to be seen, for those who do not see it. */
  alt: string
  /** Goes there; screens of one visit follow each other, so it may begin where the last one ended. */
  go: (page: Page, world: World) => Promise<unknown>
  /** Only the open dialog is taken. @default false */
  isDialog?: boolean
  /** What is brought to the upper edge, of the window or the dialog. @default the beginning */
  top?: (page: Page) => Locator
  /** What is not the same from run to run, and is covered. */
  covers?: (page: Page) => readonly Locator[]
}

/** How each screen is looked at: in this order it changes the least from one to the next. */
export const looks = [
  { width: 1280, height: 720, theme: 'light', isOtherTheme: false },
  { width: 1280, height: 720, theme: 'dark', isOtherTheme: true },
  { width: 375, height: 667, theme: 'dark', isOtherTheme: false },
  { width: 375, height: 667, theme: 'light', isOtherTheme: true },
] as const
export type Look = (typeof looks)[number]

/** The name of a picture, as `docs/gallery` has it. */
export function fileOf({ name }: Pick<Screen, 'name'>, { width, theme }: Look): string {
  return `${name}-${width}-${theme}.jpg`
}
