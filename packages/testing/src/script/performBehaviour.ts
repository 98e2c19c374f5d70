import type { Behaviour } from './Behaviour'

/** Continues a waiting request, with another behaviour or with approval. */
export type Release = (behaviour: Behaviour) => void

type Stage = {
  approve(): unknown
  /** The error of a decline: an object with a code, or whatever a family's wallets throw. */
  readonly rejection: unknown
  /** Keeps a request until it is released. */
  hold(release: Release): void
}

/** Runs a behaviour; the promise settles like the wallet's answer. */
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
