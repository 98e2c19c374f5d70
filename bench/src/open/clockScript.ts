/**
 * Runs before the page's own scripts, the same in both pages. `benchClock(selector)` returns the milliseconds from
 * the
 * next click, by the event's own time, until a frame is painted that shows an element in the page or in the modal's
 * shadow root. It's a string, because a compiled function may use helpers that the page lacks.
 */
export const clockScript = `(() => {
  const find = (selector) =>
    document.querySelector(selector) ??
    document.querySelector('latchkey-modal')?.shadowRoot?.querySelector(selector)
  const isSeen = (element) =>
    element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true &&
    element.getBoundingClientRect().height > 0
  globalThis.benchClock = (selector) =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new DOMException(selector + ' was not seen', 'TimeoutError')), 20000)
      const start = ({ timeStamp }) => {
        const look = () => {
          if (!isSeen(find(selector))) return requestAnimationFrame(look)
          // A frame's callbacks run before it's painted. A task posted from one runs right after.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - timeStamp)
          port2.postMessage(null)
        }
        requestAnimationFrame(look)
      }
      addEventListener('click', start, { capture: true, once: true })
    })
})()`
