import { type AppEvent, type FrameMessageName, framePrefix, parseAppEvent } from '@latchkey/protocol'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { privateKeyToAccount } from 'viem/accounts'

/** What a test changes and reads in the frame. */
export type FrameScript = {
  /** Everything that arrived, in order. */
  readonly heard: AppEvent[]
  /** Messages that get no answer, until a test gives it. */
  readonly silent: Set<FrameMessageName>
  /** Answers that a test chose: a payload, or an error. */
  readonly answers: Map<FrameMessageName, { readonly payload?: unknown; readonly error?: unknown }>
  isSignedIn: boolean
  /** The chains with smart accounts. */
  smartChains: readonly number[]
  post(message: unknown): void
}

declare global {
  interface Window {
    script: FrameScript
  }
}

const evm = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const seed = new Uint8Array(32).fill(7)
const solana = base58.encode(ed25519.getPublicKey(seed))
const post = (message: unknown) => window.parent.postMessage(message, '*')
const signedIn = 'signed-in'
const smartChains = 'smart-chains'
const preferred = 'preferred'

const script: FrameScript = {
  heard: [],
  silent: new Set(),
  answers: new Map(),
  get isSignedIn() {
    return localStorage.getItem(signedIn) === 'yes'
  },
  set isSignedIn(isIn) {
    localStorage.setItem(signedIn, isIn ? 'yes' : 'no')
  },
  get smartChains() {
    return JSON.parse(localStorage.getItem(smartChains) ?? '[]')
  },
  set smartChains(chains) {
    localStorage.setItem(smartChains, JSON.stringify(chains))
  },
  post,
}
window.script = script

const eoa = { address: evm.address, type: 'eoa' }
const isSmart = (chainId: string | number | undefined) => script.smartChains.includes(Number(chainId ?? 1))
const userOn = (chainId: string | number | undefined) => {
  const isSolana = typeof chainId === 'string' && chainId.startsWith('solana:')
  return {
    email: 'visitor@example.com',
    address: isSolana ? solana : evm.address,
    chainId: chainId ?? 1,
    accounts: isSmart(chainId) ? [{ ...eoa, type: 'smartAccount' }, eoa] : [eoa],
    preferredAccountType: isSmart(chainId) ? (localStorage.getItem(preferred) ?? 'eoa') : 'eoa',
  }
}

async function sign(method: string, params: unknown): Promise<unknown> {
  if (method === 'personal_sign') {
    const [raw] = params as [`0x${string}`]
    return evm.signMessage({ message: { raw } })
  }
  if (method === 'solana_signMessage') {
    const { message } = params as { message: string }
    return { signature: base58.encode(ed25519.sign(base58.decode(message), seed)) }
  }
  return method === 'eth_blockNumber' ? '0x10' : null
}

async function answer(event: AppEvent): Promise<unknown> {
  switch (event.name) {
    case 'CONNECT_EMAIL':
      return { action: 'VERIFY_OTP' }
    case 'CONNECT_OTP':
      script.isSignedIn = true
      return undefined
    case 'GET_SOCIAL_REDIRECT_URI':
      return { uri: `${location.origin}/provider` }
    case 'CONNECT_SOCIAL':
    case 'CONNECT_PASSKEY':
      script.isSignedIn = true
      return { ...userOn(1), userName: 'visitor' }
    case 'IS_CONNECTED':
      return { isConnected: script.isSignedIn }
    case 'GET_USER':
      return userOn(event.payload?.chainId)
    case 'SWITCH_NETWORK':
      return { chainId: event.payload.chainId }
    case 'GET_SMART_ACCOUNT_ENABLED_NETWORKS':
      return { smartAccountEnabledNetworks: [1, 10] }
    case 'SET_PREFERRED_ACCOUNT':
      localStorage.setItem(preferred, event.payload.type)
      return { type: event.payload.type, address: evm.address }
    case 'INIT_SMART_ACCOUNT':
      return { address: evm.address, isDeployed: false }
    case 'SIGN_OUT':
      script.isSignedIn = false
      return undefined
    case 'RPC_REQUEST':
      return sign(event.payload.method, event.payload.params)
    default:
      return undefined
  }
}

addEventListener('message', async ({ data }) => {
  const event = parseAppEvent(data)
  if (!event) return
  script.heard.push(event)
  if (script.silent.has(event.name)) return
  const { id, name } = event
  const chosen = script.answers.get(name)
  if (chosen?.error !== undefined)
    return post({ id, type: `${framePrefix}${name}_ERROR`, payload: chosen.error })
  const payload = chosen ? chosen.payload : await answer(event)
  post({ id, type: `${framePrefix}${name}_SUCCESS`, payload })
})
const project = new URLSearchParams(location.search).get('projectId') ?? ''
/** Whether the frame says which requests have to be shown. */
const asksToShow = project.startsWith('quiet')
if (!project.startsWith('late'))
  post({ type: `${framePrefix}READY`, payload: { version: '1', ...(asksToShow ? { asksToShow } : {}) } })
