import { type ChildProcess, spawn } from 'node:child_process'

/** A watch that can be cancelled. */
export type ParentWatch = { end(): Promise<void> }

/**
 * Kills a child process when this process ends, even by SIGKILL: a shell waits on a pipe that only this process holds
 * open. Windows has no such shell; there the child ends when this process exits normally.
 */
export function watchParent(child: ChildProcess): ParentWatch {
  if (child.pid === undefined) return { end: async () => undefined }
  return process.platform === 'win32' ? watchExit(child) : watchPipe(child.pid)
}

function watchExit(child: ChildProcess): ParentWatch {
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  return {
    async end() {
      process.off('exit', kill)
    },
  }
}

function watchPipe(pid: number): ParentWatch {
  // Detached: Ctrl-C in the terminal goes to the whole group and must not kill the watch first.
  const shell = spawn('sh', ['-c', 'read -r _; kill -9 "$1" 2>/dev/null', 'sh', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  const ended = new Promise<void>((resolve) => {
    shell.once('exit', () => resolve())
    shell.once('error', () => resolve())
  })
  shell.unref()
  return {
    end() {
      shell.ref()
      shell.kill('SIGKILL')
      return ended
    },
  }
}
