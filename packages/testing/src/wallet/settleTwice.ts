/**
 * A promise that calls its listener twice, like a wallet whose answer arrives over two channels.
 * `await` gets the first; `provider.request(…).then(listener)` runs the listener again.
 */
export function settleTwice(answer: Promise<unknown>): Promise<unknown> {
  const twice = answer.then((value) => value)
  // Callers of the replaced `then` never touch this promise, which must not count as an unhandled rejection.
  Promise.prototype.catch.call(twice, () => undefined)
  return Object.defineProperty(twice, 'then', {
    value(...listeners: Parameters<Promise<unknown>['then']>) {
      const first = answer.then(...listeners)
      const again = () => answer.then(...listeners)
      first.then(again, () => undefined)
      return first
    },
  })
}
