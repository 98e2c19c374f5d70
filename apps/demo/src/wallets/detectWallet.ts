const patienceMs = 600

/**
 * Whether the visitor has a wallet: one that announces itself (EIP-6963) within a moment, or `window.ethereum`.
 * Asks no wallet for anything and loads nothing.
 */
export function detectWallet(page: Window): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isThere: boolean) => {
      page.removeEventListener('eip6963:announceProvider', found)
      clearTimeout(timer)
      resolve(isThere)
    }
    const found = () => settle(true)
    const timer = setTimeout(() => settle('ethereum' in page), patienceMs)
    page.addEventListener('eip6963:announceProvider', found)
    page.dispatchEvent(new Event('eip6963:requestProvider'))
  })
}
