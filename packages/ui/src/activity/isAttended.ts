/** Tells whether a row has the pointer or the focus, so that it must not move away. */
export function isAttended(list: HTMLElement | null): boolean {
  return list !== null && (list.matches(':hover') || list.contains(document.activeElement))
}
