import type { IconShape } from './IconShape'

/** Wallet with a clasp. */
export const iconWallet: IconShape = {
  d: 'M14.5 6.5V5A1.5 1.5 0 0 0 13 3.5H5a1.5 1.5 0 0 0 0 3h10a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H5.5a2 2 0 0 1-2-2V5M13.25 11.5h.01',
}
