/** Something on this machine is missing or in the way. The message says what to do. */
export class SetupFault extends Error {
  override readonly name = 'SetupFault'
}
