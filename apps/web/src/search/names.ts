export { getEnsAddress } from 'viem/actions'
export { normalize } from 'viem/ens'
