import { lanternMoving } from '../moving/lanternMoving.js'
import {
  type Glass,
  glasses,
  glow,
  type LanternOptions,
  lantern,
  lanternDefs,
  type Metal,
  metals,
  type ShapeName,
  shapes,
  type Tracery,
  traceries,
} from './lanternBody.js'
import { lanternName, lanternText, nameCount } from './lanternNames.js'
import { type Arch, arches, type Hour, hours, scene, sceneDefs } from './lanternScene.js'
import { collectionFields, fieldsOf, type Piece } from './Piece.js'
import { createRandom, type Random } from './random.js'
import { type View, views } from './skyline.js'
import { picture } from './svg.js'

type Traits = LanternOptions & { arch: Arch; view: View; hour: Hour }

const cover: Traits = {
  shape: 'Onion',
  glass: 'Amber',
  metal: 'Brass',
  tracery: 'Stars',
  arch: 'Scalloped',
  view: 'Minaret',
  hour: 'Dusk',
}

/** Draws every lantern, and the collection's own picture. */
export function lanternPieces(): { collection: Piece; pieces: readonly Piece[] } {
  const fields = collectionFields({
    name: 'Lanterns of the Souk',
    symbol: 'LANTERN',
    description:
      'One hundred and eight lanterns of cut metal and coloured glass, each lit in an arch of its own. Five percent of every sale goes to the artist.',
  })
  const collection = { fields, svg: draw(createRandom(1), cover) }
  return { collection, pieces: Array.from({ length: nameCount }, (_, index) => piece(index)) }
}

function piece(index: number): Piece {
  const random = createRandom(7_001 + index * 13)
  const traits = drawTraits(random)
  const moving = lanternMoving(index)
  const fields = fieldsOf({
    name: lanternName(index, traits.glass),
    description: [lanternText(traits), moving?.text].filter(Boolean).join(' '),
    ...(moving ? { animation_url: moving.url } : {}),
    attributes: [
      { trait_type: 'Shape', value: traits.shape },
      { trait_type: 'Glass', value: traits.glass },
      { trait_type: 'Metal', value: traits.metal },
      { trait_type: 'Tracery', value: traits.tracery },
      { trait_type: 'Arch', value: traits.arch },
      { trait_type: 'View', value: traits.view },
      { trait_type: 'Hour', value: traits.hour },
    ],
  })
  return { fields, svg: draw(random, traits) }
}

function drawTraits(random: Random): Traits {
  return {
    shape: keyOf<ShapeName>(random, shapes),
    glass: keyOf<Glass>(random, glasses),
    metal: keyOf<Metal>(random, metals),
    tracery: keyOf<Tracery>(random, traceries),
    hour: keyOf<Hour>(random, hours),
    arch: random.pick(arches),
    view: random.pick(views),
  }
}

function keyOf<key extends string>(random: Random, record: Record<key, unknown>): key {
  return random.pick(Object.keys(record) as [key, ...key[]])
}

function draw(random: Random, traits: Traits): string {
  const back = scene(random, traits) + glow(traits.glass)
  return picture(sceneDefs(traits.hour) + lanternDefs(traits), back + lantern(traits))
}
