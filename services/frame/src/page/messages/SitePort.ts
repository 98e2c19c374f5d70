/** The page that holds the frame. */
export type SitePort = {
  /** Its window. */
  readonly window: unknown
  /** Its origin where the browser tells; else the first message does. */
  readonly origin: string | undefined
  /** Whether it's in a frame itself, so another page could lie around it. */
  readonly isNested: boolean
  post(message: unknown, origin: string): void
  listen(listener: (event: Pick<MessageEvent, 'data' | 'origin' | 'source'>) => void): void
}
