import { readFile } from 'node:fs/promises'

/** The user the database server runs as. */
export type ServerUser = { readonly uid?: number; readonly gid?: number }

/** PostgreSQL refuses to run as root; use an unprivileged user instead. */
export async function serverUser(): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return {}
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const line = lines.find(([user]) => user === name)
    if (line) return { uid: Number(line[2]), gid: Number(line[3]) }
  }
  return { uid: 65_534, gid: 65_534 }
}
