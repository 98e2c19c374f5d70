/** Apps that show the site in a frame and lend it their account, each with the origins of its pages. */
export type AppsAround = {
  /** [Safe](https://app.safe.global); `true` means that address. */
  readonly safe?: boolean | readonly string[]
  /** A Farcaster client in a web browser; `true` means `https://farcaster.xyz`. */
  readonly farcaster?: boolean | readonly string[]
}
