import { readFileSync } from 'node:fs'

/** A lantern's media besides its picture: the file as a data URL, and a sentence for the description. */
export type Moving = { url: string; text: string }

/** The lanterns with more media than a picture, by index. Each of them is for sale at first. */
const files: Readonly<Record<number, { name: string; mediaType: string; text: string }>> = {
  2: { name: 'lantern-3.glb', mediaType: 'model/gltf-binary', text: 'It can be turned in the hand.' },
  11: {
    name: 'lantern-12.html',
    mediaType: 'text/html',
    text: 'Its glass opens to the hand that passes over it.',
  },
  27: { name: 'lantern-28.webm', mediaType: 'video/webm', text: 'Its flame moves.' },
  29: { name: 'lantern-30.wav', mediaType: 'audio/wav', text: 'An oud is heard from where it hangs.' },
}

/** Returns the model, page, video or sound of a lantern. Most lanterns have none. */
export function lanternMoving(index: number): Moving | undefined {
  const file = files[index]
  if (file === undefined) return undefined
  const content = readFileSync(new URL(file.name, import.meta.url), 'base64')
  return { url: `data:${file.mediaType};base64,${content}`, text: file.text }
}
