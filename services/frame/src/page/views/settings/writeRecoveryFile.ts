import { postRecoveryFile, postRecoveryFileOptions } from '@latchkey/protocol'
import { base64urlnopad } from '@scure/base'
import { codeFactor } from '../../../recover/codeFactor'
import type { RecoveryFile } from '../../../recover/RecoveryFile'
import type { FramePage } from '../../FramePage'
import { createStretcher } from '../../password/createStretcher'
import { openWithDevice } from '../../session/openWithDevice'
import { startWorker } from '../../startWorker'
import { wipe } from '../../vault/wipe'
import { confirmPasskey } from '../passkey/confirmPasskey'
import type { FileSecret } from './SettingsPorts'

/**
 * Writes a file that opens the wallet without the operator, after the visitor has confirmed that it's them. It has a
 * vault key of its own, so it opens nothing else. The owner is told by mail.
 * @throws passkeyCancelled, loginTooOld, recoveryWait, workerFailed, sealBroken, networkFailure
 */
export async function writeRecoveryFile(frame: FramePage, { kind: by, text }: FileSecret): Promise<string> {
  // First, so nobody waits for a password to be stretched in vain.
  const { options } = await frame.login.call(postRecoveryFileOptions, { body: {} })
  const response = options ? await confirmPasskey(options) : undefined
  const salt = crypto.getRandomValues(new Uint8Array(32))
  const stretch = createStretcher(startWorker(frame.config.passwordWorker))
  const a = by === 'code' ? await codeFactor(text) : await stretch(text, salt)
  await frame.login.call(postRecoveryFile, { body: response ? { response } : {} })
  const slotId = crypto.randomUUID()
  const vault = await openWithDevice(frame)
  const { user, version } = vault
  const made = await frame.vault.run('reseal', {
    vault,
    version,
    isNewKey: true,
    slots: [{ slotId, kind: 'offline', a, b: salt }],
  })
  wipe(a)
  const file: RecoveryFile = {
    v: 1,
    kind: 'latchkey-recovery',
    createdAt: Date.now(),
    addresses: made.addresses,
    vault: { user, version, sealed: made.sealed },
    slot: {
      slotId,
      kind: 'offline',
      by,
      salt: base64urlnopad.encode(salt),
      sealed: made.slots[0]?.sealed ?? '',
    },
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
