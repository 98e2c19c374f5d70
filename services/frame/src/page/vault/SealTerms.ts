/** What a box is for and whom it belongs to. Both must match to open it. */
export type SealTerms = {
  /** The use of the key, such as `vault` or `slot:device`. */
  readonly use: string
  /** What the box is bound to, such as its user and version. */
  readonly bound: string
}

/** The length of AES-GCM's nonce, which is in front of the box. */
export const ivLength = 12
