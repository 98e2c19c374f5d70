import { bytesToHex } from '@noble/hashes/utils.js'
import type { EsploraTransport } from '../families/bitcoin/BitcoinAccount'
import { createBitcoinFamily } from '../families/bitcoin/createBitcoinFamily'
import { openEsplora } from '../families/bitcoin/openEsplora'
import { rpcError } from '../script/rpcError'
import type { Prepared } from '../wallet/createAsk'
import { withOrigin, withoutOrigin } from '../wallet/withOrigin'
import type { BitcoinAddress } from './BitcoinAddress'
import type { BitcoinMemory } from './createBitcoinMemory'
import { signBitcoinMessage } from './signBitcoinMessage'
import { signBitcoinPsbt } from './signBitcoinPsbt'

/** What the wallet can do in any form. Each throws an `RpcError` on failure. */
export type Deeds = {
  connect(answer: (addresses: readonly BitcoinAddress[]) => unknown): Prepared
  /** Never prompts the user. */
  look(answer: (addresses: readonly BitcoinAddress[]) => unknown): Prepared
  disconnect(): Prepared
  switchNetwork(networkId: string | undefined, answer: unknown): Prepared
  signMessage(
    address: string | undefined,
    message: unknown,
    protocol: 'bip322' | 'ecdsa' | undefined,
    answer: (signature: Uint8Array, address: BitcoinAddress) => unknown,
  ): Prepared
  signPsbt(
    psbt: Uint8Array,
    indexes: readonly number[] | null,
    options: { readonly finalize?: boolean; readonly broadcast?: boolean },
    answer: (psbt: Uint8Array, txid: string) => unknown,
  ): Prepared
  sendTransfer(to: unknown, satoshi: unknown, answer: (txid: string) => unknown): Prepared
  broadcast(transactionHex: string): Promise<void>
}

type Parts = {
  readonly memory: BitcoinMemory
  readonly networks: readonly string[]
  nodeOf(networkId: string): string | undefined
  readonly transport: EsploraTransport
}

/** Creates the wallet's actions. */
export function createDeeds({ memory, networks, nodeOf, transport }: Parts): Deeds {
  const allowed = () => {
    const shown = memory.shown()
    if (shown.length === 0) throw rpcError(4100)
    return shown
  }
  const ownOf = (address: string | undefined) => {
    const own = address === undefined ? allowed()[0] : allowed().find((one) => one.address === address)
    if (!own) throw rpcError(4100)
    return own
  }
  const broadcast = async (transactionHex: string) => {
    const { networkId } = memory.get()
    const node = nodeOf(networkId)
    if (!node) throw rpcError(4901)
    await openEsplora(networkId, node, transport).broadcast(transactionHex)
  }
  return {
    broadcast,
    connect: (answer) => ({
      prompts: memory.get().locked || !memory.view().authorised,
      approve() {
        memory.update({ locked: false, origins: withOrigin(memory) })
        return answer(memory.told())
      },
    }),
    look: (answer) => ({ prompts: false, approve: () => answer(memory.told()) }),
    disconnect: () => ({
      prompts: false,
      approve() {
        if (!memory.quirks().ignoresDisconnect) memory.update({ origins: withoutOrigin(memory) })
      },
    }),
    switchNetwork(networkId, answer) {
      allowed()
      if (networkId === undefined || !networks.includes(networkId)) throw rpcError(-32602)
      return {
        prompts: networkId !== memory.get().networkId,
        approve() {
          memory.update({ networkId })
          return answer
        },
      }
    },
    signMessage(address, message, protocol = 'bip322', answer) {
      const own = ownOf(address)
      if (typeof message !== 'string') throw rpcError(-32602)
      return { prompts: true, approve: () => answer(signBitcoinMessage(own, message, protocol), own) }
    },
    signPsbt(psbt, indexes, { finalize = false, broadcast: isSent = false }, answer) {
      const addresses = allowed()
      return {
        prompts: true,
        async approve() {
          const signed = signBitcoinPsbt(addresses, psbt, indexes, finalize || isSent)
          if (isSent) await broadcast(bytesToHex(signed.extract()))
          return answer(signed.toPSBT(), isSent ? signed.id : '')
        },
      }
    },
    sendTransfer(to, satoshi, answer) {
      const { address } = ownOf(undefined)
      const keys = memory.keys()
      if (!keys) throw rpcError(4100)
      const params = { account: address, recipientAddress: to, amount: String(satoshi) }
      const family = createBitcoinFamily({ keys: keys.payment, nodeOf, transport })
      const task = family.read({ chainId: memory.get().networkId, method: 'sendTransfer', params })
      return { prompts: true, approve: async () => answer(Object(await task.run()).txid) }
    },
  }
}
