declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is the long run, in which every case is played. */
    isDeep: boolean
  }
}

export {}
