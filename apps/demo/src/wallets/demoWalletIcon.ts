/** Draws a keyhole on a colored background, as the data URI that EIP-6963 requires. */
export function demoWalletIcon(ground: string, figure: string): string {
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${ground}"/>` +
    `<path fill="${figure}" d="M48 22a16 16 0 0 1 8 29.9L62 74H34l6-22.1A16 16 0 0 1 48 22z"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
