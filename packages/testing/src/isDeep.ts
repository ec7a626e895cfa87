declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is the long run, which covers all cases. */
    isDeep: boolean
  }
}

export {}
