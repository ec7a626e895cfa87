import type { Address } from 'viem'

/** SeaDrop, which mints for many collections and has the same address on all chains. */
export const seaDropAddress: Address = '0x00005EA00Ac477B1030CE78506496e8C2dE24bf5'
