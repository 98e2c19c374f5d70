import { getStatus, isAlike } from '@latchkey/core'
import accountSheet from '../components/accountButton.module.css'
import { adoptStyles } from '../components/adoptStyles'
import hostSheet, * as css from '../components/HostButton.module.css'
import { pressButton } from '../components/pressButton'
import { matchLocale } from '../i18n/matchLocale'
import { reloadTexts } from '../i18n/reloadTexts'
import { preloadModal } from '../loader/createPageParts'
import type { ButtonContent, ButtonFace } from './ButtonContent'
import type { DescribeButton } from './describeButtons'
import { drawFace } from './drawFace'
import type { ElementScope } from './ElementScope'
import { readSettings } from './readSettings'

/** A button inside an element. */
export type ElementButton = {
  /** Brings the styles to where the element is now: the page or a shadow root. */
  adopt(): void
  /** The attributes of the element have changed. */
  update(): void
  /** Takes the button away. */
  stop(): void
}

/** Puts a button into an element and keeps it up to date. */
export function createElementButton(
  element: HTMLElement,
  scope: ElementScope,
  describe: DescribeButton,
): ElementButton {
  const { latchkey, parts } = scope
  const button = element.ownerDocument.createElement('button')
  button.type = 'button'
  button.setAttribute('aria-haspopup', 'dialog')
  /** The invalid attributes that were reported. */
  const told = new Set<string>()
  let settings = readSettings(element, latchkey, told)
  let content: ButtonContent | null = null
  let face: ButtonFace | null = null
  let variables: { readonly [name: string]: string } = {}
  let isStuck = false
  let isStopped = false
  let stopWatching: (() => void) | undefined

  const paint = () => {
    const { theme } = latchkey.getState()
    if (theme.variables === variables) return
    for (const name in variables) button.style.removeProperty(name)
    variables = theme.variables
    for (const name in variables) button.style.setProperty(name, variables[name] ?? '')
  }
  const dress = ({ look, className, isBusy }: ButtonContent) => {
    const { mode } = latchkey.getState().theme
    // `lk-host` is for the site's own rules; ours are scoped.
    button.className = `lk-host ${css.host} ${className}`
    setAttribute(button, 'data-part', `${look}-button`)
    setAttribute(button, 'data-theme', mode === 'system' ? null : mode)
    setAttribute(button, 'data-size', element.getAttribute('size'))
    setAttribute(button, 'aria-busy', isBusy ? 'true' : null)
    button.disabled = element.hasAttribute('disabled')
  }
  const draw = () => {
    const before = content
    content = describe(scope, settings)
    if (before?.watch === undefined || content?.watch === undefined) {
      stopWatching?.()
      stopWatching = content?.watch?.()
    }
    if (!content) {
      face = null
      element.replaceChildren()
      return
    }
    paint()
    dress(content)
    const stuck = reloadTexts[matchLocale(latchkey.getState().locale)]
    const next = isStuck ? { text: stuck } : content.face
    if (!isAlike(face, next)) {
      face = next
      drawFace(button, next)
    }
    if (button.parentNode !== element) element.replaceChildren(button)
  }
  const loadAccount = (status = getStatus(latchkey.getState(), settings.namespace)) => {
    if (status !== 'disconnected') parts.account.load()
  }

  const { preload } = latchkey.options
  const onIntent = () => {
    if (content && preload !== 'none') preloadModal(latchkey, parts, content.request.view)
  }
  for (const sign of ['pointerenter', 'pointerdown', 'touchstart', 'focus'])
    button.addEventListener(sign, onIntent, { passive: true })
  button.addEventListener('click', async () => {
    if (!content) return
    // Safari doesn't focus a clicked button, so focus would have nowhere to return to.
    button.focus()
    content.onPress?.()
    const wasStuck = isStuck
    isStuck = await pressButton(latchkey, parts, content.request)
    // By now, the element may show the button of another instance.
    if (isStopped) return
    draw()
    // Chromium and Firefox don't fetch a failed module again in the same document, so only a reload can help.
    if (isStuck && wasStuck && navigator.onLine) location.reload()
  })

  const adopt = () => {
    const root = element.getRootNode()
    if (!(root instanceof Document || root instanceof ShadowRoot)) return
    adoptStyles(root, 'buttons', hostSheet)
    adoptStyles(root, 'account-buttons', accountSheet)
  }
  adopt()
  const stops = [
    latchkey.store.subscribe(draw),
    latchkey.subscribe((state) => getStatus(state, settings.namespace), loadAccount),
    parts.account.subscribe(draw),
  ]
  if (preload === 'visible')
    import('../loader/preloadWhenVisible')
      .then(({ preloadWhenVisible }) => {
        if (!isStopped) stops.push(preloadWhenVisible(button, parts.modal))
      })
      .catch((cause: unknown) => latchkey.logger.warn('Could not preload the modal', cause))
  loadAccount()
  draw()
  return {
    adopt,
    update: () => {
      settings = readSettings(element, latchkey, told)
      // Another family has another account.
      stopWatching?.()
      stopWatching = undefined
      content = null
      loadAccount()
      draw()
    },
    stop: () => {
      isStopped = true
      for (const stop of stops) stop()
      stopWatching?.()
      button.remove()
    },
  }
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
