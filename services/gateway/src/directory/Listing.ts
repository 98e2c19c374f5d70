import type { DirectoryWallet } from '@latchkey/protocol'

/** A wallet in the directory, with what only the gateway knows about it. */
export type Listing = {
  readonly wallet: DirectoryWallet
  /** Folder and name of its icon. */
  readonly icon?: string | undefined
  /** Ids of the same wallet in other directories, which sites may use in their options. */
  readonly knownAs?: readonly string[] | undefined
}
