/** Tells whether a node runs on this machine. */
export function isLocal(rpcUrl: string): boolean {
  return URL.canParse(rpcUrl) && /^(localhost|127\.|\[::1\])/.test(new URL(rpcUrl).hostname)
}
