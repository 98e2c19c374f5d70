import type { Logger } from '../http/createLogger'
import type { Host } from '../ports/Host'
import type { ItemStore } from '../storage/createItemStore'
import type { State } from '../store/State'

/** What a sign-in may know of the instance that it belongs to. */
export type SignInContext = {
  readonly host: Host
  readonly options: { readonly projectId: string | null; readonly gateway: string | null }
  readonly storage: ItemStore
  readonly logger: Logger
  getState(): State
}
