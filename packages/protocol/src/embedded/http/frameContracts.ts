import type { Call } from '../../http/defineCall'
import { deleteDevice } from './deleteDevice'
import { deleteFrameSession } from './deleteFrameSession'
import { deleteVault } from './deleteVault'
import { getApproval } from './getApproval'
import { getAudit } from './getAudit'
import { getDevices } from './getDevices'
import { getFrameSession } from './getFrameSession'
import { openSlot } from './openSlot'
import { postApproval } from './postApproval'
import { postDeviceApproval } from './postDeviceApproval'
import { postDeviceWait } from './postDeviceWait'
import { postEmailChange } from './postEmailChange'
import { postEmailLogin } from './postEmailLogin'
import { postEmailPrimary } from './postEmailPrimary'
import { postEmailSecondary } from './postEmailSecondary'
import { postExport } from './postExport'
import { postExportOptions } from './postExportOptions'
import { postFarcasterLogin } from './postFarcasterLogin'
import { postFarcasterWait } from './postFarcasterWait'
import { postHandover } from './postHandover'
import { postMove } from './postMove'
import { postOtp } from './postOtp'
import { postPasskey } from './postPasskey'
import { postPasskeyChallenge } from './postPasskeyChallenge'
import { postPasskeyLogin } from './postPasskeyLogin'
import { postPasskeyOptions } from './postPasskeyOptions'
import { postPassword } from './postPassword'
import { postRecoveryFile } from './postRecoveryFile'
import { postRecoveryFileOptions } from './postRecoveryFileOptions'
import { postSlot } from './postSlot'
import { postSocialLogin } from './postSocialLogin'
import { postSocialResult } from './postSocialResult'
import { postSocialWait } from './postSocialWait'
import { postStepUp } from './postStepUp'
import { postStepUpLimit } from './postStepUpLimit'
import { postStepUpOptions } from './postStepUpOptions'
import { postVaultProof } from './postVaultProof'
import { putApproval } from './putApproval'
import { putVault } from './putVault'
import { redeemHandover } from './redeemHandover'

/** Every call of the frame's login server, for code that handles them all. */
export const frameContracts: readonly Call[] = [
  deleteDevice,
  deleteFrameSession,
  deleteVault,
  getApproval,
  getAudit,
  getDevices,
  getFrameSession,
  openSlot,
  postApproval,
  postDeviceApproval,
  postDeviceWait,
  postEmailChange,
  postEmailLogin,
  postEmailPrimary,
  postEmailSecondary,
  postExport,
  postExportOptions,
  postFarcasterLogin,
  postFarcasterWait,
  postHandover,
  postMove,
  postOtp,
  postPasskey,
  postPasskeyChallenge,
  postPasskeyLogin,
  postPasskeyOptions,
  postPassword,
  postRecoveryFile,
  postRecoveryFileOptions,
  postSlot,
  postSocialLogin,
  postSocialResult,
  postSocialWait,
  postStepUp,
  postStepUpLimit,
  postStepUpOptions,
  postVaultProof,
  putApproval,
  putVault,
  redeemHandover,
]
