/** Texts for times that are past or do not exist. */
export const times = {
  ended: 'Ended',
  noEnd: 'No end',
  never: 'never',
}
