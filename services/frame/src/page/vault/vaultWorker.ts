import { isLatchkeyError } from '@latchkey/protocol'
import { workerFailed } from '../errors'
import { runVaultTask } from './runVaultTask'
import type { VaultTask } from './VaultTask'
import type { WorkerAnswer, WorkerCall } from './WorkerCall'

// The only program that sees keys in clear. It runs apart from the page that talks to the site and draws.
addEventListener('message', ({ data }: MessageEvent<WorkerCall>) => {
  void answer(data.id, data.task).then((message) => postMessage(message))
})

async function answer(id: number, task: VaultTask): Promise<WorkerAnswer> {
  try {
    return { id, output: await runVaultTask(task) }
  } catch (cause) {
    const error = isLatchkeyError(cause) ? cause : workerFailed({ reason: String(cause).slice(0, 200) })
    return { id, error: error.toJSON() }
  }
}
