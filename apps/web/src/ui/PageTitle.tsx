/** Names the page for the browser's tab, its history and screen readers. React moves it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · Souk`}</title>
}
