export function onOrphaned(end: () => void, options?: { intervalMs?: number }): void
