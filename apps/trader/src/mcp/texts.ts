type Given = Readonly<Record<string, string | number | undefined>>

/** Flags as the command line has them: texts, or absent. */
export function texts<given extends Given>(given: given): Partial<Record<keyof given, string>> {
  const set = Object.entries(given).filter(([, value]) => value !== undefined)
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)])) as Partial<
    Record<keyof given, string>
  >
}
