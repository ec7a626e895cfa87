/**
 * Draws after a change and during motion, but never while out of view.
 *
 * @param draw - Called with the seconds since the last frame.
 */
export function createLoop(draw: (seconds: number, isMoving: boolean) => void): createLoop.Result {
  let [frame, last] = [0, 0]
  let [isMoving, isSeen] = [false, false]
  const request = () => {
    if (frame === 0 && isSeen) frame = requestAnimationFrame(step)
  }
  const step = (nowMs: number) => {
    frame = 0
    // Continues after a pause from the same position.
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
    /** Requests a frame after a change. */
    request: () => void
    setSeen: (isSeen: boolean) => void
    setMoving: (isMoving: boolean) => void
    stop: () => void
  }
}
