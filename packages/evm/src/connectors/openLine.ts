import { fieldsOf } from '@latchkey/protocol'
import type { FramedPage } from './FramedPage'

/** A line to the page around this one. */
export type Line = {
  /** Sends one message to the page around, if it has an allowed origin. */
  send(message: unknown): void
  /** Calls back with each message of the page around; returns how to stop. */
  hear(listener: (message: Readonly<Record<string, unknown>>) => void): () => void
}

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
