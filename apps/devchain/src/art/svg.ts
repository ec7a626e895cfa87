/** A point on the canvas; y increases downwards. */
export type Point = readonly [x: number, y: number]

/** Half the width of a turned body at a height, from top to bottom. */
export type Profile = readonly (readonly [y: number, halfWidth: number])[]

/** Writes a number with at most one decimal. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Writes a closed picture of 800 by 800. */
export function picture(defs: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><defs>${defs}</defs>${body}</svg>`
}

/** A gradient's stops: colour, position from 0 to 1, and opacity if it is not 1. */
export type Stops = readonly (readonly [color: string, offset: number, opacity?: number])[]

function stops(list: Stops): string {
  return list
    .map(([color, offset, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${color}"${alpha}/>`
    })
    .join('')
}

/** Returns a gradient from top to bottom, or from left to right. */
export function linear(id: string, list: Stops, direction: 'down' | 'right' = 'down'): string {
  const vector = direction === 'down' ? 'x2="0" y2="1"' : ''
  return `<linearGradient id="${id}" ${vector}>${stops(list)}</linearGradient>`
}

/** Returns a gradient from a centre outwards, in shares of the shape it fills. */
export function radial(id: string, list: Stops, centre: Point = [0.5, 0.5], radius = 0.5): string {
  return `<radialGradient id="${id}" cx="${centre[0]}" cy="${centre[1]}" r="${radius}">${stops(list)}</radialGradient>`
}

/** Returns a closed polygon as path data. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`
}

/** Returns a star with pointed or flat valleys, as path data. */
export function star(centre: Point, points: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, index): Point => {
    const angle = (Math.PI * index) / points - Math.PI / 2 + turn
    const radius = index % 2 === 0 ? outer : inner
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
  })
  return polygon(corners)
}

/** Returns the outline of a turned body around x = 400; `scale` below 1 gives a rib across its front. */
export function turned(profile: Profile, kind: 'smooth' | 'faceted', scale = 1): string {
  const right = profile.map(([y, width]): Point => [400 + width * scale, y])
  const left = profile.map(([y, width]): Point => [400 - width * scale, y]).reverse()
  if (kind === 'faceted') return polygon([...right, ...left])
  return `${curve(right)}L${curve(left).slice(1)}Z`
}

/** Returns one side of a turned body as an open line. */
export function rib(profile: Profile, kind: 'smooth' | 'faceted', scale: number): string {
  const points = profile.map(([y, width]): Point => [400 + width * scale, y])
  return kind === 'smooth' ? curve(points) : polygon(points).slice(0, -1)
}

/** Returns a smooth curve through points (Catmull-Rom written as Bézier). */
function curve(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  const parts = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[first, second, to].map(([x, y]) => `${n(x)} ${n(y)}`).join(' ')}`
  })
  const [x, y] = at(0)
  return `M${n(x)} ${n(y)}${parts.join('')}`
}

/** Mixes two colours `#rrggbb`; `share` is the second one's part. */
export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [from, to] = [first, second].map((color) => Number.parseInt(color.slice(start, start + 2), 16))
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
