/** One file of the built site, as it is sent. */
export type SiteFile = {
  readonly body: Buffer
  readonly type: string
  readonly etag: string
  /** Its name changes with its content, so that a browser may keep it for good. */
  readonly isImmutable: boolean
}

/** The built site by path, like `/index.html`; what is not in it does not exist for a visitor. */
export type Site = ReadonlyMap<string, SiteFile>
