import { testAccounts } from '@latchkey/testing'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

type Sent = { readonly command: string; readonly payload: Readonly<Record<string, unknown>> }
type Answer = Readonly<Record<string, unknown>>

const [alice] = testAccounts
const signer = privateKeyToAccount(alice.privateKey)
const commands = ['wallet-auth', 'sign-message', 'sign-typed-data', 'send-transaction']

/** World App around a page, with a wallet that has real keys. It speaks with its own library, which the page loads. */
export function actAsWorldApp({ isKnown = false, given = {} }: WorldAppOptions = {}) {
  const asked: Sent[] = []
  // Random, as each operation has its own.
  const operationHash = generatePrivateKey()
  const answers: Readonly<Record<string, (payload: never) => Promise<Answer> | Answer>> = {
    'wallet-auth': async ({ siweMessage }: { siweMessage: string }) => {
      const message = siweMessage.replace('{address}', signer.address)
      return { message, signature: await signer.signMessage({ message }), address: signer.address }
    },
    'sign-message': async ({ message }: { message: string }) => ({
      signature: await signer.signMessage({ message }),
      address: signer.address,
    }),
    'sign-typed-data': async (data: Parameters<typeof signer.signTypedData>[0]) => ({
      signature: await signer.signTypedData(data),
      address: signer.address,
    }),
    'send-transaction': () => ({ userOpHash: operationHash, from: signer.address, network: 'worldchain' }),
    ...given,
  }
  const events: Readonly<Record<string, string>> = {
    'wallet-auth': 'miniapp-wallet-auth',
    'sign-message': 'miniapp-sign-message',
    'sign-typed-data': 'miniapp-sign-typed-data',
    'send-transaction': 'miniapp-send-transaction',
  }
  const page = {
    WorldApp: {
      world_app_version: 4_000_000,
      device_os: 'android',
      supported_commands: commands.map((name) => ({ name, supported_versions: [1, 2] })),
      ...(isKnown ? { wallet_address: signer.address } : {}),
    },
    Android: {
      postMessage(text: string) {
        const sent: Sent = JSON.parse(text)
        const answer = answers[sent.command]
        if (!answer) return
        asked.push(sent)
        const { trigger } = Reflect.get(globalThis.window, 'MiniKit') as WorldListener
        void Promise.resolve(answer(sent.payload as never)).then((fields) =>
          trigger.call(Reflect.get(globalThis.window, 'MiniKit'), events[sent.command] ?? '', {
            status: 'success',
            version: 1,
            ...fields,
          }),
        )
      },
    },
  }
  return { page, asked, address: signer.address, operationHash }
}

type WorldListener = { trigger(event: string, payload: Answer): void }

/** How World App behaves. */
export type WorldAppOptions = {
  /** Whether the visitor has shared the account with the site before. */
  readonly isKnown?: boolean
  readonly given?: Readonly<Record<string, (payload: never) => Promise<Answer> | Answer>>
}
