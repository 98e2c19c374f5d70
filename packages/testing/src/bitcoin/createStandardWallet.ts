import { hexToBytes } from '@noble/hashes/utils.js'
import { rpcError } from '../script/rpcError'
import type { StandardAccount, StandardWallet } from '../wallet/StandardWallet'
import { spoilStandardAccounts } from '../wallet/spoilStandardAccounts'
import type { BitcoinAddress } from './BitcoinAddress'
import { foreignAddress } from './foreignAddress'
import { networkNames } from './networkNames'
import type { SurfaceParts } from './SurfaceParts'

type PsbtInput = {
  readonly psbt: Uint8Array
  readonly inputsToSign: readonly {
    readonly account: StandardAccount
    readonly signingIndexes: readonly number[]
  }[]
}

/** The standard returns the same object for the same account. */
function createAccounts({ memory }: SurfaceParts): () => readonly StandardAccount[] {
  const known = new Map<string, StandardAccount>()
  return () => {
    const chain = networkNames[memory.get().networkId]?.standard ?? ''
    const honest = memory.shown().map(({ address, publicKey }: BitcoinAddress) => {
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
    const foreign = () => foreignAddress(memory.keys(), memory.get().networkId)
    return spoilStandardAccounts(memory.quirks().badAccounts, honest, foreign)
  }
}

function createFeatures(parts: SurfaceParts, accounts: () => readonly StandardAccount[]) {
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
      signMessage: (...inputs: { readonly account: StandardAccount; readonly message: Uint8Array }[]) =>
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

/** Creates the object that a standard wallet registers. Its fields are always current. */
export function createStandardWallet(parts: SurfaceParts, networks: readonly string[]): StandardWallet {
  const { memory, outside, emitter, name, icon } = parts
  const accounts = createAccounts(parts)
  const features = Object.entries(createFeatures(parts, accounts))
  const tell = () => outside.emit('change', { accounts: accounts() })
  emitter.on('accounts', tell)
  emitter.on('network', tell)
  return {
    version: '1.0.0',
    name,
    icon,
    chains: networks.flatMap((id) => networkNames[id]?.standard ?? []),
    get accounts() {
      return accounts()
    },
    get features() {
      const { hollow, without } = memory.quirks()
      const offered = features.filter(([feature]) => !without.includes(feature))
      return Object.fromEntries(
        offered.map(([feature, methods]) => [
          feature,
          { version: '1.0.0', ...(hollow.includes(feature) ? {} : methods) },
        ]),
      )
    },
  }
}
