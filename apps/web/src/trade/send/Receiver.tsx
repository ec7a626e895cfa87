import type { Address } from 'viem'

/** The full address of a recipient, with its name if the market knows one. */
export function Receiver({ address, name }: Receiver.Props) {
  return (
    <>
      {name && <span className="block font-semibold">{name}</span>}
      <span className="figures break-all">{address}</span>
    </>
  )
}

export declare namespace Receiver {
  type Props = {
    address: Address
    /** Undefined for an account without a name. */
    name: string | undefined
  }
}
