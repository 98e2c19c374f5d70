import { fieldsOf } from '@latchkey/protocol'
import type { FramedPage } from './FramedPage'
import type { Line } from './Line'

/**
 * Opens a line to the page around this one. A message is addressed to each allowed origin, so the browser itself keeps
 * it from any other page; only the parent's messages from these origins are heard.
 */
export function openLine(page: FramedPage, origins: readonly string[]): Line {
  return {
    send(message) {
      for (const origin of origins) page.parent.postMessage(message, origin)
    },
    hear(listener) {
      const heard = ({ source, origin, data }: MessageEvent) => {
        if (source === page.parent && origins.includes(origin)) listener(fieldsOf(data))
      }
      page.addEventListener('message', heard)
      return () => page.removeEventListener('message', heard)
    },
  }
}
