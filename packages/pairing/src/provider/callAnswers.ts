import { askNode } from './askNode'
import { getCallsStatus } from './getCallsStatus'
import { getCapabilities } from './getCapabilities'
import { sendCalls } from './sendCalls'
import { signAlong } from './signAlong'
import { signIn } from './signIn'
import { switchChain } from './switchChain'

/** Methods that load on first use: many sites never sign in while pairing, and read from their own nodes. */
export const callAnswers = {
  askNode,
  signAlong,
  signIn,
  wallet_switchEthereumChain: switchChain,
  wallet_getCapabilities: getCapabilities,
  wallet_sendCalls: sendCalls,
  wallet_getCallsStatus: getCallsStatus,
}
