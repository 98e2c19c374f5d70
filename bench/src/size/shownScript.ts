/** Notes when the first wallet is shown, by the clock of the requests. */
export const shownScript = `requestAnimationFrame(function look() {
  const row = 'dialog[open] [data-part="wallet-row"]'
  const modal = document.querySelector('latchkey-modal')?.shadowRoot
  if (document.querySelector(row) ?? modal?.querySelector(row))
    globalThis.benchShownAt = performance.timeOrigin + performance.now()
  else requestAnimationFrame(look)
})`
