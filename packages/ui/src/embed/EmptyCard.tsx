/** The place of a card whose content is being read, or is missing. */
export function EmptyCard({ text }: { text?: string | undefined }) {
  return (
    <div
      aria-busy={text === undefined}
      className="grid aspect-4/5 place-items-center rounded-card border border-line bg-sunk p-4 text-center text-sm text-ink-soft"
    >
      {text}
    </div>
  )
}
