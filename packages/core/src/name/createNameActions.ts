import { isLatchkeyError, namesOfAddressFailed, registerNameFailed } from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import type { Latchkey } from '../Latchkey'
import { pushView } from '../nav/navigate'
import { checkLabel } from './checkLabel'
import { fetchNamesOf } from './fetchNamesOf'
import { fetchZones } from './fetchZones'
import { lookUpLabel } from './lookUpLabel'
import { mayHaveName } from './mayHaveName'
import type { NameActions } from './NameActions'
import { emptyNameForm, type OwnedNames } from './NameState'
import { nameFormChanged, nameLearnt } from './nameTransitions'
import { registerName } from './registerName'
import { toLabel } from './toLabel'

/** How long the visitor types before the gateway is asked. */
const typingMs = 500

/** Creates what works on the names of an instance. */
export function createNameActions(latchkey: Latchkey): NameActions {
  const { store, host, logger } = latchkey
  let cancel: () => void = () => undefined
  let registering: Promise<string> | null = null
  const form = () => store.getState().name?.form ?? emptyNameForm
  const zones = () => store.getState().name?.zones ?? []

  const lookUp = async (label: string, signal: AbortSignal) => {
    const zone = (await fetchZones(latchkey))[0]
    if (zone === undefined || signal.aborted) return
    try {
      store.send(nameFormChanged, await lookUpLabel(latchkey, label, zone, signal))
    } catch (cause) {
      // The visitor typed on: nobody waits for this answer.
      logger.info('Stopped looking up a name', cause)
    }
  }
  /** Looks up what is typed once the visitor pauses. Late answers to older questions are dropped. */
  const lookUpSoon = (label: string, ms: number) => {
    const controller = new AbortController()
    const cancelTimer = host.setTimer(() => void lookUp(label, controller.signal), ms)
    cancel = () => {
      cancelTimer()
      controller.abort()
    }
  }
  const setLabel = (text: string, ms = typingMs) => {
    cancel()
    const label = toLabel(text, zones())
    const status = checkLabel(label)
    store.send(nameFormChanged, { ...emptyNameForm, label, status: status ?? 'looking' })
    if (status === null) lookUpSoon(label, ms)
  }

  return {
    async load() {
      const [zone] = await fetchZones(latchkey)
      const { address } = getAccount(store.getState())
      if (zone === undefined || !address || !mayHaveName(latchkey)) return
      const known = store.getState().name?.owned
      if (known?.address === address && known.names) return
      const learn = (learnt: Omit<OwnedNames, 'address'>) => {
        if (getAccount(store.getState()).address === address)
          store.send(nameLearnt, { owned: { address, ...learnt } })
      }
      try {
        learn({ names: await fetchNamesOf(latchkey, address), error: null })
      } catch (cause) {
        logger.warn('Could not fetch the names of the account', cause)
        learn({ names: null, error: isLatchkeyError(cause) ? cause : namesOfAddressFailed({}, { cause }) })
      }
    },
    setLabel: (text) => setLabel(text),
    retry: () => setLabel(form().label, 0),
    async register() {
      if (registering) {
        pushView(latchkey, 'RegisterAccountNameSuccess')
        return registering
      }
      const { label, status } = form()
      const [zone] = zones()
      if (zone === undefined || status !== 'free') throw registerNameFailed({ name: label })
      registering = registerName(latchkey, `${label}.${zone}`).finally(() => {
        registering = null
      })
      return registering
    },
  }
}
