import { openByApp } from '@latchkey/core'

/** Lets the app around the page open a link that was pressed, where the browser of that app would not. */
export function followLink(event: Event): void {
  const { target } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.target === '_blank' && openByApp(link.href)) event.preventDefault()
}
