/** A screen colour, each part from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/**
 * Parses a colour in the notation of tokens.
 *
 * @returns `undefined` for anything else, including transparent colours.
 *
 * @example
 * parseHex('#a23b1c') // → [162, 59, 28]
 */
export function parseHex(text: string): Rgb | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]
  if (!digits) return undefined
  const size = digits.length / 3
  const [red, green, blue] = [0, 1, 2].map((index) =>
    Number.parseInt(digits.slice(index * size, (index + 1) * size).padStart(2, digits[index]), 16),
  ) as [number, number, number]
  return [red, green, blue]
}

/**
 * Measures the contrast of two colours, by WCAG 2.2.
 *
 * @returns 1 for the same colour, 21 for black on white.
 *
 * @example
 * contrastOf([0, 0, 0], [255, 255, 255]) // → 21
 */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminanceOf(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
