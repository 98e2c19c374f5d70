import {
  type FrameMessageName,
  type FrameRequest,
  type FrameResponse,
  type NetworkId,
  postEmailChange,
  postEmailPrimary,
  postEmailSecondary,
} from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { awaitDevice } from '../session/awaitDevice'
import { finishSocial } from '../session/finishSocial'
import { loadAccount, reloadAccount } from '../session/loadAccount'
import { loginByEmail } from '../session/loginByEmail'
import { openWithDevice } from '../session/openWithDevice'
import { signOut } from '../session/signOut'
import { startSocial } from '../session/startSocial'
import { submitOtp } from '../session/submitOtp'
import { adoptPreferred } from '../smart/adoptPreferred'
import { smartNetworks } from '../smart/smartNetworks'
import { untilWithdrawn } from '../untilWithdrawn'
import { activeChain } from './activeChain'
import { describeUser } from './describeUser'
import { isConnected } from './isConnected'
import { abortRequests } from './rpc/abortRequests'
import { answerRpc } from './rpc/answerRpc'
import { switchChain } from './switchChain'
import { toWireChain } from './toChain'

type Handlers = {
  readonly [Name in FrameMessageName]: (
    frame: FramePage,
    payload: FrameRequest<Name>,
    /** Tells the site that the visitor has to see the frame for this message. */
    show: () => void,
  ) => Promise<FrameResponse<Name> extends undefined ? void : FrameResponse<Name>>
}

const chainOf = (chain: NetworkId) => ({ chainId: toWireChain(chain) })

/** [FRM-1] What the frame does for each message of the site. Each answer ends in `_SUCCESS`, each error in `_ERROR`. */
export const handlers: Handlers = {
  CONNECT_EMAIL: async (frame, { email }) => ({
    action: await loginByEmail(frame, email),
    isRemembered: frame.store.isLasting,
  }),
  CONNECT_DEVICE: (frame) => awaitDevice(frame),
  CONNECT_OTP: (frame, { otp }) => submitOtp(frame, otp),
  GET_SOCIAL_REDIRECT_URI: async (frame, { provider }) => ({ uri: await startSocial(frame, provider) }),
  async CONNECT_SOCIAL(frame, { uri }) {
    await finishSocial(frame, uri)
    return describeUser(frame, await activeChain(frame))
  },
  async CONNECT_PASSKEY(frame) {
    await frame.ports.askPasskey()
    return describeUser(frame, await activeChain(frame))
  },
  async CREATE_WALLET(frame) {
    await frame.ports.createWallet()
    return describeUser(frame, await activeChain(frame))
  },
  async OPEN_WALLET(frame) {
    await frame.ports.unlockWallet()
    return describeUser(frame, await activeChain(frame))
  },
  // Few sites offer it.
  async GET_FARCASTER_URI(frame) {
    const { startFarcaster } = await import('../session/startFarcaster')
    return { url: await startFarcaster(frame) }
  },
  CONNECT_FARCASTER: (frame) =>
    untilWithdrawn(frame, async (signal) => {
      const { finishFarcaster } = await import('../session/finishFarcaster')
      return { userName: await finishFarcaster(frame, signal) }
    }),
  IS_CONNECTED: async (frame) => ({ isConnected: await isConnected(frame) }),
  async GET_USER(frame, payload) {
    const wanted = payload?.chainId
    const chain = await (wanted === undefined ? activeChain(frame) : switchChain(frame, wanted))
    await adoptPreferred(frame, payload?.preferredAccountType)
    return describeUser(frame, chain)
  },
  SIGN_OUT: (frame) => signOut(frame),
  SWITCH_NETWORK: async (frame, { chainId }) => chainOf(await switchChain(frame, chainId)),
  GET_CHAIN_ID: async (frame) => chainOf(await activeChain(frame)),
  RPC_REQUEST: answerRpc,
  RPC_ABORT: async (frame) => abortRequests(frame),
  async UPDATE_EMAIL(frame, { email }) {
    // The server changes the address only for a device that can open the wallet.
    await openWithDevice(frame)
    return frame.login.call(postEmailChange, { body: { email } })
  },
  async UPDATE_EMAIL_PRIMARY_OTP(frame, { otp }) {
    await frame.login.call(postEmailPrimary, { body: { otp } })
  },
  async UPDATE_EMAIL_SECONDARY_OTP(frame, { otp }) {
    const answer = await frame.login.call(postEmailSecondary, { body: { otp } })
    await reloadAccount(frame)
    return answer
  },
  async SYNC_THEME(frame, { themeMode, themeVariables, locale }) {
    frame.state.look = { themeMode, themeVariables, locale }
  },
  async SYNC_DAPP_DATA() {
    // Who asks is the origin that the browser names. What the site says about itself decides nothing.
  },
  RELOAD: async (frame) => abortRequests(frame),
  async GET_WAYS_BACK(frame) {
    const { slots, recovery } = await loadAccount(frame)
    const ways = slots.map(({ kind, label }) => ({ kind, label }))
    return { ways, recovery, isRemembered: frame.store.isLasting }
  },
  async GET_GRANTS(frame) {
    const { grants } = await frame.store.read()
    if (grants.length === 0) return { grants: [] }
    return { grants: (await import('../grants/listGrants')).listGrants(grants) }
  },
  OPEN_SETTINGS: (frame) => frame.ports.openSettings(),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: async (frame) => ({
    smartAccountEnabledNetworks: (await smartNetworks(frame)).map(({ chainId }) =>
      Number(toWireChain(chainId)),
    ),
  }),
  async INIT_SMART_ACCOUNT(frame) {
    return (await import('../smart/initSmartAccount')).initSmartAccount(frame)
  },
  async SET_PREFERRED_ACCOUNT(frame, { type }) {
    return (await import('../smart/setPreferredAccount')).setPreferredAccount(frame, type)
  },
}
