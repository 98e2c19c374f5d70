import type { Behaviour } from './Behaviour'

/** Lets a waiting request go on, with another behaviour or with approval. */
export type Release = (behaviour: Behaviour) => void

type Stage = {
  approve(): unknown
  /** What a no is said with: an error object with a number, or what else the wallets of a family throw. */
  readonly rejection: unknown
  /** Keeps a request that waits for its release. */
  hold(release: Release): void
}

/** Carries out a behaviour; the promise settles as the wallet's answer does. */
export async function performBehaviour(behaviour: Behaviour, stage: Stage): Promise<unknown> {
  switch (behaviour.kind) {
    case 'approve':
    case 'answerTwice':
      return stage.approve()
    case 'reject':
      throw stage.rejection
    case 'fail':
      throw behaviour.error
    case 'throw':
      throw behaviour.value
    case 'answer':
      return behaviour.value
    case 'delay':
      await new Promise((resolve) => setTimeout(resolve, behaviour.ms))
      return performBehaviour(behaviour.next, stage)
    case 'hang':
      return performBehaviour(await new Promise<Behaviour>((resolve) => stage.hold(resolve)), stage)
  }
}
