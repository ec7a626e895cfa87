import type { MouseEvent } from 'react'

/**
 * Lets a button ignore the second press of a double click. That press may be meant for the button that was at the same
 * place a moment ago.
 *
 * @example
 * <Button onClick={firstPress(onStop)}>Stop</Button>
 */
export function firstPress(onPress: () => void): (event: Pick<MouseEvent, 'detail'>) => void {
  // The number of clicks in a row; 0 for the keyboard.
  return ({ detail }) => {
    if (detail <= 1) onPress()
  }
}
