/** The version of this package, which servers receive with each request. */
export const version = '0.1.0'
