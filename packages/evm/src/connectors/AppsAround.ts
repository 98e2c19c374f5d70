import type { WorldLibrary } from './world/WorldLibrary'

/** Apps that show the site and lend it their account. */
export type AppsAround = {
  /** [Safe](https://app.safe.global), with the origins of its pages; `true` means that address. */
  readonly safe?: boolean | readonly string[]
  /**
   * A Farcaster client, with the origins of its pages; `true` means `https://farcaster.xyz`. Its phone apps have no
   * origin: they are recognized by what they add to the page.
   */
  readonly farcaster?: boolean | readonly string[]
  /** World App. Loads its library, `() => import('@worldcoin/minikit-js')`, once something is signed or sent. */
  readonly world?: () => Promise<WorldLibrary>
}
