/**
 * Calls back once when the process that started this one is gone.
 * npm passes SIGTERM on to the shell that it runs a script in, and the shell dies without passing it on to us.
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
