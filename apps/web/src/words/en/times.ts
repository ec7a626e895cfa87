/** What is said of moments that no clock shows. */
export const times = {
  ended: 'ended',
  noEnd: 'no end',
  never: 'never',
}
