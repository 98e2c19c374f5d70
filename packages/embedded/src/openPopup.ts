import type { SocialPopup } from '@latchkey/core'

/** [FRM-6] Opens the empty window of a social login; null if the browser blocks it. */
export function openPopup(): SocialPopup | null {
  const popup = window.open('', 'popupWindow', 'width=600,height=800,scrollbars=yes')
  return (
    popup && {
      go: (uri) => {
        popup.location.href = uri
      },
      isClosed: () => popup.closed,
      hasReturned: () => document.hasFocus(),
      close: () => popup.close(),
      onMessage(listener) {
        // Any page can post here; only this window's messages are about its login.
        const heard = ({ source, origin, data }: MessageEvent) => {
          if (source === popup) listener({ origin, data })
        }
        addEventListener('message', heard)
        return () => removeEventListener('message', heard)
      },
    }
  )
}
