import type { Host } from '@latchkey/core'

/** The frame in the page. */
export type FrameElement = {
  /** The window of the frame's page, as the browser names it in messages. */
  window(): Window | null
  /** Shows the frame above everything until the returned function is called. `leave` is called when the visitor presses outside or goes back. */
  show(leave: () => void): () => void
  /** Puts the frame above what opened over it. */
  raise(): void
  /** How high the drawn part is. */
  resize(height: number): void
  remove(): void
}

/** [FRM-12] The frame refuses approval in a smaller panel. */
const leastHeight = 480
const mostHeight = 600
const phoneWidth = 430
const raiseMs = 250

type Styles = { readonly [property: string]: string }

/**
 * Creates the frame, hidden. It lives in a dialog of its own, for its whole life: a frame that moves in the page loads
 * again, the modal's dialog comes and goes, and only the topmost dialog can be pressed.
 */
export function createFrameElement(url: URL, host: Pick<Host, 'setTimer'>): FrameElement {
  const dialog = document.createElement('dialog')
  const frame = document.createElement('iframe')
  dialog.dataset.part = 'latchkey-frame'
  frame.id = 'w3m-iframe'
  frame.name = 'w3m-secure-iframe'
  frame.title = url.host
  frame.allow = `publickey-credentials-get ${url.origin}; publickey-credentials-create ${url.origin}; clipboard-write ${url.origin}`
  frame.sandbox.add(
    'allow-scripts',
    'allow-same-origin',
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    // The recovery file is saved from the wallet's settings.
    'allow-downloads',
  )
  frame.referrerPolicy = 'origin'
  frame.src = url.href
  dialog.append(frame)

  let height = mostHeight
  const lay = () => {
    const isShown = dialog.open
    const isPhone = innerWidth <= phoneWidth
    style(dialog, {
      ...bare,
      display: isShown ? 'block' : 'none',
      position: 'fixed',
      inset: isPhone ? 'auto 0 0 0' : '0',
      margin: isPhone ? '0' : 'auto',
      width: isPhone ? '100vw' : '360px',
      height: `${height}px`,
      'max-width': '100vw',
      'max-height': '100dvh',
      'border-radius': isPhone ? '24px 24px 0 0' : '24px',
      overflow: 'hidden',
    })
    style(frame, { ...bare, display: 'block', width: '100%', height: '100%' })
  }
  const leaves: (() => void)[] = []
  const leave = () => leaves.at(-1)?.()
  const close = () => {
    if (dialog.open) dialog.close()
    lay()
  }
  const open = () => {
    dialog.showModal()
    lay()
    frame.focus()
  }
  const raise = () => {
    if (!dialog.open || !isCovered(dialog)) return
    dialog.close()
    open()
  }
  // The modal's code may come later than the frame, and then it opens above it.
  let stopWatch: () => void = () => undefined
  const watch = () => {
    raise()
    stopWatch = host.setTimer(watch, raiseMs)
  }
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    leave()
  })
  // Browsers close a dialog on a second Escape whatever `cancel` says. The frame must not stay open unseen.
  dialog.addEventListener('close', () => {
    if (!dialog.open && leaves.length > 0) leave()
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) leave()
  })
  addEventListener('resize', lay)
  lay()
  document.body.append(dialog)

  return {
    window: () => frame.contentWindow,
    show(left) {
      leaves.push(left)
      if (!dialog.open) {
        open()
        stopWatch = host.setTimer(watch, raiseMs)
      }
      return () => {
        const at = leaves.indexOf(left)
        if (at < 0) return
        leaves.splice(at, 1)
        if (leaves.length > 0) return
        stopWatch()
        close()
      }
    },
    raise,
    resize(wanted) {
      height = Math.round(Math.min(mostHeight, Math.max(leastHeight, wanted)))
      lay()
    },
    remove() {
      stopWatch()
      leaves.length = 0
      removeEventListener('resize', lay)
      dialog.remove()
    },
  }
}

/** What a site's own styles for dialogs and frames must not change: the frame refuses to work when it isn't plainly visible. */
const bare: Styles = {
  all: 'initial',
  'box-sizing': 'border-box',
  border: '0',
  padding: '0',
  background: 'transparent',
  opacity: '1',
  transform: 'none',
  filter: 'none',
  'clip-path': 'none',
  transition: 'none',
  animation: 'none',
}

/** By properties, not by an attribute, so a strict content security policy allows it. */
function style(element: HTMLElement, styles: Styles): void {
  for (const [property, value] of Object.entries(styles))
    element.style.setProperty(property, value, 'important')
}

/** Whether our own modal lies over the middle of the frame. What else a page puts there is the page's affair. */
function isCovered(dialog: HTMLDialogElement): boolean {
  const { left, top, width, height } = dialog.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit?.localName === 'latchkey-modal'
}
