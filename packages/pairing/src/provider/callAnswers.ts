import { askNode } from './askNode'
import { getCallsStatus } from './getCallsStatus'
import { getCapabilities } from './getCapabilities'
import { sendCalls } from './sendCalls'
import { signAlong } from './signAlong'
import { signIn } from './signIn'
import { switchChain } from './switchChain'

/** What is loaded when it is first asked for: many sites never bundle calls or sign in along with a pairing, and read from nodes of their own. */
export const callAnswers = {
  askNode,
  signAlong,
  signIn,
  wallet_switchEthereumChain: switchChain,
  wallet_getCapabilities: getCapabilities,
  wallet_sendCalls: sendCalls,
  wallet_getCallsStatus: getCallsStatus,
}
