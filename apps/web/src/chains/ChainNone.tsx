/** Says that there is nothing to show on another chain. */
export function ChainNone({ children }: { children: string }) {
  return <p className="text-sm text-ink-soft">{children}</p>
}
