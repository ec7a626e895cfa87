/** The version of `souk`, which agents receive. */
export const version = '0.1.0'
