import {
  askFrame,
  createListeners,
  type EmbeddedContext,
  embeddedConnectorId,
  type FrameClient,
  type Listeners,
  noteUser,
  refuseMethod,
} from '@latchkey/core'
import {
  approvedFrameMethods,
  emailLoginUsed,
  type FrameUser,
  frameSessionEnded,
  type Namespace,
  preferredAccountType,
  requestAborted,
  safeFrameMethods,
} from '@latchkey/protocol'

type Request = { readonly method: string; readonly params?: unknown; readonly chainId: string | number }

/** What the providers of both families share: one login, one line of requests. */
export type FamilyAccess = {
  readonly context: EmbeddedContext
  readonly client: FrameClient
  /** The listeners of a family. */
  listeners(namespace: Namespace): Listeners
  /** [FRM-16] Whether the visitor is signed in; the frame is asked only if a login is stored. */
  isSignedIn(): Promise<boolean>
  /** [FRM-18] The visitor on a network. */
  getUser(chainId: string | number): Promise<FrameUser>
  /** [FRM-10] Passes a request on: at once, after the visitor's approval, or not at all. */
  relay(request: Request): Promise<unknown>
  /** Signs out, unless another family is still connected. */
  release(namespace: Namespace): Promise<void>
  /** [FRM-16] The session changed in the frame: asks whether the visitor is still signed in. */
  review(token: string): void
}

/** Creates what the providers share. */
export function createFamilyAccess(context: EmbeddedContext, client: FrameClient): FamilyAccess {
  const { getState, logger, storage } = context
  const families = new Map<Namespace, Listeners>()
  let token: string | undefined
  let line: Promise<unknown> = Promise.resolve()
  /** Changes when everything that waits is rejected. */
  let round = 0
  let leaving: Promise<unknown> | undefined

  const listenersOf = (namespace: Namespace) => {
    const listeners = families.get(namespace) ?? createListeners()
    families.set(namespace, listeners)
    return listeners
  }
  const isSignedIn = async () => {
    if (!storage.get(emailLoginUsed)) return false
    return (await client.ask('IS_CONNECTED', ...(token ? [{ token }] : []))).isConnected
  }
  const tellGone = () => {
    for (const listeners of families.values()) listeners.emit('accountsChanged', [])
  }
  const isHeld = (namespace: Namespace) =>
    getState().connect.rows.some(
      (row) => row.connectorId === embeddedConnectorId && row.namespace !== namespace,
    )
  const ask = async (request: Request, show?: () => void) => {
    try {
      return await (show ? client.request(request, show) : client.ask('RPC_REQUEST', request))
    } catch (cause) {
      if (frameSessionEnded.is(cause)) tellGone()
      throw cause
    }
  }
  /** One at a time: the visitor decides on what is on the screen. */
  const approve = (request: Request) => {
    const own = round
    const turn = line.then(() => {
      if (own !== round) throw requestAborted()
      return askFrame(context, client, (show) => ask(request, show))
    })
    line = turn.catch(() => undefined)
    return turn
  }
  /** [FLG-6] Ending a permission waits for nobody. What the visitor has to see of it takes its turn. */
  const endPermission = (request: Request) => {
    const turn: Promise<unknown> = askFrame(context, client, (show) =>
      ask(request, () => {
        const before = line
        line = before.then(() => turn.catch(() => undefined))
        void before.then(show)
      }),
    )
    return turn
  }
  return {
    context,
    client,
    listeners: listenersOf,
    isSignedIn,
    async getUser(chainId) {
      const chosen = storage.get(preferredAccountType, 'eip155')
      const user = await client.ask('GET_USER', {
        chainId,
        ...(chosen ? { preferredAccountType: chosen } : {}),
      })
      // The state names the visitor by their EVM account, unless the site has none.
      if (typeof user.chainId === 'number' || !getState().embedded?.user) noteUser(context, user)
      return user
    },
    async relay(request) {
      if (safeFrameMethods.includes(request.method)) return ask(request)
      if (request.method === 'wallet_revokePermissions') return endPermission(request)
      if (approvedFrameMethods.includes(request.method)) return approve(request)
      round += 1
      client.abort('RPC_REQUEST')
      throw refuseMethod(context, request.method)
    },
    async release(namespace) {
      if (isHeld(namespace)) return
      leaving ??= client.ask('SIGN_OUT').finally(() => {
        leaving = undefined
      })
      await leaving
    },
    review(given) {
      token = given
      if (!storage.get(emailLoginUsed)) return
      isSignedIn().then(
        (isIn) => isIn || tellGone(),
        (cause: unknown) => logger.info('Could not ask the frame whether the visitor is signed in', cause),
      )
    },
  }
}
