import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import type { BitcoinMemory } from './createBitcoinMemory'
import { networkNames } from './networkNames'
import type { SurfaceParts } from './SurfaceParts'

const idOf = (key: 'unisat' | 'unisatNetwork', name: unknown) =>
  Object.keys(networkNames).find((id) => networkNames[id]?.[key] === name)

/** Creates the object that UniSat-style wallets inject. */
export function createUnisatProvider({ ask, deeds, memory, emitter, outside }: SurfaceParts) {
  const names = () => networkNames[memory.get().networkId]
  const chain = () => ({ enum: names()?.unisat, name: names()?.wbip, network: names()?.unisatNetwork })
  const addresses = () => memory.told(1).map(({ address }) => address)
  emitter.on('accounts', () => outside.emit('accountsChanged', addresses()))
  emitter.on('network', () => {
    outside.emit('networkChanged', names()?.unisatNetwork)
    outside.emit('chainChanged', chain())
  })
  const methods = {
    requestAccounts: () => ask('requestAccounts', [], () => deeds.connect(addresses)),
    getAccounts: () => ask('getAccounts', [], () => deeds.look(addresses)),
    getPublicKey: () => ask('getPublicKey', [], () => deeds.look(([own]) => own?.publicKey ?? '')),
    getNetwork: () => ask('getNetwork', [], () => deeds.look(() => names()?.unisatNetwork)),
    getChain: () => ask('getChain', [], () => deeds.look(chain)),
    switchNetwork: (name: unknown) =>
      ask('switchNetwork', [name], () => deeds.switchNetwork(idOf('unisatNetwork', name), undefined)),
    switchChain: (name: unknown) =>
      ask('switchChain', [name], () => deeds.switchNetwork(idOf('unisat', name), undefined)),
    disconnect: () => ask('disconnect', [], () => deeds.disconnect()),
    signMessage: (message: unknown, type?: unknown) =>
      ask('signMessage', [message, type], () =>
        deeds.signMessage(undefined, message, type === 'bip322-simple' ? 'bip322' : 'ecdsa', base64.encode),
      ),
    signPsbt: (psbt: string, options?: { autoFinalized?: boolean; toSignInputs?: { index: number }[] }) =>
      ask('signPsbt', [psbt, options], () =>
        deeds.signPsbt(
          hexToBytes(psbt),
          options?.toSignInputs?.map(({ index }) => index) ?? null,
          { finalize: options?.autoFinalized ?? true },
          bytesToHex,
        ),
      ),
    pushPsbt: (psbt: string) =>
      ask('pushPsbt', [psbt], () => ({
        prompts: false,
        async approve() {
          const transaction = Transaction.fromPSBT(hexToBytes(psbt), { allowUnknownOutputs: true })
          await deeds.broadcast(bytesToHex(transaction.extract()))
          return transaction.id
        },
      })),
    sendBitcoin: (to: unknown, satoshi: unknown) =>
      ask('sendBitcoin', [to, satoshi], () => deeds.sendTransfer(to, satoshi, (txid) => txid)),
    on: outside.on,
    removeListener: outside.removeListener,
  }
  return withQuirks(methods, memory)
}

/** The current methods: a missing one is absent, a hollow one is present but not a function. */
function withQuirks(methods: object, memory: BitcoinMemory): object {
  const provider = {}
  for (const [name, method] of Object.entries(methods)) {
    const get = () => {
      const { hollow, without } = memory.quirks()
      if (without.includes(name)) return undefined
      return hollow.includes(name) ? null : method
    }
    Object.defineProperty(provider, name, { get, enumerable: true, configurable: true })
  }
  return provider
}
