import type { LanternOptions } from '../art/lanternBody.js'
import { lanternFilm } from './lanternFilm.js'
import { lanternModel } from './lanternModel.js'
import { lanternPage } from './lanternPage.js'
import { lanternSound } from './lanternSound.js'

/** What a lantern is besides its picture: written out in full, and said in its description. */
export type Moving = { url: string; text: string }

/** The lanterns that are more than a picture, by their place in the collection; each of them is for sale at first. */
const kinds: Readonly<Record<number, (traits: LanternOptions) => Moving>> = {
  2: (traits) => ({
    url: toUrl('model/gltf-binary', lanternModel(traits)),
    text: 'It can be turned in the hand.',
  }),
  11: ({ glass }) => ({
    url: toUrl('text/html', new TextEncoder().encode(lanternPage(glass))),
    text: 'Its glass opens to the hand that passes over it.',
  }),
  27: ({ glass }) => ({ url: toUrl('video/webm', lanternFilm(glass)), text: 'Its flame moves.' }),
  29: () => ({ url: toUrl('audio/wav', lanternSound(29)), text: 'An oud is heard from where it hangs.' }),
}

/** Answers what a lantern is besides its picture; most are nothing else. */
export function lanternMoving(index: number, traits: LanternOptions): Moving | undefined {
  return kinds[index]?.(traits)
}

function toUrl(mediaType: string, content: Uint8Array): string {
  return `data:${mediaType};base64,${Buffer.from(content).toString('base64')}`
}
