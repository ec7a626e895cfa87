import { lateDialog } from '../../lazy/lateDialog.js'

/** The form of a sweep, whose code loads when it opens. */
export const LateSweepForm = lateDialog(
  async () => (await import('./SweepFormContainer.js')).SweepFormContainer,
)
