/**
 * Runs before the page's own scripts. `benchFirstPage()` returns the milliseconds from the next click until a frame
 * is
 * painted whose list area shows only wallets with their images. `benchRecord()` starts recording frame times and
 * long
 * tasks, and returns a function to stop. It's a string, because a compiled function may use helpers that the page
 * lacks.
 */
export const recordScript = `(() => {
  const rootOf = () => document.querySelector('latchkey-modal')?.shadowRoot ?? document
  const isSeen = (area, box) => {
    const { top, bottom } = area.getBoundingClientRect()
    const own = box.getBoundingClientRect()
    return own.height > 0 && own.bottom > top && own.top < bottom
  }
  const isFull = () => {
    const view = rootOf().querySelector('[data-view="AllWallets"]')
    const area = view?.querySelector('[data-part="scroll-area"]')
    if (!area || !view.checkVisibility({ opacityProperty: true })) return false
    const waits = [...view.querySelectorAll('[data-part="loading-rows"]')].some((rows) => isSeen(area, rows))
    const rows = [...view.querySelectorAll('[data-part="wallet-row"]')].filter((row) => isSeen(area, row))
    return !waits && rows.length >= 16 && rows.every((row) => row.querySelector('img')?.complete !== false)
  }
  globalThis.benchFirstPage = () =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new DOMException('The list was not seen', 'TimeoutError')), 20000)
      const start = ({ timeStamp }) => {
        const look = () => {
          if (!isFull()) return requestAnimationFrame(look)
          // A frame's callbacks run before it's painted. A task posted from one runs right after.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - timeStamp)
          port2.postMessage(null)
        }
        requestAnimationFrame(look)
      }
      addEventListener('click', start, { capture: true, once: true })
    })
  globalThis.benchRecord = () => {
    const frames = []
    const longTasks = []
    let last = 0
    let handle = requestAnimationFrame(function note(now) {
      if (last > 0) frames.push(now - last)
      last = now
      handle = requestAnimationFrame(note)
    })
    const take = (list) => { for (const { duration } of list.getEntries()) longTasks.push(duration) }
    const observer = new PerformanceObserver(take)
    observer.observe({ type: 'longtask' })
    globalThis.benchRecorded = () => {
      cancelAnimationFrame(handle)
      take({ getEntries: () => observer.takeRecords() })
      observer.disconnect()
      const root = rootOf()
      const area = root.querySelector('[data-part="scroll-area"]')
      return { frames, longTasks, scrolled: area.scrollTop, elements: area.querySelectorAll('*').length }
    }
  }
})()`
