import { builtinEnvironments } from 'vitest/runtime'

/**
 * Adds a page to a test in Node. Vitest's own environment of a page resolves files as a browser does, so that neither a chain
 * nor a server starts in it.
 */
await builtinEnvironments.jsdom.setup(globalThis, {})
