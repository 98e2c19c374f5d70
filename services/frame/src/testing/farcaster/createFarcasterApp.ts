import { createWalletClient, viemConnector } from '@farcaster/auth-client'
import type { Hex } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { TestRelay } from './startFarcasterRelay'

/** What an app signs, and what a hostile one changes. */
export type AppAnswer = {
  readonly fid: number
  readonly username?: string
  /** Changes the text before it is signed. */
  readonly change?: (message: string) => string
  /** Changes what the library builds. */
  readonly terms?: Readonly<Record<string, unknown>>
  /** Replaces the signature. */
  readonly signature?: Hex
}

/** A Farcaster app on a phone: the real client of Farcaster, with a key. */
export type FarcasterApp = {
  readonly account: PrivateKeyAccount
  /** Opens the link of a QR code, signs and answers through the relay, as the app does. Returns what it sent. */
  approve(url: string, answer: AppAnswer): Promise<{ message: string; signature: Hex }>
}

/** Creates an app with a new key. */
export function createFarcasterApp(relay: TestRelay, nodeUrl: string): FarcasterApp {
  const account = privateKeyToAccount(generatePrivateKey())
  const client = createWalletClient({ relay: relay.url, ethereum: viemConnector({ rpcUrl: nodeUrl }) })
  return {
    account,
    async approve(url, { fid, username = 'ada', change = (text) => text, terms = {}, signature: given }) {
      const { channelToken } = client.parseSignInURI({ uri: url })
      const status = await fetch(`${relay.url}/v1/channel/status`, {
        headers: { authorization: `Bearer ${channelToken}` },
      })
      const { signatureParams } = (await status.json()) as {
        signatureParams: { siweUri: string; domain: string; nonce: string; expirationTime: string }
      }
      const { siweUri, expirationTime, ...params } = signatureParams
      const built = client.buildSignInMessage({
        ...{ ...params, uri: siweUri, address: account.address, fid },
        expirationTime: new Date(expirationTime),
        ...terms,
      })
      if (built.isError) throw built.error
      const message = change(built.message)
      const signature = given ?? (await account.signMessage({ message }))
      const { authKey } = relay
      const sent = await client.authenticate({ channelToken, authKey, message, signature, fid, username })
      if (sent.isError || sent.response.status !== 201) throw new TypeError('The relay refused the answer')
      return { message, signature }
    },
  }
}
