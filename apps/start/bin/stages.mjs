/**
 * Reports progress: a line for each stage with the time since the start, and repeated lines for a stage that takes long, so
 * that the user sees that it is still running.
 *
 * @param {import('./stages.d.mts').StagesOptions} options
 * @returns {import('./stages.d.mts').Stages}
 */
export function createStages({ write, began, now = Date.now, againMs = 10_000 }) {
  let timer
  const line = (text) => write(`${seconds(now() - began).padStart(7)}  ${text}`)
  const end = () => clearInterval(timer)
  return {
    begin: (text) => {
      end()
      const since = now()
      line(`${text} …`)
      timer = setInterval(() => line(`… still running after ${seconds(now() - since)}`), againMs)
      timer.unref()
    },
    end,
  }
}

/** @param {number} ms */
function seconds(ms) {
  return `${(ms / 1_000).toFixed(1)} s`
}
