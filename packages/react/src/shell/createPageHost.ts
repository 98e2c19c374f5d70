import { createHost, type ShellHost } from './createHost'
import { holdEvents } from './holdEvents'

/** Creates an element over the page, whose events stay inside. */
export function createPageHost(
  name: 'latchkey-modal' | 'latchkey-notice',
  sheet: Parameters<ShellHost['scope']['adopt']>[0],
): ShellHost {
  const host = createHost(document.createElement(name))
  host.scope.adopt(sheet)
  holdEvents(host.element)
  // React Aria hides elements that are added while one of its dialogs is open from screen readers, except with this
  // mark.
  host.element.setAttribute('data-react-aria-top-layer', 'true')
  return host
}
