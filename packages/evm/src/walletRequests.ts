import { getAssets } from './calls/getAssets'
import { getCallsStatus } from './calls/getCallsStatus'
import { getCapabilities } from './calls/getCapabilities'
import { getUserOperationReceipt } from './calls/getUserOperationReceipt'
import { grantPermissions } from './calls/grantPermissions'
import { revokePermissions } from './calls/revokePermissions'
import { sendCalls } from './calls/sendCalls'
import { switchNetwork } from './network/switchNetwork'
import { signMessage } from './sign/signMessage'
import { signTypedData } from './sign/signTypedData'
import { sendTransaction } from './transaction/sendTransaction'

/** What is asked of the wallet on the visitor's word, in one file to load. */
export const walletRequests = {
  getAssets,
  getCallsStatus,
  getCapabilities,
  getUserOperationReceipt,
  grantPermissions,
  revokePermissions,
  sendCalls,
  sendTransaction,
  signMessage,
  signTypedData,
  switchNetwork,
}
