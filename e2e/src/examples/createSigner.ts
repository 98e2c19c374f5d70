import { type NetworkId, parseNetworkId, type SignInData, writeSignInMessage } from '@latchkey/protocol'
import { createFamilies, demoPhrase, deriveKeys, type Family } from '@latchkey/testing/pairing'
import { base58, base64, hex } from '@scure/base'

/** Someone with a key on a network who signs anything. */
export type Signer = {
  readonly address: string
  /** The account by CAIP-10. */
  readonly account: string
  /** A well-formed message with its signature as the page would send it; `changes` go into the message. */
  signIn(changes: Partial<SignInData> & Pick<SignInData, 'nonce' | 'domain' | 'uri'>): Promise<SignedIn>
}

/** What the page would send. */
export type SignedIn = {
  readonly data: SignInData
  readonly message: string
  readonly signature: string
  readonly publicKey?: string
}

/** Creates a signer with the demo phrase's account of this index. */
export function createSigner(chainId: NetworkId, account = 0): Signer {
  const { namespace } = parseNetworkId(chainId)
  const families = createFamilies(deriveKeys(demoPhrase, account), {})
  const family = families.find((one) => one.namespace === namespace)
  const address = family?.addressOn(chainId)
  if (!family || !address) throw new TypeError(`Nobody can sign on ${chainId}`)
  return {
    address,
    account: `${chainId}:${address}`,
    async signIn(changes) {
      const now = Date.now()
      const data: SignInData = {
        accountAddress: address,
        chainId,
        version: '1',
        issuedAt: new Date(now).toISOString(),
        expirationTime: new Date(now + 60 * 60_000).toISOString(),
        ...changes,
      }
      const message = writeSignInMessage(data)
      return { data, message, signature: await sign(family, { chainId, address, message }) }
    },
  }
}

type Asked = { readonly chainId: NetworkId; readonly address: string; readonly message: string }

/** Uses the methods of a paired wallet, whose answers the adapters turn into the same texts. */
async function sign(family: Family, { chainId, address, message }: Asked): Promise<string> {
  const bytes = new TextEncoder().encode(message)
  const ask = async (method: string, params: unknown) => family.read({ chainId, method, params }).run()
  const signatureOf = async (method: string, params: unknown) =>
    ((await ask(method, params)) as { readonly signature: string }).signature
  switch (family.namespace) {
    case 'solana':
      return signatureOf('solana_signMessage', { message: base58.encode(bytes), pubkey: address })
    case 'bip122': {
      const asked = { account: address, address, message, protocol: 'bip322' }
      return base64.encode(hex.decode(await signatureOf('signMessage', asked)))
    }
    case 'polkadot':
      return signatureOf('polkadot_signMessage', { address, message })
    default:
      return String(await ask('personal_sign', [`0x${hex.encode(bytes)}`, address]))
  }
}
