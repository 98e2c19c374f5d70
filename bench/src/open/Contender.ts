import type { ServedFile } from '../site/bundleSite'

/** A built site to compare. */
export type Contender = {
  /** The head of its column. */
  readonly name: string
  readonly files: ReadonlyMap<string, ServedFile>
}
