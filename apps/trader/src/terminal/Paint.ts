/** Colours of a terminal, or none. */
export type Paint = {
  bold: (text: string) => string
  dim: (text: string) => string
  good: (text: string) => string
  warn: (text: string) => string
  bad: (text: string) => string
}

const codes = { bold: [1, 22], dim: [2, 22], good: [32, 39], warn: [33, 39], bad: [31, 39] } as const

/**
 * Creates the colours.
 *
 * @example
 * Paint.from({ hasColours: false }).bold('7') // → '7'
 */
export function from({ hasColours }: { hasColours: boolean }): Paint {
  const one = (name: keyof typeof codes) => {
    const [start, end] = codes[name]
    return (text: string) => (hasColours ? `\u001b[${start}m${text}\u001b[${end}m` : text)
  }
  return { bold: one('bold'), dim: one('dim'), good: one('good'), warn: one('warn'), bad: one('bad') }
}
