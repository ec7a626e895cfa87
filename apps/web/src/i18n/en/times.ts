/** What is said of moments that no clock shows. */
export const times = {
  ended: 'Ended',
  noEnd: 'No end',
  never: 'never',
}
