/** Whether somebody points at a row or has the focus in one: it must not slip away from under them. */
export function isAttended(list: HTMLElement | null): boolean {
  return list !== null && (list.matches(':hover') || list.contains(document.activeElement))
}
