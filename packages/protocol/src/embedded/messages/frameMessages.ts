import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  maxLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  string,
  union,
  unknown,
  url,
} from 'valibot'
import { frameRpcRequest } from '../frameRpcRequest'
import { emailAddress, frameAccountType, frameChainId, frameSocialUser, frameUser } from '../frameUser'
import { otp } from '../otp'
import { slotKinds } from '../slotKinds'
import { socialProviders } from '../socialProviders'
import { defineMessage, type Message } from './defineMessage'

const text = (most = 2_000) => pipe(string(), maxLength(most))
/** The page opens it in a window of its own origin, so a `javascript:` address would run as the page. */
const link = () => pipe(text(8_000), url(), regex(/^https?:/i))
const theme = () => optional(picklist(['light', 'dark']))
const anyText = () => union([text(200), number()])

/** Ours: false where the browser denies the frame its storage, so the login ends with the page. */
const remembered = () => optional(boolean())

/** [FRM-8] How long the page waits for the calls of a login. */
const loginMs = 30_000

/** [FRM-1] Every message to the secure frame, with its answer. */
export const frameMessages = /* @__PURE__ */ (() => ({
  SWITCH_NETWORK: defineMessage({
    type: 'SWITCH_NETWORK',
    request: object({ chainId: frameChainId }),
    response: object({ chainId: frameChainId }),
  }),
  CONNECT_EMAIL: defineMessage({
    type: 'CONNECT_EMAIL',
    request: object({ email: emailAddress }),
    response: object({
      action: picklist(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']),
      isRemembered: remembered(),
    }),
    timeoutMs: loginMs,
  }),
  CONNECT_DEVICE: defineMessage({ type: 'CONNECT_DEVICE', timeoutMs: loginMs }),
  CONNECT_OTP: defineMessage({ type: 'CONNECT_OTP', request: object({ otp }), timeoutMs: loginMs }),
  CONNECT_SOCIAL: defineMessage({
    type: 'CONNECT_SOCIAL',
    request: object({ uri: text(8_000) }),
    response: frameSocialUser,
    timeoutMs: loginMs,
  }),
  GET_SOCIAL_REDIRECT_URI: defineMessage({
    type: 'GET_SOCIAL_REDIRECT_URI',
    request: object({ provider: picklist(socialProviders) }),
    response: object({ uri: link() }),
    timeoutMs: loginMs,
  }),
  GET_FARCASTER_URI: defineMessage({ type: 'GET_FARCASTER_URI', response: object({ url: link() }) }),
  CONNECT_FARCASTER: defineMessage({
    type: 'CONNECT_FARCASTER',
    response: object({ userName: text(200) }),
  }),
  /** Ours: the frame is shown and draws the button, since a passkey needs a touch in the frame's own page. */
  CONNECT_PASSKEY: defineMessage({ type: 'CONNECT_PASSKEY', response: frameSocialUser }),
  /** Ours: after `embedded/way-back-needed`, the frame is shown and draws the button that adds the first way back. */
  CREATE_WALLET: defineMessage({ type: 'CREATE_WALLET', response: frameSocialUser }),
  /** Ours: after `embedded/password-needed` or `embedded/vault-locked`, the frame is shown and asks for what opens the wallet. */
  OPEN_WALLET: defineMessage({ type: 'OPEN_WALLET', response: frameSocialUser }),
  GET_USER: defineMessage({
    type: 'GET_USER',
    request: optional(object({ chainId: optional(frameChainId), preferredAccountType: optional(text(100)) })),
    response: frameUser,
  }),
  SIGN_OUT: defineMessage({ type: 'SIGN_OUT' }),
  IS_CONNECTED: defineMessage({
    type: 'IS_CONNECTED',
    request: optional(object({ token: text() })),
    response: object({ isConnected: boolean() }),
  }),
  GET_CHAIN_ID: defineMessage({ type: 'GET_CHAIN_ID', response: object({ chainId: frameChainId }) }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: defineMessage({
    type: 'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
    response: object({ smartAccountEnabledNetworks: pipe(array(number()), maxLength(1_000)) }),
  }),
  INIT_SMART_ACCOUNT: defineMessage({
    type: 'INIT_SMART_ACCOUNT',
    response: object({ address: text(200), isDeployed: boolean() }),
  }),
  SET_PREFERRED_ACCOUNT: defineMessage({
    type: 'SET_PREFERRED_ACCOUNT',
    request: object({ type: frameAccountType }),
    response: object({ type: text(100), address: text(200) }),
  }),
  RPC_REQUEST: defineMessage({ type: 'RPC_REQUEST', request: frameRpcRequest, response: unknown() }),
  RPC_ABORT: defineMessage({ type: 'RPC_ABORT' }),
  UPDATE_EMAIL: defineMessage({
    type: 'UPDATE_EMAIL',
    request: object({ email: emailAddress }),
    response: object({ action: picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  }),
  UPDATE_EMAIL_PRIMARY_OTP: defineMessage({ type: 'UPDATE_EMAIL_PRIMARY_OTP', request: object({ otp }) }),
  UPDATE_EMAIL_SECONDARY_OTP: defineMessage({
    type: 'UPDATE_EMAIL_SECONDARY_OTP',
    request: object({ otp }),
    response: object({ newEmail: emailAddress }),
  }),
  SYNC_THEME: defineMessage({
    type: 'SYNC_THEME',
    request: object({
      themeMode: theme(),
      themeVariables: optional(record(text(100), anyText())),
      w3mThemeVariables: optional(record(text(100), text(200))),
      /** Ours: the language of the modal. */
      locale: optional(text(35)),
    }),
  }),
  SYNC_DAPP_DATA: defineMessage({
    type: 'SYNC_DAPP_DATA',
    request: object({
      metadata: optional(
        object({
          name: text(),
          description: text(),
          url: text(),
          icons: pipe(array(text()), maxLength(20)),
        }),
      ),
      sdkVersion: optional(text(100)),
      sdkType: optional(text(100)),
      projectId: text(200),
    }),
  }),
  RELOAD: defineMessage({ type: 'RELOAD' }),
  /** Ours: what opens this wallet, and whether the operator could. */
  GET_WAYS_BACK: defineMessage({
    type: 'GET_WAYS_BACK',
    response: object({
      ways: pipe(array(object({ kind: picklist(slotKinds), label: text(200) })), maxLength(100)),
      recovery: picklist(['automatic', 'user']),
      isRemembered: remembered(),
    }),
  }),
  /** Ours: [FLG-6] what the visitor lets this site do without asking. */
  GET_GRANTS: defineMessage({
    type: 'GET_GRANTS',
    response: object({
      grants: pipe(
        array(
          object({
            /** As `pci` for `wallet_revokePermissions`. */
            id: text(36),
            /** CAIP-2. */
            chainId: text(64),
            /** Seconds since 1970. */
            expiry: number(),
            /** How many calls are left. */
            left: number(),
          }),
        ),
        maxLength(100),
      ),
    }),
  }),
  /** Ours: the frame is shown and draws the wallet's settings. Answered when the visitor closes them. */
  OPEN_SETTINGS: defineMessage({ type: 'OPEN_SETTINGS' }),
}))()

/** [FRM-1] What the frame tells the page without being asked. */
export const frameNews = /* @__PURE__ */ (() => ({
  READY: object({
    version: optional(text(100)),
    /** Ours: whether the frame tells by `SHOW` which requests have to be shown. Without it, the page shows them all. */
    asksToShow: optional(boolean()),
  }),
  SESSION_UPDATE: object({ token: text() }),
  /** Ours: how high the drawn part is. */
  RESIZE: object({ height: number() }),
  /** Ours: the visitor has to see the frame for an open request, which this names. */
  SHOW: object({ id: text(100) }),
}))()

type Messages = typeof frameMessages

/** The name of a message to the frame. */
export type FrameMessageName = keyof Messages

type OutputOf<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined

/** The payload of a message to the frame. */
export type FrameRequest<Name extends FrameMessageName> =
  Messages[Name] extends Message<string, infer Request, GenericSchema | undefined> ? OutputOf<Request> : never

/** The payload of the frame's answer. */
export type FrameResponse<Name extends FrameMessageName> =
  Messages[Name] extends Message<string, GenericSchema | undefined, infer Response>
    ? OutputOf<Response>
    : never

/** The name of something that the frame tells unasked. */
export type FrameNewsName = keyof typeof frameNews

/** What the frame tells unasked. */
export type FrameNews<Name extends FrameNewsName> = InferOutput<(typeof frameNews)[Name]>
