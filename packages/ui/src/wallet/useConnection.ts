/** The connected account, with its wallet and chain: wagmi 3 calls it `useConnection`, and keeps the only name that wagmi 2 has. */
export { useAccount as useConnection } from 'wagmi'
