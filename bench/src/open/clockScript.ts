import { walletName } from './walletScript'

/**
 * Runs before the page's own scripts, the same in every page. It's a string, because a compiled function may use
 * helpers that the page lacks. All times are by the page's clock, which starts with the navigation.
 *
 * - `benchButton` resolves with the center of the button once it's painted.
 * - `benchOpening()` resolves with the times of the next press, of the first frame that shows the wallet's name (before
 *   and after it's painted), and of the first frame in which it can be read: at least 95 % opaque.
 * - `benchRow()` returns the center of that name.
 * - `benchConnecting()` resolves with the times of the next click and of the first frame that shows the address.
 */
export const clockScript = `(() => {
  const patienceMs = 30000
  const readable = 0.95

  const isIn = ({ width, height, top, left, bottom, right }) =>
    width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  // Opacity doesn't inherit: what an element looks like depends on everything around it, across shadow roots.
  const opacityOf = (element) => {
    if (!element?.checkVisibility({ visibilityProperty: true })) return 0
    if (!isIn(element.getBoundingClientRect())) return 0
    let opacity = 1
    for (let one = element; one; one = one.assignedSlot ?? one.parentElement ?? one.getRootNode().host)
      opacity *= Number(getComputedStyle(one).opacity)
    return opacity
  }
  const findText = (root, text) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    let found
    while (!found && walker.nextNode()) {
      const node = walker.currentNode
      if (node.nodeType === Node.TEXT_NODE) found = node.data.trim() === text ? node.parentElement : undefined
      else if (node.shadowRoot) found = findText(node.shadowRoot, text)
    }
    return found
  }
  const centerOf = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  // Resolves with the first frame in which the callback sees anything, and with the first in which it sees enough.
  const watchFrames = (look, enough) =>
    new Promise((resolve, reject) => {
      const end = performance.now() + patienceMs
      let first
      const onFrame = () => {
        const [seen, seenAt] = [look(), performance.now()]
        if (seen < enough && seenAt < end) requestAnimationFrame(onFrame)
        if (seen === 0) {
          if (seenAt >= end) reject(new DOMException('Nothing was shown in ' + patienceMs + ' ms', 'TimeoutError'))
          return
        }
        const frame = { seenAt }
        first ??= frame
        // A frame's callbacks run before it's painted. A task posted from one runs right after.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          frame.paintedAt = performance.now()
          if (seen >= enough) resolve({ first, last: frame })
        }
        port2.postMessage(null)
      }
      requestAnimationFrame(onFrame)
    })
  const next = (type) =>
    new Promise((resolve) =>
      addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
    )

  const opacityIn = (find) => {
    let element
    return () => {
      if (!element?.isConnected || opacityOf(element) === 0) element = find()
      return opacityOf(element)
    }
  }
  const findButton = () => document.querySelector('#root button')
  const findName = () => findText(document, '${walletName}')
  const findAddress = () => document.querySelector('#root output:not(:empty)')

  globalThis.benchButton = watchFrames(opacityIn(findButton), readable).then(() => centerOf(findButton()))
  globalThis.benchOpening = async () => {
    const pressedAt = await next('pointerdown')
    const { first, last } = await watchFrames(opacityIn(findName), readable)
    return { pressedAt, shownAt: first.seenAt, firstFrameAt: first.paintedAt, readableAt: last.paintedAt }
  }
  globalThis.benchRow = () => centerOf(findName())
  globalThis.benchConnecting = async () => {
    const clickedAt = await next('click')
    const { last } = await watchFrames(opacityIn(findAddress), readable)
    return { clickedAt, connectedAt: last.paintedAt }
  }
})()`
