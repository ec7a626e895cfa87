/** Answers with any property path. */
export type Json = { [key: string]: Json } & Json[] & (string | number)

/** Reads JSON, or returns `undefined` for any other text. */
export function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
