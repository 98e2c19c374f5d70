/** The second halves of what opens a wallet automatically. The role `vault` keeps them. */
export type SecondHalves = {
  /** Creates the half of a slot and returns it. @throws halvesAway, wrapperFailed */
  create(slotId: string): Promise<Buffer>
  /**
   * Returns the half to a device, once the device has waited. @throws recoveryWait, slotUnknown, halvesAway,
   * wrapperFailed
   */
  open(slotId: string, deviceId: string): Promise<Buffer>
  /** Deletes the halves of slots that are gone. @throws halvesAway */
  forget(slotIds: readonly string[]): Promise<void>
}
