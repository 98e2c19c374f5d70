import type { Program } from './startProgram'

/** A running example site. */
export type StartedSite = Program & { readonly origin: string }

/** Thrown when an example can't be installed or built; the message is what the tool printed. */
export class SiteFault extends Error {
  override readonly name = 'SiteFault'
}
