import type { Address } from 'viem'

const half = 22

/** The full address of a recipient, with its name if the market knows one. */
export function Receiver({ address, name }: Receiver.Props) {
  return (
    <>
      {name && <span className="block font-semibold">{name}</span>}
      {/* Breaks in the middle, where it does not fit on one line. */}
      <span className="figures">
        <span className="inline-block">{address.slice(0, half)}</span>
        <span className="inline-block">{address.slice(half)}</span>
      </span>
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
