/** Of this package, as servers are told it. */
export const version = '0.1.0'
