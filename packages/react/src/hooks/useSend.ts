import {
  getSend,
  type Latchkey,
  openSend,
  type SendActions,
  type SendRequest,
  type SendState,
  type SendView,
  type StartedTransfer,
} from '@latchkey/core'
import { useMemo } from 'react'
import { useInstance } from './useInstance'
import { useSelector } from './useSelector'

/** The same functions, which first load their code. */
type Later<Functions> = {
  readonly [Name in keyof Functions]: Functions[Name] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Promise<Awaited<Answer>>
    : never
}

const names: readonly (keyof SendActions)[] = [
  'setToken',
  'findToken',
  'setAmount',
  'setMax',
  'toggleCurrency',
  'setReceiver',
  'confirmComparison',
  'setSpeed',
  'setMemo',
  'refresh',
  'reset',
  'send',
  'openLink',
  'openCode',
  'saveAddress',
  'removeAddress',
  'exportBook',
  'importBook',
]

/** The send form, what was sent, and ways to change them. */
export type UseSend = SendView &
  Pick<SendState, 'sent' | 'recents' | 'book'> &
  Later<SendActions> & {
    /** Whether the active account's family can send on its network. */
    readonly isSupported: boolean
    /** Sends at once, without the form. See `Latchkey.send`. */
    transfer(request: SendRequest): Promise<StartedTransfer>
  }

function laterActions(latchkey: Latchkey): Later<SendActions> {
  const call =
    (name: keyof SendActions) =>
    async (...args: readonly unknown[]) => {
      const action = (await openSend(latchkey))[name] as (...args: readonly unknown[]) => unknown
      return action(...args)
    }
  // Each name gets the function of that name.
  return Object.fromEntries(names.map((name) => [name, call(name)])) as Later<SendActions>
}

/** [SND-5] Returns the send form of the active account. Its code is loaded by the first call. @throws noProvider */
export function useSend(): UseSend {
  const latchkey = useInstance()
  const view = useSelector(getSend)
  const lists = useSelector(({ send }) => ({
    sent: send?.sent ?? [],
    recents: send?.recents ?? [],
    book: send?.book ?? [],
  }))
  const isSupported = useSelector(({ network }) =>
    Boolean(latchkey.adapters.get(network.activeNamespace)?.can.transfers),
  )
  const actions = useMemo(() => laterActions(latchkey), [latchkey])
  return useMemo(
    () => ({
      ...view,
      ...lists,
      ...actions,
      isSupported,
      transfer: (request: SendRequest) => latchkey.send(request),
    }),
    [latchkey, view, lists, actions, isSupported],
  )
}
