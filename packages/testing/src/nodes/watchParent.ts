import { type ChildProcess, spawn } from 'node:child_process'

/** A watch that can be called off. */
export type ParentWatch = { end(): void }

/**
 * Ends a child process when this process ends, even by SIGKILL: a shell waits on a pipe that only this process holds open.
 * Windows has no such shell; there the child ends when this process exits in the ordinary way.
 */
export function watchParent(child: ChildProcess): ParentWatch {
  const { pid } = child
  if (pid === undefined) return { end: () => undefined }
  const killChild = () => child.kill('SIGKILL')
  process.once('exit', killChild)
  const shell =
    process.platform === 'win32'
      ? undefined
      : spawn('sh', ['-c', 'read -r _; kill -9 "$1" 2>/dev/null', 'sh', String(pid)], {
          stdio: ['pipe', 'ignore', 'ignore'],
          detached: true,
        })
  // A test that forgets to stop its node must still be able to end.
  shell?.unref()
  child.unref()
  return {
    end() {
      process.off('exit', killChild)
      shell?.kill('SIGKILL')
    },
  }
}
