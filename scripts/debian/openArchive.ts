import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { SetupFault } from '../process/SetupFault'
import { type DebianPackage, parsePackages } from './parsePackages'

const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg'

function run(command: string, args: readonly string[], input?: Uint8Array): Buffer {
  const { status, stdout, stderr, error } = spawnSync(command, args, { input, maxBuffer: 1e9 })
  if (status !== 0) throw new SetupFault(`${command} failed: ${error?.message ?? String(stderr).trim()}`)
  return stdout
}

/** An archive that doesn't answer must not block the tests. */
const patienceMs = 60_000

async function fetchBytes(url: string): Promise<Buffer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
    if (!response.ok) throw new SetupFault(`${url} answers ${response.status}`)
    return Buffer.from(await response.arrayBuffer())
  } catch (cause) {
    throw cause instanceof SetupFault ? cause : new SetupFault(`${url} can't be reached`, { cause })
  }
}

async function download(url: string, sha256?: string): Promise<Buffer> {
  const bytes = await fetchBytes(url)
  if (sha256 && createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new SetupFault(`${url} doesn't match the archive's index`)
  return bytes
}

/** The Debian archive that this machine's apt uses. */
function archiveAddress(): string {
  const lines = String(run('apt-get', ['indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages']))
  const address = lines.split('\n').find((line) => /\/debian\/?$/.test(line))
  if (!address) throw new SetupFault('This machine has no Debian archive')
  return address.replace(/\/?$/, '/')
}

/** A Debian archive that this machine trusts. */
export type DebianArchive = {
  /** The packages of a suite, whose list Debian has signed. */
  packages(suite: string): Promise<readonly DebianPackage[]>
  /** Unpacks a package into a folder. */
  unpack(one: DebianPackage, folder: string): Promise<void>
}

/** Opens the archive that this machine's apt uses; nothing is installed. */
export function openArchive(architecture = 'amd64'): DebianArchive {
  const address = archiveAddress()
  return {
    async packages(suite) {
      const signed = await download(`${address}dists/${suite}/InRelease`)
      const release = String(run('gpgv', ['--quiet', '--keyring', keyring, '--output', '-', '-'], signed))
      const path = `main/binary-${architecture}/Packages.xz`
      const sums = release.slice(release.indexOf('\nSHA256:'))
      const sha256 = new RegExp(`^ ([0-9a-f]{64}) +\\d+ ${path}$`, 'm').exec(sums)?.[1]
      if (!sha256) throw new SetupFault(`${suite} has no ${path}`)
      const index = await download(`${address}dists/${suite}/${path}`, sha256)
      return parsePackages(String(run('xz', ['--decompress', '--stdout'], index)))
    },
    async unpack({ file, sha256 }, folder) {
      run('dpkg-deb', ['--extract', '-', folder], await download(`${address}${file}`, sha256))
    },
  }
}
