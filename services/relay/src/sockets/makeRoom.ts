import type { Address } from './createAddresses'

/**
 * Makes room for one more socket of a client at its address; returns false if there is none. Old client versions leave
 * sockets behind, so the client with the most gives its oldest: others behind the same address keep theirs.
 */
export function makeRoom({ sockets }: Address, client: string, most: number): boolean {
  if (sockets.size < most) return true
  const counts = new Map<string, number>([[client, 1]])
  for (const socket of sockets) counts.set(socket.client, (counts.get(socket.client) ?? 0) + 1)
  const [greediest, count] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))
  if (count < 2) return false
  for (const socket of sockets)
    if (socket.client === greediest) {
      sockets.delete(socket)
      socket.close(4010, 'Too many sockets of this client')
      return true
    }
  return false
}
