import { getAudit, getDevices } from '@latchkey/protocol'
import { makeCode } from '../../../recover/makeCode'
import type { FramePage } from '../../FramePage'
import { reloadAccount } from '../../session/loadAccount'
import { bringWallet } from '../move/bringWallet'
import { setPassword } from '../password/setPassword'
import { openWalletWindow } from '../window/openWalletWindow'
import { addPasskey } from './addPasskey'
import { confirmInWindow } from './confirmInWindow'
import { endDevice } from './endDevice'
import { renewVault } from './renewVault'
import { saveLimit } from './saveLimit'
import { showSettings } from './showSettings'
import { writeRecoveryFile } from './writeRecoveryFile'

/** Shows the settings of the wallet until the visitor closes them. @throws frameSessionEnded, networkFailure */
export async function openSettings(frame: FramePage): Promise<void> {
  const account = await reloadAccount(frame)
  await showSettings(
    account,
    {
      addPasskey: () => addPasskey(frame),
      setPassword: (password) => setPassword(frame, password),
      removeSlot: (removed, password) => renewVault(frame, { removed, password }),
      listDevices: async () => (await frame.login.call(getDevices)).devices,
      endDevice: (id) => endDevice(frame, id),
      async renewKey(password) {
        await renewVault(frame, { password })
      },
      saveLimit: (stepUpAbove) => saveLimit(frame, stepUpAbove),
      listAudit: async () => (await frame.login.call(getAudit)).entries,
      file: { makeCode, write: (secret) => writeRecoveryFile(frame, secret) },
      confirmInWindow: (step, signal) => confirmInWindow(frame, step, signal),
      openExport: () => openWalletWindow(frame, '/export'),
      openMove: () => openWalletWindow(frame, '/move'),
      async bringWallet(signal) {
        await bringWallet(frame, signal)
        return reloadAccount(frame)
      },
    },
    { look: frame.state.look },
  )
}
