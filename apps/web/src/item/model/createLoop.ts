/**
 * Draws when something has changed and while something moves, and never what nobody sees.
 *
 * @param draw - Told how many seconds have passed since the last time.
 */
export function createLoop(draw: (seconds: number, isMoving: boolean) => void): createLoop.Result {
  let [frame, last] = [0, 0]
  let [isMoving, isSeen] = [false, false]
  const request = () => {
    if (frame === 0 && isSeen) frame = requestAnimationFrame(step)
  }
  const step = (nowMs: number) => {
    frame = 0
    // After a pause it goes on where it was.
    draw(Math.min(0.1, (nowMs - last) / 1_000), isMoving)
    last = nowMs
    if (isMoving) request()
  }
  return {
    request,
    setSeen: (value: boolean) => {
      isSeen = value
      request()
    },
    setMoving: (value: boolean) => {
      isMoving = value
      request()
    },
    stop: () => {
      isSeen = false
      cancelAnimationFrame(frame)
    },
  }
}

export declare namespace createLoop {
  type Result = {
    /** Something has changed. */
    request: () => void
    setSeen: (isSeen: boolean) => void
    setMoving: (isMoving: boolean) => void
    stop: () => void
  }
}
