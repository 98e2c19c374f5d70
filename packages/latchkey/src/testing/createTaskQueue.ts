/**
 * Returns a function that waits for one task of the page. Not with a timer: those are slow, and nothing here waits for
 * time. One channel serves all calls, because creating one is expensive.
 */
export function createTaskQueue(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const waiting: (() => void)[] = []
  port1.onmessage = () => waiting.shift()?.()
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      port2.postMessage(null)
    })
}
