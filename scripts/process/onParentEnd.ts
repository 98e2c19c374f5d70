/**
 * Calls back once when the parent process is gone.
 * npm passes SIGTERM to the shell of a script, and the shell dies without passing it on.
 */
export function onParentEnd(callback: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, 500)
  timer.unref()
}
