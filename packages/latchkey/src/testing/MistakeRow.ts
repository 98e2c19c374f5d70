import type { Desk } from './createDesk'

/** A mistake, how a developer makes it, what they read, and where that sends them. */
export type MistakeRow = readonly [
  mistake: string,
  write: (desk: Desk) => unknown,
  message: string,
  link: string,
]
