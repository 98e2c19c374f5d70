import { fieldsOf } from '@latchkey/protocol'
import type { FramedPage } from './FramedPage'
import type { Line } from './Line'
import { webViewOf } from './webViewOf'

const answered = 'FarcasterFrameCallback'
const walletChanged = 'FarcasterFrameEthProviderEvent'

const dataOf = (event: Event) => fieldsOf(fieldsOf(event)['data'])

/**
 * Opens a line to the Farcaster app whose web view shows this page; null if there is none. Its messages have no origin:
 * they are events of the document, so anything that runs in the page can send them, as it could replace the page itself.
 */
export function openWebViewLine(page: FramedPage): Line | null {
  const post = webViewOf(page)
  const { document } = page
  if (!post || !document) return null
  return {
    send: (message) => post(JSON.stringify(message)),
    hear(listener) {
      const answer = (event: Event) => listener(dataOf(event))
      // A frame gets the same as a message with a type.
      const change = (event: Event) => listener({ ...dataOf(event), type: 'frameEthProviderEvent' })
      document.addEventListener(answered, answer)
      document.addEventListener(walletChanged, change)
      return () => {
        document.removeEventListener(answered, answer)
        document.removeEventListener(walletChanged, change)
      }
    },
  }
}
