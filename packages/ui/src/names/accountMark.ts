const columns = 3
const rows = 5

/**
 * Returns the filled cells of an account's mark: a symmetrical pattern of five by five, drawn from the address.
 *
 * @example
 * markCells('0x70997970C51812dc3A010C7d01b50e0d17dc79C8') // → [{ x: 0, y: 1 }, { x: 4, y: 1 }, …]
 */
export function markCells(address: string): readonly { x: number; y: number }[] {
  const digits = address.slice(2).toLowerCase()
  return Array.from({ length: columns * rows }, (_, index) => index).flatMap((index) => {
    // The first digits are the ones that imitations of an address repeat, so the mark uses the middle.
    const isFilled = Number.parseInt(digits.charAt(8 + index), 16) % 2 === 1
    if (!isFilled) return []
    const [x, y] = [index % columns, Math.floor(index / columns)]
    return x === columns - 1
      ? [{ x, y }]
      : [
          { x, y },
          { x: 2 * (columns - 1) - x, y },
        ]
  })
}

/** Returns the hue of an account's mark, in degrees. */
export function markHue(address: string): number {
  return Number.parseInt(address.slice(26, 30), 16) % 360
}
