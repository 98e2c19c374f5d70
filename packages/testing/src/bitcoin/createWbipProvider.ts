import { base64 } from '@scure/base'
import { rpcError } from '../script/rpcError'
import type { Prepared } from '../wallet/createAsk'
import { createUuid } from '../wallet/createUuid'
import type { BitcoinAddress } from './BitcoinAddress'
import type { WbipListenerForm } from './BitcoinWalletOptions'
import { networkNames } from './networkNames'
import type { SurfaceParts } from './SurfaceParts'

/** The codes that sats-connect uses for rejections; other wallets use others. */
const codes: { readonly [code: number]: number } = { 4001: -32000, 4100: -32002 }

/** Only a JSON-RPC error is an answer; anything else breaks the request. */
function toAnswer(error: unknown) {
  const { code, message, data } = Object(error)
  return typeof code === 'number' ? { code: codes[code] ?? code, message: String(message), data } : null
}

type Methods = { readonly [method: string]: (params: Readonly<Record<string, unknown>>) => Prepared }

function createMethods({ deeds, memory }: SurfaceParts): Methods {
  const network = () => ({
    bitcoin: { name: networkNames[memory.get().networkId]?.wbip },
    stacks: { name: 'Mainnet' },
  })
  const shown = (all: readonly BitcoinAddress[]) =>
    all.map(({ address, publicKey, purpose, kind }) => ({
      address,
      publicKey,
      purpose,
      addressType: kind,
      walletType: 'software',
    }))
  const account = (all: readonly BitcoinAddress[]) => ({
    id: 'account-0',
    addresses: shown(all),
    walletType: 'software',
    network: network(),
  })
  const denyStrangers = (answer: (all: readonly BitcoinAddress[]) => unknown) =>
    deeds.look((all) => {
      if (all.length === 0) throw rpcError(4100)
      return answer(all)
    })
  const idOf = (name: unknown) => Object.keys(networkNames).find((id) => networkNames[id]?.wbip === name)
  return {
    wallet_connect: () => deeds.connect(account),
    wallet_getAccount: () => denyStrangers(account),
    wallet_getNetwork: () => denyStrangers(network),
    wallet_changeNetwork: ({ name }) => deeds.switchNetwork(idOf(name), null),
    wallet_disconnect: () => {
      const { approve } = deeds.disconnect()
      return { prompts: false, approve: () => approve() ?? null }
    },
    getAccounts: () => deeds.connect(shown),
    getAddresses: () => deeds.connect((all) => ({ addresses: shown(all), network: network() })),
    signMessage: ({ address, message, protocol }) =>
      deeds.signMessage(
        String(address),
        message,
        protocol === 'ECDSA' ? 'ecdsa' : 'bip322',
        (signature, own) => ({ signature: base64.encode(signature), address: own.address, protocol }),
      ),
    signPsbt: ({ psbt, signInputs, broadcast }) => {
      const indexes = signInputs ? Object.values(Object(signInputs)).flat().map(Number) : null
      return deeds.signPsbt(
        base64.decode(String(psbt)),
        indexes,
        { broadcast: broadcast === true },
        (signed, txid) => ({ psbt: base64.encode(signed), ...(txid ? { txid } : {}) }),
      )
    },
    sendTransfer: ({ recipients }) => {
      const [{ address, amount } = { address: undefined, amount: undefined }] = Array.isArray(recipients)
        ? recipients
        : []
      return deeds.sendTransfer(address, amount, (txid) => ({ txid }))
    },
  }
}

/** The event and the listener in a call of `addListener`. */
function readListener(form: WbipListenerForm, given: readonly unknown[]) {
  const [first] = given
  const isObject = form === 'object' || (form === 'either' && typeof first === 'object')
  const { eventName, cb } = isObject ? Object(first) : { eventName: first, cb: given[1] }
  if (typeof eventName !== 'string' || typeof cb !== 'function')
    throw new TypeError('The listener is not a function')
  return { eventName, cb }
}

/** Creates the object that WBIP004 wallets (sats-connect) inject. */
export function createWbipProvider(parts: SurfaceParts, listenerForm: WbipListenerForm = 'arguments') {
  const { ask, emitter, outside } = parts
  const methods = createMethods(parts)
  emitter.on('accounts', () => outside.emit('accountChange', { type: 'accountChange' }))
  emitter.on('network', (networkId) =>
    outside.emit('networkChange', {
      type: 'networkChange',
      bitcoin: { name: networkNames[String(networkId)]?.wbip },
    }),
  )
  const provider = {
    async request(method: string, params?: unknown) {
      const id = createUuid()
      try {
        const result = await ask(method, params, () => {
          const known = Object.hasOwn(methods, method) ? methods[method] : undefined
          if (!known) throw rpcError(-32601)
          return known(Object(params))
        })
        return { jsonrpc: '2.0', id, result }
      } catch (thrown) {
        const error = toAnswer(thrown)
        if (!error) throw thrown
        return { jsonrpc: '2.0', id, error }
      }
    },
    addListener(...given: readonly unknown[]) {
      const { eventName, cb } = readListener(listenerForm, given)
      outside.on(eventName, cb)
      return () => outside.removeListener(eventName, cb)
    },
  }
  return provider
}
