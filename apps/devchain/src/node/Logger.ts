/** Receives failures that do not stop the work. */
export type Logger = { warn(facts: object, text: string): void }
