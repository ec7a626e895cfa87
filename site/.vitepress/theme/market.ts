/** The market that examples run against. */
export type Market = { url: string; rpcUrl: string; name: string; chainId: number; isLocal: boolean }

/** Asks an address, which can have a path, for its market; `undefined` when there is none. */
export async function findMarket(address: string): Promise<Market | undefined> {
  try {
    const url = new URL(address).href.replace(/\/+$/, '')
    const answer = await fetch(`${url}/v2/market`, { signal: AbortSignal.timeout(10_000) })
    if (!answer.ok) return undefined
    const info = await answer.json()
    const rpcUrl = new URL(info.rpc_url, url).href
    const chainId = Number(info.chain_id)
    const isLocal = (info.demo_accounts ?? []).length > 0
    return { url, rpcUrl, name: String(info.name), chainId, isLocal }
  } catch {
    return undefined
  }
}

/** Replaces the two addresses of a market on a laptop by those of this market. */
export function fitTo(code: string, market: Market | undefined): string {
  if (!market) return code
  return code
    .replaceAll('http://127.0.0.1:4300', market.url)
    .replaceAll('http://127.0.0.1:8545', market.rpcUrl)
}
