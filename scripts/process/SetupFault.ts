/** Something on this machine is missing or in the way; the message says what, and what to do about it. */
export class SetupFault extends Error {
  override readonly name = 'SetupFault'
}
