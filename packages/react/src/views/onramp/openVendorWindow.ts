import type { VendorWindow } from '@latchkey/core'

/**
 * [ONR-1] Opens the vendor's window, empty at first; null if the browser blocks it. The page in it can't reach this one.
 */
export function openVendorWindow(): VendorWindow | null {
  const popup = window.open('about:blank', '', 'width=600,height=800,scrollbars=yes')
  if (!popup) return null
  popup.opener = null
  return {
    go: (url) => {
      popup.location.href = url
    },
    close: () => popup.close(),
  }
}
