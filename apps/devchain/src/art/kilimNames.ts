import type { Border, Field } from './kilimPatterns.js'
import type { KilimTraits, Wool } from './kilimTraits.js'

const occasions = ['Road to', 'Night at', 'Rain over', 'Wedding in'] as const

const oases = [
  'Siwa',
  'Ghadames',
  'Timimoun',
  'Tozeur',
  'Figuig',
  'Nizwa',
  'Palmyra',
  'Chinguetti',
  'Kashgar',
  'AlUla',
  'Merv',
  'Kharga',
] as const

/** The number of distinct names. */
export const nameCount = occasions.length * oases.length

/** Names the kilim. No two indexes below {@link nameCount} have the same name. */
export function kilimName(index: number): string {
  const oasis = oases[(index * 5) % oases.length] ?? oases[0]
  const occasion = occasions[Math.floor(index / oases.length) % occasions.length] ?? occasions[0]
  return `${occasion} ${oasis}`
}

const woolText: Record<Wool, string> = {
  Madder: 'Wool red from the root of madder',
  Indigo: 'Wool out of the indigo vat, dipped eleven times',
  Walnut: 'Wool brown from green walnut shells',
  Saffron: 'Wool yellow from saffron and onion skins',
  Olive: 'Wool green from olive leaves and copper',
  Undyed: 'Wool as the sheep wore it',
  Turquoise: 'Wool blue and yellow, dyed twice to the colour of shallow water',
}

const fieldText: Record<Field, string> = {
  Medallions: 'stepped medallions in a row',
  Hooks: 'hooks that keep bad luck away',
  Crosses: 'crosses, which divide the evil eye in four',
  Eyes: 'eyes that look back',
  Hourglasses: 'hourglasses, for the hours on the road',
}

const borderText: Record<Border, string> = {
  Teeth: 'a border of teeth',
  Steps: 'a stepped border',
  Beads: 'a border of beads',
  Ribbon: 'a running border',
}

/** Describes the kilim in one sentence. */
export function kilimText({ wool, field, border }: KilimTraits): string {
  return `${woolText[wool]}, woven with ${fieldText[field]}, in ${borderText[border]}.`
}
