import { type Namespace, type NetworkId, solanaNetworkIds } from '@latchkey/protocol'
import {
  createBitcoinWallet,
  createEvmWallet,
  createPolkadotWallet,
  createSolanaWallet,
} from '@latchkey/testing'
import { base58 } from '@scure/base'

/** An account of a wallet with real keys. */
export type Signer = {
  readonly chainId: NetworkId
  readonly address: string
  sign(message: string): Promise<string>
}

const bytes = new TextEncoder()
const hex = (text: string) => `0x${Buffer.from(text).toString('hex')}` as const

/** Returns one account of each family, which sign like wallets do for a page. */
export async function openSigners(): Promise<Readonly<Record<Namespace, Signer>>> {
  return {
    eip155: openEvm(0),
    solana: await openSolana(),
    bip122: openBitcoin(),
    polkadot: await openPolkadot(),
  }
}

/** Returns one of the well-known EVM accounts. */
export function openEvm(index: number, chainId = 31337): Signer {
  const wallet = createEvmWallet({ authorised: true, offline: true, keys: 5, chains: [{ chainId }] })
  wallet.switchAccount(index)
  const address = wallet.addresses[index] ?? ''
  const sign = async (message: string) =>
    String(await wallet.provider.request({ method: 'personal_sign', params: [hex(message), address] }))
  return { chainId: `eip155:${chainId}`, address, sign }
}

async function openSolana(): Promise<Signer> {
  const { wallet } = createSolanaWallet({ authorised: true })
  const features = Object(wallet.features)
  await features['standard:connect'].connect()
  const [account] = wallet.accounts
  const sign = async (text: string) => {
    const [output] = await features['solana:signMessage'].signMessage({
      account,
      message: bytes.encode(text),
    })
    return base58.encode(output.signature)
  }
  return { chainId: solanaNetworkIds.mainnet, address: account?.address ?? '', sign }
}

function openBitcoin(): Signer {
  const chainId = 'bip122:000000000019d6689c085ae165831e93'
  const wallet = createBitcoinWallet({ form: 'unisat', networkId: chainId, authorised: true })
  const sign = (message: string) => Object(wallet.provider).signMessage(message, 'bip322-simple')
  return { chainId, address: wallet.addresses[0] ?? '', sign }
}

async function openPolkadot(): Promise<Signer> {
  const wallet = createPolkadotWallet()
  const { signer } = Object(await wallet.provider.enable('Test'))
  const address = wallet.addresses[0] ?? ''
  const sign = async (message: string) =>
    (await signer.signRaw({ address, data: hex(message), type: 'bytes' })).signature
  return { chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182', address, sign }
}
