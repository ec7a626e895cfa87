import type { Glass, LanternOptions } from './lanternBody.js'
import type { Arch, Hour } from './lanternScene.js'
import type { View } from './skyline.js'

/** Words for the light of each glass. Lanterns of one place take different words. */
const lights: Record<Glass, readonly [string, string, string]> = {
  Ruby: ['Pomegranate Lamp', 'Ember', 'Red Vigil'],
  Amber: ['Honey Lamp', 'Saffron Light', 'Golden Hour'],
  Cobalt: ['Blue Flame', 'Indigo Lamp', 'Deep Water Light'],
  Emerald: ['Green Lantern', 'Cypress Lamp', 'Oasis Light'],
  Amethyst: ['Violet Lamp', 'Iris Light', 'Fig Lantern'],
  Rose: ['Rosewater Lamp', 'Damask Light', 'Blush Lantern'],
  Turquoise: ['Sea-Glass Lamp', 'Fountain Light', 'Turquoise Vigil'],
  Moonstone: ['Pearl Lamp', 'Milk-White Light', 'Moon Lantern'],
}

const places = [
  'the Coppersmiths’ Gate',
  'the Well of Doves',
  'the Weavers’ Stair',
  'the House of Oranges',
  'the Third Courtyard',
  'the Dyers’ Quarter',
  'the Street of Quills',
  'the Sleeping Fountain',
  'the Perfumers’ Arcade',
  'the Salt Caravan',
  'the Old Customs House',
  'the Storyteller’s Corner',
  'the Garden of Figs',
  'the Lute Maker’s Window',
  'the Hundred Doors',
  'the Tanners’ Bridge',
  'the Astronomer’s Roof',
  'the Carpet Loft',
  'the Night Bakery',
  'the Gate of Swallows',
  'the Silver Alley',
  'the Tea Seller’s Bench',
  'the Walled Orchard',
  'the Letter Writer’s Desk',
  'the Cedar Archive',
  'the Potters’ Hill',
  'the Bath of Steam and Stars',
  'the Last Caravanserai',
  'the Fishermen’s Steps',
  'the Glassblower’s Yard',
  'the Merchant of Maps',
  'the Honey Market',
  'the Calligrapher’s Balcony',
  'the Quiet Cistern',
  'the Falconer’s Tower',
  'the Bridge of Lamps',
] as const

/** The number of distinct lantern names. */
export const nameCount = places.length * 3

/** Names the lantern. No two indexes below {@link nameCount} have the same place and word. */
export function lanternName(index: number, glass: Glass): string {
  const place = places[(index * 5) % places.length] ?? places[0]
  const light = lights[glass][Math.floor(index / places.length) % 3] ?? lights[glass][0]
  return `${light} of ${place}`
}

const hourText: Record<Hour, string> = {
  Dusk: 'as the last sun leaves the walls',
  Midnight: 'at the hour when only cats are awake',
  Dawn: 'while the first bread comes out of the ovens',
  'Blue hour': 'in the blue hour before the stars',
  Sandstorm: 'while the wind carries the desert through the streets',
  Moonrise: 'under a young moon',
}

const viewText: Record<View, string> = {
  Rooftops: 'over the roofs of the old town',
  Dunes: 'before the dunes',
  Minaret: 'within sight of the minaret',
  'Palm grove': 'at the edge of the palm grove',
  Harbour: 'above the harbour',
}

/** Describes the lantern in two sentences. */
export function lanternText(traits: LanternOptions & { hour: Hour; view: View; arch: Arch }): string {
  const { shape, glass, metal, tracery, hour, view, arch } = traits
  const body = `${withArticle(metal.toLowerCase())} lantern in the ${shape.toLowerCase()} form, ${glass.toLowerCase()} glass behind cut ${tracery.toLowerCase()}.`
  return `${body} It hangs in a ${arch.toLowerCase()} arch ${viewText[view]}, ${hourText[hour]}.`
}

function withArticle(noun: string): string {
  return /^[aeiou]/.test(noun) ? `An ${noun}` : `A ${noun}`
}
