import type { FrameAccount, getAudit, getDevices } from '@latchkey/protocol'
import type { InferOutput } from 'valibot'
import type { WindowOffer } from '../../approve/window/offerWindow'
import type { ShownStep } from './Step'

/** A device that is signed in. */
export type Device = InferOutput<typeof getDevices.output>['devices'][number]

/** Something that happened to the wallet. */
export type AuditEntry = InferOutput<typeof getAudit.output>['entries'][number]

/** What opens a recovery file. */
export type FileSecret = { readonly kind: 'password' | 'code'; readonly text: string }

/** Writes recovery files. */
export type RecoveryFiles = {
  write(secret: FileSecret): Promise<string>
  /** Makes a code that opens a file. */
  makeCode(): string
}

/** What the settings do. Each rejects if it didn't work. */
export type SettingsPorts = {
  /** Adds a passkey, in a click. @throws passkeyCancelled, passkeyUnable */
  addPasskey(): Promise<FrameAccount>
  /** Adds a password, or replaces the one that the wallet has. @throws passwordWait, passkeyCancelled */
  setPassword(password: string): Promise<FrameAccount>
  /**
   * Removes a way back, and locks the wallet with a new key. A password that stays is needed for that.
   * @throws wayBackNeeded, passkeyCancelled, passkeyRefused, passwordWrong, passwordWait
   */
  removeSlot(slotId: string, password?: string): Promise<FrameAccount>
  listDevices(): Promise<readonly Device[]>
  /** Signs a device out. Returns whether it could open the wallet, which then needs a new key. */
  endDevice(id: string): Promise<boolean>
  /** Locks the wallet with a new key. @throws as removeSlot */
  renewKey(password?: string): Promise<void>
  /** Sets above how many US dollars a passkey is asked for again, or null for never. @throws passkeyCancelled, passkeyRefused */
  saveLimit(stepUpAbove: number | null): Promise<FrameAccount>
  listAudit(): Promise<readonly AuditEntry[]>
  /** Writes recovery files. Missing where the page can't. */
  readonly file?: RecoveryFiles | undefined
  /** Offers a step in a window, for browsers that can't tell what covers the frame. */
  readonly confirmInWindow?: ((step: ShownStep, signal: AbortSignal) => Promise<WindowOffer>) | undefined
  /** Opens the window that shows the recovery words, in a click. */
  readonly openExport?: (() => Promise<void>) | undefined
  /** Opens the window that moves the wallet to another provider, in a click. */
  readonly openMove?: (() => Promise<void>) | undefined
  /**
   * Opens the window that brings a wallet from another provider, in a click. Resolves when it's here; the signal ends the
   * wait. @throws userRejected
   */
  readonly bringWallet?: ((signal: AbortSignal) => Promise<FrameAccount>) | undefined
}
