import { requestRefused } from '../../errors'
import type { Asked, Family } from '../Family'
import type { Task } from '../Task'
import type { EvmPorts } from './EvmPorts'
import { readAddChain } from './readAddChain'
import { readCalls } from './readCalls'
import { readPersonalSign } from './readPersonalSign'
import { readSwitchChain } from './readSwitchChain'
import { readTransaction } from './readTransaction'
import { readTypedData } from './readTypedData'

type Reader = (ports: EvmPorts, asked: Asked) => Task

const readers: { readonly [method: string]: Reader } = {
  personal_sign: readPersonalSign,
  eth_signTypedData: readTypedData,
  eth_signTypedData_v3: readTypedData,
  eth_signTypedData_v4: readTypedData,
  eth_sendTransaction: readTransaction,
  eth_signTransaction: readTransaction,
  wallet_sendCalls: readCalls,
  wallet_switchEthereumChain: readSwitchChain,
  wallet_addEthereumChain: readAddChain,
}

/** Ethereum and similar chains: one address on all of them. */
export function createEvmFamily(ports: EvmPorts, usualChains: readonly string[]): Family {
  return {
    namespace: 'eip155',
    name: 'EVM chains',
    usualChains,
    methods: Object.keys(readers),
    events: ['accountsChanged', 'chainChanged'],
    addressOn: (chainId) => (/^eip155:[1-9]\d{0,14}$/.test(chainId) ? ports.account.address : null),
    read(asked) {
      const reader = Object.hasOwn(readers, asked.method) ? readers[asked.method] : undefined
      if (!reader) throw requestRefused({ reason: `Unknown method: ${asked.method}` })
      return reader(ports, asked)
    },
  }
}
