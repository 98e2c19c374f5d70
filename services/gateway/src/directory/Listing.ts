import type { DirectoryWallet } from '@latchkey/protocol'

/** A wallet in the directory, with what the gateway knows about it beside what it tells. */
export type Listing = {
  readonly wallet: DirectoryWallet
  /** Its icon, as folder and name. */
  readonly icon?: string | undefined
  /** Ids that other directories give to the same wallet; sites may have them in their options. */
  readonly knownAs?: readonly string[] | undefined
}
