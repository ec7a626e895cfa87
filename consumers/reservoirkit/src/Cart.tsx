import { CartPopover, useCart } from '@reservoir0x/reservoir-kit-ui'

const toState = ({ items, totalPrice, transaction }: Parameters<Parameters<typeof useCart>[0]>[0]) =>
  JSON.stringify({
    tokens: items.map(({ token }) => token.id),
    totalPrice,
    isComplete: transaction?.status === 3,
  })

/** A cart that takes the given tokens, and its popover. */
export function Cart({ tokens, chainId }: { tokens: string[]; chainId: number }) {
  const { data, add } = useCart(toState)
  return (
    <>
      <button
        type="button"
        onClick={() =>
          add(
            tokens.map((id) => ({ id })),
            chainId,
          )
        }
      >
        Add
      </button>
      <CartPopover trigger={<button type="button">Open</button>} onConnectWallet={() => undefined} />
      <pre>{data}</pre>
    </>
  )
}
