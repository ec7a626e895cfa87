import { DeadlineError, poll } from '@souk/base'

/** Looks again and again until it is enough. @returns What was seen last when that takes too long. */
export async function lookAgain<plan>(
  look: () => Promise<plan>,
  options: { first: plan; isEnough: (plan: plan) => boolean; deadlineMs: number; intervalMs: number },
): Promise<plan> {
  const { isEnough, deadlineMs, intervalMs } = options
  let plan = options.first
  try {
    await poll(
      async () => {
        plan = await look()
        return isEnough(plan) || undefined
      },
      { intervalMs, deadlineMs },
    )
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error
  }
  return plan
}
