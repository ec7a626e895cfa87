/** The list of what was begun in this browser. */
export const activity = {
  title: 'Activity of this browser',
  unsaved:
    'This browser does not allow anything to be stored: what is under way ends when you close this page.',
  none: 'Nothing was begun in this browser yet',
  noneMeaning:
    'Whatever you buy, list or cancel here is kept in this list until it is done, also when you close the page.',
  state: {
    running: 'Under way',
    done: 'Done',
    failed: 'Did not work',
    unknown: 'Not known yet',
    stopped: 'Stopped',
    elsewhere: 'Left unfinished',
    unanswered:
      'Your wallet was asked, but its answer never arrived. Check there whether you sent something.',
  },
  ordersKept: (count: number) =>
    count === 1
      ? 'One order you signed has not reached the market. It binds all the same.'
      : `${count} orders you signed have not reached the market. They bind all the same.`,
  toFollow: 'A transaction was sent; how it ended was not seen here.',
  resumePost: 'Send it now',
  resumeFollow: 'Look now',
  stop: 'Stop waiting',
  forget: 'Take off the list',
  forgetSigned: 'Forget it',
  forgetMeaning: 'This removes it from this browser only; what was signed stays signed.',
  clear: 'Clear what is done',
  close: 'Close',
  begun: (moment: string) => `begun ${moment}`,
}
