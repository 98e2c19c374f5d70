import { base58 } from '@scure/base'
import * as v from 'valibot'
import { bytesToHex, concat, hexToBytes, keccak256, sha256, stringToBytes } from 'viem'
import { privateKeyToAccount, sign as signHash } from 'viem/accounts'

const seed = '11'.repeat(32)
const privateKey = `0x${seed}` as const
const ethereum = privateKeyToAccount(privateKey)

/** The accounts of the key in each family; Solana and Polkadot share an Ed25519 key. */
export const walletAddresses = {
  eip155: ethereum.address,
  solana: 'F25s3DdjXdCxYBhh2z8FBusVEMT4b9bGNFVKJi3wFoF4',
  bip122: 'bc1ql3e9pgs3mmwuwrh95fecme0s0qtn2880lsvsd5',
  polkadot: '15i79fYkyo2iHUCjM2AupCvcJyXCVM841z1wofgjZMqYuqp7',
} as const

/** The public key of Ethereum and Bitcoin, uncompressed. */
export const ethereumKey = ethereum.publicKey

const texts = v.array(v.string())
const message = v.object({ message: v.string() })
const transactions = v.tuple([v.object({ to: v.string(), value: v.string() })])

/** Signs a request with real keys; supports what the tests ask for. */
export async function signAsked(method: string, params: unknown): Promise<unknown> {
  switch (method) {
    case 'personal_sign':
      return ethereum.signMessage({ message: { raw: v.parse(texts, params)[0] as `0x${string}` } })
    case 'eth_signTypedData_v4':
      return ethereum.signTypedData(JSON.parse(v.parse(texts, params)[1] ?? ''))
    case 'eth_sendTransaction':
      return keccak256(await signTransaction(params))
    case 'solana_signMessage':
      return { signature: base58.encode(await signEd25519(base58.decode(v.parse(message, params).message))) }
    case 'signMessage': {
      const hash = sha256(sha256(bitcoinText(v.parse(message, params).message)))
      const { r, s } = await signHash({ hash, privateKey })
      return { address: walletAddresses.bip122, signature: concat([r, s]).slice(2) }
    }
    default:
      return { signature: bytesToHex(await signEd25519(stringToBytes(v.parse(message, params).message))) }
  }
}

/** Signs a sign-in message. */
export function signText(text: string): Promise<string> {
  return ethereum.signMessage({ message: text })
}

/** Signs the transaction of a request as a wallet would. */
export function signTransaction(params: unknown): Promise<`0x${string}`> {
  const [{ to, value }] = v.parse(transactions, params)
  const fees = { maxFeePerGas: 10n, maxPriorityFeePerGas: 1n, gas: 21_000n, nonce: 0, chainId: 1 }
  return ethereum.signTransaction({ type: 'eip1559', to: to as `0x${string}`, value: BigInt(value), ...fees })
}

/** Returns the bytes that Bitcoin hashes twice to sign a text. */
export function bitcoinText(text: string): Uint8Array {
  const bytes = stringToBytes(text)
  return new Uint8Array([...stringToBytes('\u0018Bitcoin Signed Message:\n'), bytes.length, ...bytes])
}

async function signEd25519(bytes: Uint8Array): Promise<Uint8Array> {
  const pkcs8 = hexToBytes(`0x302e020100300506032b657004220420${seed}`)
  const key = await crypto.subtle.importKey('pkcs8', new Uint8Array(pkcs8), 'Ed25519', false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('Ed25519', key, new Uint8Array(bytes)))
}
