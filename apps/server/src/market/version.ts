/** The server's version, as `/health` tells it. */
export const version = '0.1.0'
