/** The panel of notifications, and the trades that were started in this browser. */
export const activity = {
  panel: 'Notifications',
  title: 'Your transactions',
  unsaved: 'This browser does not allow storage. Anything in progress ends when you close this page.',
  none: 'No transactions yet',
  noneMeaning:
    'What you buy, list or cancel in this browser appears here and continues even if you close the page.',
  state: {
    running: 'In progress',
    done: 'Completed',
    failed: 'Failed',
    declined: 'Declined',
    unknown: 'Outcome unknown',
    stopped: 'Stopped',
    elsewhere: 'Unfinished',
    otherTab: 'In progress in another tab',
    otherTabMeaning: 'This trade is running in another tab or window of this browser. Continue there.',
    otherTabFollows: 'Another tab or window of this browser follows this trade. You need do nothing.',
    unanswered:
      'Your wallet was asked, but its answer never arrived. Check in your wallet whether you sent anything.',
    unsigned: 'Your wallet was asked to sign, but its answer never arrived, so nothing reached the market.',
  },
  cutShort: 'Your approval went through, but nothing was signed, and nothing reached the market.',
  startAgain: 'Start again. What you approved stays approved.',
  /** The same trade was completed later. */
  remade: 'You made this trade again later.',
  toItem: 'View item',
  notFound: 'The market knows no sale from it. It may still be waiting in your wallet.',
  /** Where the listing or offer of such a trade was filled, cancelled or has ended since. */
  orderOver:
    'Its order was filled, cancelled or has ended since. A request that still waits in your wallet would fail: decline it there.',
  notMoved: 'The market knows no such transfer. The request may still be waiting in your wallet.',
  stillHeld: (name: string) => `${name} is still in your wallet.`,
  notAsked: 'The market did not answer.',
  waiting: (count: number, isMore: boolean) =>
    isMore
      ? `More than ${count} offers on your items wait for you`
      : count === 1
        ? 'One offer on your items waits for you'
        : `${count} offers on your items wait for you`,
  toOffers: 'View offers',
  ordersKept: (count: number) =>
    count === 1
      ? 'One order you signed has not reached the market. It is still binding.'
      : `${count} orders you signed have not reached the market. They are still binding.`,
  toFollow: 'A transaction was sent. Its outcome was not seen here.',
  partly: (confirmed: number, of: number, isAsked: boolean) =>
    `${confirmed} of ${of} transactions went through. ${isAsked ? 'It is not known whether your wallet sent another one.' : 'The rest was never sent.'}`,
  resumePost: 'Send now',
  resumeFollow: 'Check now',
  stop: 'Stop waiting',
  forget: 'Dismiss',
  forgetSigned: 'Forget',
  forgetMeaning: 'This removes it from this browser only. What you signed stays signed.',
  clear: 'Clear completed',
  close: 'Close',
}
