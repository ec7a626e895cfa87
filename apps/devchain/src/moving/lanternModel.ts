import { glasses, type LanternOptions, metals, shapes } from '../art/lanternBody.js'
import { glb, type Material, type Surface } from './glb.js'

type Shape = Omit<Surface, 'material'>

/** From the axis and above the middle. */
type Point = readonly [radius: number, height: number]

/** The lantern of the picture as a thing to turn: the same outline, glass and metal. */
export function lanternModel({ shape, glass, metal }: LanternOptions): Uint8Array {
  const { profile, kind } = shapes[shape]
  const outline = profile.map(([y, radius]): Point => [radius / 250, (445 - y) / 250])
  const [top, bottom] = [outline[0], outline.at(-1)] as [Point, Point]
  const sides = kind === 'faceted' ? 6 : 15
  const body = kind === 'faceted' ? outline : rounded(outline)
  const [, metalColour] = metals[metal]
  const metalParts = [turned(capAbove(top), 10), turned(footBelow(bottom), 10), ribs(body, 6)]
  return glb([
    { ...turned(body, sides), material: glassLook(glass) },
    { ...together(metalParts), material: look(metalColour, { metallicFactor: 0.85, roughnessFactor: 0.35 }) },
  ])
}

/** Makes one surface of several. */
function together(shapes: readonly Shape[]): Shape {
  const before = (index: number) =>
    shapes.slice(0, index).reduce((sum, { places }) => sum + places.length / 3, 0)
  return {
    places: shapes.flatMap(({ places }) => places),
    facing: shapes.flatMap(({ facing }) => facing),
    corners: shapes.flatMap(({ corners }, index) => corners.map((corner) => corner + before(index))),
  }
}

function look(hex: string, metalness: Readonly<Record<string, number>>): Material {
  return { doubleSided: true, pbrMetallicRoughness: { baseColorFactor: [...toLinear(hex), 1], ...metalness } }
}

/** Glass that a flame shines through. */
function glassLook(glass: LanternOptions['glass']): Material {
  const [, colour] = glasses[glass]
  const glowing = toLinear(colour).map((part) => part * 0.35)
  return { ...look(colour, { metallicFactor: 0, roughnessFactor: 0.12 }), emissiveFactor: glowing }
}

/** As glTF counts light. */
function toLinear(hex: string): number[] {
  return [1, 3, 5].map(
    (at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2 * 1e3) / 1e3,
  )
}

function capAbove([radius, height]: Point): Point[] {
  return [
    [0, height + 0.3],
    [0.03, height + 0.26],
    [0.05, height + 0.14],
    [radius * 1.15, height + 0.04],
    [radius * 1.15, height - 0.01],
  ]
}

function footBelow([radius, height]: Point): Point[] {
  return [
    [radius * 1.12, height + 0.02],
    [radius * 1.12, height - 0.03],
    [radius * 0.6, height - 0.08],
    [0.02, height - 0.2],
    [0, height - 0.22],
  ]
}

/** Puts a point between each two, on a curve through all of them (Catmull and Rom). */
function rounded(points: readonly Point[]): Point[] {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] as Point
  return points.flatMap((point, index) => {
    if (index === points.length - 1) return [point]
    const between = (axis: 0 | 1) =>
      (9 * (at(index)[axis] + at(index + 1)[axis]) - at(index - 1)[axis] - at(index + 2)[axis]) / 16
    return [point, [between(0), between(1)]]
  })
}

/** Turns an outline around the axis. */
function turned(outline: readonly Point[], sides: number): Shape {
  const rings = outline.map((_, index) => ring(outline, index))
  const circle = Array.from({ length: sides }, (_, side) => (side / sides) * 2 * Math.PI)
  const spread = (pick: (entry: Ring) => readonly [number, number]) =>
    rings.flatMap((entry) => {
      const [out, up] = pick(entry)
      return circle.flatMap((angle) => [out * Math.cos(angle), up, out * Math.sin(angle)])
    })
  return {
    places: spread(({ place }) => place),
    facing: spread(({ facing }) => facing),
    corners: outline.slice(1).flatMap((_, row) =>
      circle.flatMap((_, side) => {
        const [a, b] = [row * sides + side, row * sides + ((side + 1) % sides)]
        return [a, b, a + sides, b, b + sides, a + sides]
      }),
    ),
  }
}

/** Thin bands of metal from top to bottom, just before the glass. */
function ribs(outline: readonly Point[], count: number): Shape {
  const half = 0.05
  const rings = outline.map((_, index) => ring(outline, index))
  const bands = Array.from({ length: count }, (_, band) => (band / count) * 2 * Math.PI)
  const corner = (angle: number) =>
    rings.map(({ place: [out, up], facing: [along, above] }) => ({
      place: [(out + 0.015) * Math.cos(angle), up, (out + 0.015) * Math.sin(angle)],
      facing: [along * Math.cos(angle), above, along * Math.sin(angle)],
    }))
  const edges = bands.flatMap((angle) => [corner(angle - half), corner(angle + half)])
  return {
    places: edges.flatMap((edge) => edge.flatMap(({ place }) => place)),
    facing: edges.flatMap((edge) => edge.flatMap(({ facing }) => facing)),
    corners: bands.flatMap((_, band) =>
      rings.slice(1).flatMap((_, row) => {
        const [a, b] = [band * 2 * rings.length + row, (band * 2 + 1) * rings.length + row]
        return [a, b, a + 1, b, b + 1, a + 1]
      }),
    ),
  }
}

type Ring = { place: Point; facing: readonly [out: number, up: number] }

function ring(outline: readonly Point[], index: number): Ring {
  const place = outline[index] as Point
  const [before, after] = [outline[index - 1] ?? place, outline[index + 1] ?? place]
  const [out, up] = [before[1] - after[1], after[0] - before[0]]
  const length = Math.hypot(out, up) || 1
  return { place, facing: [out / length, up / length] }
}
