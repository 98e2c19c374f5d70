import { hexToBytes } from '@noble/hashes/utils.js'
import { rpcError } from '../script/rpcError'
import type { BitcoinAddress } from './BitcoinAddress'
import { networkNames } from './networkNames'
import type { SurfaceParts } from './SurfaceParts'

type Account = {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
}

type PsbtInput = {
  readonly psbt: Uint8Array
  readonly inputsToSign: readonly { readonly account: Account; readonly signingIndexes: readonly number[] }[]
}

/** The standard hands the same object out for the same account. */
function createAccounts({ memory }: SurfaceParts): () => readonly Account[] {
  const known = new Map<string, Account>()
  return () => {
    const chain = networkNames[memory.get().networkId]?.standard ?? ''
    return memory.shown().map(({ address, publicKey }: BitcoinAddress) => {
      const key = `${chain} ${address}`
      const account = known.get(key) ?? {
        address,
        publicKey: hexToBytes(publicKey),
        chains: [chain],
        features: ['bitcoin:signMessage', 'bitcoin:signTransaction'],
      }
      known.set(key, account)
      return account
    })
  }
}

function createFeatures(parts: SurfaceParts, accounts: () => readonly Account[]) {
  const { ask, deeds, outside } = parts
  const indexesOf = ({ inputsToSign }: PsbtInput) => {
    const own = accounts()
    if (!inputsToSign.every(({ account }) => own.includes(account))) throw rpcError(4100)
    return inputsToSign.flatMap(({ signingIndexes }) => signingIndexes)
  }
  const each = <Input, Output>(inputs: readonly Input[], sign: (input: Input) => Promise<Output>) =>
    Promise.all(inputs.map(sign))
  return {
    'bitcoin:connect': {
      connect: (input?: unknown) =>
        ask('bitcoin:connect', input, () => deeds.connect(() => ({ accounts: accounts() }))),
    },
    'bitcoin:disconnect': {
      disconnect: () => ask('bitcoin:disconnect', undefined, () => deeds.disconnect()),
    },
    'bitcoin:events': {
      on(event: string, listener: (value: unknown) => void) {
        outside.on(event, listener)
        return () => outside.removeListener(event, listener)
      },
    },
    'bitcoin:signMessage': {
      signMessage: (...inputs: { readonly account: Account; readonly message: Uint8Array }[]) =>
        each(inputs, ({ account, message }) =>
          ask('bitcoin:signMessage', { address: account.address }, () =>
            deeds.signMessage(account.address, new TextDecoder().decode(message), 'bip322', (signature) => ({
              signedMessage: message,
              signature,
            })),
          ),
        ),
    },
    'bitcoin:signTransaction': {
      signTransaction: (...inputs: PsbtInput[]) =>
        each(inputs, (input) =>
          ask('bitcoin:signTransaction', {}, () =>
            deeds.signPsbt(input.psbt, indexesOf(input), {}, (signedPsbt) => ({ signedPsbt })),
          ),
        ),
    },
    'bitcoin:signAndSendTransaction': {
      signAndSendTransaction: (...inputs: PsbtInput[]) =>
        each(inputs, (input) =>
          ask('bitcoin:signAndSendTransaction', {}, () =>
            deeds.signPsbt(input.psbt, indexesOf(input), { broadcast: true }, (_, txId) => ({ txId })),
          ),
        ),
    },
  }
}

/** Makes the object that a wallet of the wallet standard registers. */
export function createStandardWallet(
  parts: SurfaceParts,
  networks: readonly string[],
  lacks: readonly string[],
) {
  const accounts = createAccounts(parts)
  const features = Object.entries(createFeatures(parts, accounts)).filter(([name]) => !lacks.includes(name))
  const tell = () => parts.outside.emit('change', { accounts: accounts() })
  parts.emitter.on('accounts', tell)
  parts.emitter.on('network', tell)
  return {
    version: '1.0.0',
    name: parts.name,
    icon: parts.icon,
    chains: networks.flatMap((id) => networkNames[id]?.standard ?? []),
    get accounts() {
      return accounts()
    },
    features: Object.fromEntries(features.map(([name, feature]) => [name, { version: '1.0.0', ...feature }])),
  }
}
