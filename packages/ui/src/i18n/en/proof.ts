/** Whether the chain would fill an order now. */
export const proof = {
  check: 'Check now',
  inspect: 'Inspect',
  checking: 'Checking the chain',
  takes: 'It can be filled now.',
  takesNot: 'It cannot be filled: it was cancelled or filled, or its signature is no longer valid.',
  unknownNow: 'The chain did not respond, so its state is not known.',
}
