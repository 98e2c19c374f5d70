import type { Logger } from '../http/createLogger'
import type { Host } from '../ports/Host'
import type { ItemStore } from '../storage/createItemStore'
import type { State } from '../store/State'

/** The part of an instance that a sign-in may use. */
export type SignInContext = {
  readonly host: Host
  readonly options: { readonly projectId: string | null; readonly gateway: string | null }
  readonly storage: ItemStore
  readonly logger: Logger
  getState(): State
}
