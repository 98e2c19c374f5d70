import type { Instruction } from '@solana/instructions'

/** How an amount of an asset gets from one account to another. */
export type Moves = {
  /** What the account has. */
  readonly balance: bigint
  /** The part of it that one transaction can move. */
  readonly movable: bigint
  /** The most compute units that it takes. */
  readonly units: bigint
  /** The rent that the sender pays for a new account. */
  readonly rent: bigint
  /** The least that the receiver's account has to get. */
  readonly least: bigint
  instructionsFor(amount: bigint): readonly Instruction[]
  /** What arrives, if the token keeps a part of it. */
  readonly receivedOf?: ((amount: bigint) => bigint) | undefined
}
