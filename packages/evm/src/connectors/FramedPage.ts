/** The window of a page that may be in a frame, or in the web view of a phone app. */
export type FramedPage = Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener'> & {
  readonly document?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** What the web view of a React Native app adds to the page. */
  readonly ReactNativeWebView?: unknown
  /** What World App adds to the page. */
  readonly WorldApp?: unknown
}
