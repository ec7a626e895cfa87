/**
 * Turns a timing function into the path of its curve, in a square of 100 with the start at the lower left.
 *
 * @returns `undefined` for anything but a `cubic-bezier`.
 *
 * @example
 * easePath('cubic-bezier(0.2, 0.7, 0.2, 1)') // → 'M0 100C20 30 20 0 100 0'
 */
export function easePath(ease: string): string | undefined {
  const points = /^cubic-bezier\(([^)]*)\)$/.exec(ease.trim())?.[1]?.split(',').map(Number)
  if (points?.length !== 4 || points.some(Number.isNaN)) return undefined
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points.map((part) => Math.round(part * 100))
  return `M0 100C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`
}
