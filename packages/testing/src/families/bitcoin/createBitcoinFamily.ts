import { bytesToHex } from '@noble/hashes/utils.js'
import { p2wpkh } from '@scure/btc-signer'
import * as v from 'valibot'
import { requestRefused } from '../../errors'
import type { Keys } from '../../keys/Keys'
import { createTask } from '../createTask'
import type { Asked, Family } from '../Family'
import { parseParams } from '../parseParams'
import { showText } from '../showText'
import type { Task } from '../Task'
import type { BitcoinAccount, EsploraTransport } from './BitcoinAccount'
import { bitcoinNetworks } from './bitcoinNetworks'
import { bip322Hash } from './buildBip322'
import { readPsbt } from './readPsbt'
import { readTransfer } from './readTransfer'
import { signBip322 } from './signBip322'
import { signEcdsa, signedMessageHash } from './signEcdsa'

const messageSchema = v.object({
  message: v.string(),
  address: v.optional(v.string()),
  protocol: v.optional(v.picklist(['ecdsa', 'bip322']), 'ecdsa'),
})
const accountSchema = v.object({ account: v.optional(v.string()) })

const readers: { readonly [method: string]: (account: BitcoinAccount, params: unknown) => Task } = {
  signMessage: readMessage,
  signPsbt: readPsbt,
  sendTransfer: readTransfer,
  getAccountAddresses: tellAddresses,
}

/** Bitcoin: one native segwit address on each network. Its nodes are Esplora-compatible URLs. */
export function createBitcoinFamily({
  keys,
  nodeOf,
  transport,
}: {
  readonly keys: Keys['bitcoin']
  nodeOf(chainId: string): string | undefined
  readonly transport?: EsploraTransport
}): Family {
  const accountOn = (chainId: string): BitcoinAccount | null => {
    const found = Object.hasOwn(bitcoinNetworks, chainId) ? bitcoinNetworks[chainId] : undefined
    if (!found) return null
    const { branch, network } = found
    const key = keys[branch]
    const { address, script } = p2wpkh(key.publicKey, network)
    return address ? { chainId, key, network, address, script, node: nodeOf(chainId), transport } : null
  }
  return {
    namespace: 'bip122',
    name: 'Bitcoin',
    usualChains: Object.keys(bitcoinNetworks).slice(0, 1),
    methods: Object.keys(readers),
    events: ['bip122_addressesChanged', 'accountsChanged', 'chainChanged'],
    addressOn: (chainId) => accountOn(chainId)?.address ?? null,
    read: ({ chainId, method, params }: Asked) => {
      const reader = Object.hasOwn(readers, method) ? readers[method] : undefined
      if (!reader) throw requestRefused({ reason: `Unknown method: ${method}` })
      const account = accountOn(chainId)
      if (!account) throw requestRefused({ reason: `Unknown network: ${chainId}` })
      const { account: asked } = parseParams(accountSchema, params)
      if (asked !== undefined && asked !== account.address)
        throw requestRefused({ reason: `${asked} isn't an account of this wallet` })
      return reader(account, params)
    },
  }
}

function readMessage(account: BitcoinAccount, params: unknown): Task {
  const { message, protocol, address } = parseParams(messageSchema, params)
  if (address !== undefined && address !== account.address)
    throw requestRefused({ reason: `${address} isn't an account of this wallet` })
  const isEcdsa = protocol === 'ecdsa'
  const { key, script } = account
  const sign = () =>
    isEcdsa ? signEcdsa(key, message) : signBip322({ secretKey: key.secretKey, script }, message)
  return createTask({
    title: 'Sign a message',
    details: [{ kind: 'text', label: 'Message', text: showText(message) }],
    run: async () => ({
      address: account.address,
      signature: bytesToHex(sign()),
      messageHash: bytesToHex(isEcdsa ? signedMessageHash(message) : bip322Hash(message)),
    }),
  })
}

function tellAddresses({ address, key }: BitcoinAccount): Task {
  const told = { address, publicKey: bytesToHex(key.publicKey), path: key.path, intention: 'payment' }
  return createTask({ title: 'Share the address', isQuiet: true, run: async () => [told] })
}
