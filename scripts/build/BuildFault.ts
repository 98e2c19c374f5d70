/** A package that can't be built as it should be. */
export class BuildFault extends Error {
  override readonly name = 'BuildFault'
}
