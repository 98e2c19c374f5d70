import { once } from 'node:events'
import { createIdentity } from '@latchkey/relay/testing'
import { WebSocket } from 'ws'

/** A socket of the load test. */
export type LoadSocket = { readonly socket: WebSocket; readonly topic: string }

const atOnce = 100

/** Opens sockets, each pair subscribed to one topic. `hear` gets every push. */
export async function openSockets(
  url: string,
  count: number,
  hear: (message: string) => void,
): Promise<LoadSocket[]> {
  const sockets: LoadSocket[] = []
  const open = async (index: number) => {
    const topic = Math.floor(index / 2)
      .toString(16)
      .padStart(64, '0')
    const query = `auth=${createIdentity().token(url)}&projectId=dev`
    const socket = new WebSocket(`${url}?${query}`, { perMessageDeflate: false })
    await once(socket, 'open')
    const id = JSON.stringify(String(Date.now() * 1_000_000 + index))
    socket.send(`{"id":${id},"jsonrpc":"2.0","method":"irn_subscribe","params":{"topic":"${topic}"}}`)
    await once(socket, 'message')
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data))
      if (frame.method !== 'irn_subscription') return
      hear(frame.params.data.message)
      socket.send(`{"id":${frame.id},"jsonrpc":"2.0","result":true}`)
    })
    sockets[index] = { socket, topic }
  }
  for (let at = 0; at < count; at += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, count - at) }, (_, index) => open(at + index)))
  return sockets
}
