/** A wallet that the site adds. */
export type CustomWallet = {
  readonly id: string
  readonly name: string
  readonly homepage?: string
  readonly image_url?: string
  readonly mobile_link?: string
  /** The universal link, if the wallet has one besides its scheme. */
  readonly link_mode?: string
  /**
   * Opens a page in the browser of the wallet's app: an address in which `{url}` is the page's encoded URL, `{urlTwice}`
   * the same encoded twice, `{bare}` its URL without `https://`, and `{origin}` its encoded origin.
   */
  readonly browser_link?: string
  readonly desktop_link?: string
  readonly webapp_link?: string
  readonly app_store?: string
  readonly play_store?: string
  readonly chrome_store?: string
  readonly rdns?: string
}
