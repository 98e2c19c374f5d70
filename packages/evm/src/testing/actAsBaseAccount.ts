import { testAccounts } from '@latchkey/testing'
import { privateKeyToAccount } from 'viem/accounts'
import { vi } from 'vitest'

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const
const [alice] = testAccounts
const signer = privateKeyToAccount(alice.privateKey)

type Encrypted = { readonly iv: Uint8Array<ArrayBuffer>; readonly cipherText: ArrayBuffer }
type Asked = {
  readonly id: string
  readonly sender: string
  readonly content: {
    readonly handshake?: unknown
    readonly encrypted?: Encrypted
  }
}
type Call = { readonly method: string; readonly params: readonly never[] }

const toBytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const toHexText = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('hex')

/**
 * A page with the window of Base Account, which answers the real library as that window does: it exchanges keys, then
 * reads and writes encrypted messages. Its wallet has real keys.
 */
export function actAsBaseAccount({ declines = false } = {}) {
  const origin = 'https://wallet.example'
  const calls: string[] = []
  const opened: string[] = []
  const page = new EventTarget()
  const stored = new Map<string, string>()
  const keys = crypto.subtle.generateKey(curve, true, ['deriveKey'])
  const send = (data: unknown) => {
    const event = new MessageEvent('message', { data, origin })
    // A window answers in a task of its own.
    setTimeout(() => page.dispatchEvent(event))
  }

  async function answer({ method, params }: Call): Promise<unknown> {
    calls.push(method)
    if (declines) return { error: { code: 4001, message: 'User denied request' } }
    if (method === 'wallet_connect')
      return { value: { accounts: [{ address: signer.address, capabilities: {} }] } }
    if (method === 'personal_sign') {
      const [raw = '0x'] = params as readonly unknown[] as readonly `0x${string}`[]
      return { value: await signer.signMessage({ message: { raw } }) }
    }
    return { error: { code: 4200, message: `no ${method}` } }
  }

  async function hear({ id, sender, content }: Asked) {
    if (!sender) return
    const { privateKey, publicKey } = await keys
    const peer = await crypto.subtle.importKey('spki', toBytes(sender), curve, true, [])
    const secret = await crypto.subtle.deriveKey(
      { name: 'ECDH', public: peer },
      privateKey,
      { name: 'AES-GCM', length: 256 },
      false,
      ['encrypt', 'decrypt'],
    )
    const { encrypted } = content
    const plain = encrypted
      ? await crypto.subtle.decrypt({ name: 'AES-GCM', iv: encrypted.iv }, secret, encrypted.cipherText)
      : null
    const result = plain ? await answer(JSON.parse(new TextDecoder().decode(plain)).action) : { value: null }
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const text = JSON.stringify({ result, data: { chains: { 8453: 'http://127.0.0.1:9/' } } })
    const cipherText = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      secret,
      new TextEncoder().encode(text),
    )
    send({
      id: crypto.randomUUID(),
      requestId: id,
      sender: toHexText(await crypto.subtle.exportKey('spki', publicKey)),
      content: { encrypted: { iv, cipherText } },
    })
  }

  const popup = {
    closed: false,
    focus: () => undefined,
    close() {
      popup.closed = true
    },
    postMessage: (message: Asked) => void hear(message),
  }
  vi.stubGlobal(
    'window',
    Object.assign(page, {
      location: new URL('http://127.0.0.1:9/'),
      innerWidth: 1000,
      innerHeight: 800,
      screenX: 0,
      screenY: 0,
      open(url: string | URL) {
        opened.push(String(url))
        send({ event: 'PopupLoaded', id: crypto.randomUUID() })
        return popup
      },
    }),
  )
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
  return { address: signer.address, walletUrl: origin, calls, opened }
}
