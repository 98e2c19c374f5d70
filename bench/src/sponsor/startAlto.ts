import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { smartAccountAddresses } from '@latchkey/protocol'

/** A running bundler. */
export type Alto = { readonly url: string; stop(): Promise<void> }

/** It listens on every address of the machine; this keeps it on the local one. */
const onlyLocal = `import net from 'node:net'
const { listen } = net.Server.prototype
net.Server.prototype.listen = function (first, ...rest) {
  if (first && typeof first === 'object') return listen.call(this, { ...first, host: '127.0.0.1' }, ...rest)
  return listen.call(this, first, '127.0.0.1', ...rest.filter((one) => typeof one === 'function'))
}`
const startMs = 60_000

/** Starts alto for a chain. @throws TypeError if it doesn't start */
export async function startAlto(
  path: string,
  { rpc, key, port }: { readonly rpc: string; readonly key: string; readonly port: number },
): Promise<Alto> {
  const args = {
    entrypoints: smartAccountAddresses.entryPoint,
    'executor-private-keys': key,
    'utility-private-key': key,
    'rpc-url': rpc,
    port: `${port}`,
    'safe-mode': 'false',
    'deploy-simulations-contract': 'true',
    'refilling-wallets': 'false',
    'utility-wallet-monitor': 'false',
    'log-level': 'error',
    'network-name': 'local',
  }
  const flags = Object.entries(args).flatMap(([name, value]) => [`--${name}`, value])
  const preload = `data:text/javascript,${encodeURIComponent(onlyLocal)}`
  const child = spawn(process.execPath, ['--import', preload, path, 'run', ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2_000)
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
  }
  const url = `http://127.0.0.1:${port}`
  for (const start = performance.now(); performance.now() - start < startMs; await sleep(100)) {
    if (child.exitCode !== null) break
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_supportedEntryPoints', params: [] })
    const answer = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
      // It doesn't listen yet.
      .catch(() => undefined)
    if (answer?.ok) return { url, stop }
  }
  await stop()
  throw new TypeError(`alto did not start: ${said}`)
}
