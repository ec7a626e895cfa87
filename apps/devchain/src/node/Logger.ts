/** Receives what goes wrong beside the work, which goes on. */
export type Logger = { warn(facts: object, text: string): void }
