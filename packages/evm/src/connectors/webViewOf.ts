import { fieldsOf } from '@latchkey/protocol'
import type { FramedPage } from './FramedPage'

/** Sends a text to the React Native app around the page; null if there is none. */
export function webViewOf({ ReactNativeWebView: view }: FramedPage): ((text: string) => void) | null {
  const { postMessage } = fieldsOf(view)
  return typeof postMessage === 'function' ? (text) => void postMessage.call(view, text) : null
}
