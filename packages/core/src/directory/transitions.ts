import type { LatchkeyError } from '@latchkey/protocol'
import { transition } from '../store/createStore'
import type { State } from '../store/State'
import {
  type DirectoryList,
  type DirectoryListName,
  type DirectoryPlace,
  emptyList,
  type WalletQuery,
} from './DirectoryState'
import type { WalletListing } from './WalletListing'

/** A list, and a request for it. */
type Asked = { readonly name: DirectoryListName; readonly turn: number }

function withList(state: State, name: DirectoryListName, list: DirectoryList): State {
  return { ...state, directory: { ...state.directory, [name]: list } }
}

/** Changes a list if it waits for this request; a late answer to an earlier one changes nothing. */
function settle(
  state: State,
  { name, turn }: Asked,
  change: (list: DirectoryList) => Partial<DirectoryList>,
): State {
  const list = state.directory?.[name]
  if (!list?.isLoading || list.turn !== turn) return state
  return withList(state, name, { ...list, isLoading: false, ...change(list) })
}

/** A request starts. Another query starts the list again. */
export const listAsked = /* @__PURE__ */ transition<{
  readonly name: DirectoryListName
  readonly query: WalletQuery
}>('directory/asked', (state, { name, query }) => {
  const before = state.directory?.[name] ?? emptyList
  const kept = before.query === query ? before : emptyList
  const turn = before.turn + 1
  return withList(state, name, { ...kept, query, turn, isLoading: true, error: null })
})

/** [DIR-4] A page has loaded; new wallets are added. */
export const listAnswered = /* @__PURE__ */ transition<
  Asked & {
    readonly wallets: readonly WalletListing[]
    readonly count: number
    readonly isDone: boolean
  }
>('directory/answered', (state, { wallets, count, isDone, ...asked }) =>
  settle(state, asked, (list) => {
    const known = new Set(list.wallets.map(({ id }) => id))
    // One page may name a wallet twice.
    const added = wallets.filter(({ id }) => !known.has(id) && known.add(id))
    return {
      wallets: [...list.wallets, ...added],
      count: Math.max(list.count, count),
      page: list.page + 1,
      isDone,
    }
  }),
)

/** The request failed; the list keeps what it has. */
export const listFailed = /* @__PURE__ */ transition<Asked & { readonly error: LatchkeyError }>(
  'directory/failed',
  (state, { error, ...asked }) => settle(state, asked, () => ({ error })),
)

/** The visitor no longer waits for the request. */
export const listLeft = /* @__PURE__ */ transition<Asked>('directory/left', (state, asked) =>
  settle(state, asked, () => ({})),
)

/** The visitor picks a wallet in the list of all wallets. */
export const placeKept = /* @__PURE__ */ transition<DirectoryPlace>('directory/place', (state, place) => ({
  ...state,
  directory: { ...state.directory, place },
}))
