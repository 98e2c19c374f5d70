import { hostname, networkInterfaces } from 'node:os'

/** Many ways to write an address of this machine; `redirecting` redirects to one. */
export function internalAddresses(port: number, redirecting: string): string[] {
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const hosts = [
    ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '017700000001'],
    ...[
      '0.0.0.0',
      '0',
      '127.0.0.2',
      '127.255.255.254',
      '127.0.0.1.',
      '127%2e0%2e0%2e1',
      '①②⑦.⓪.⓪.①',
      '127。0。0。1',
    ],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:ffff:7f00:1]', '[::127.0.0.1]'],
    ...['[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[fe80::1]', '[fd00::1]'],
    ...['localhost', 'LOCALHOST', 'localhost.', 'ip6-localhost', hostname(), 'ｌｏｃａｌｈｏｓｔ'],
    ...['user@127.0.0.1', 'user:pass@localhost', 'public.example@127.0.0.1', '169.254.169.254', '10.0.0.1'],
    ...own.map(({ address, family }) => (family === 'IPv6' ? `[${address.split('%')[0]}]` : address)),
  ]
  return [
    ...hosts.map((host) => `http://${host}:${port}/secret`),
    `https://127.0.0.1:${port}/secret`,
    `HTTP://127.0.0.1:${port}/secret`,
    `http:\\\\127.0.0.1:${port}\\secret`,
    `http:/127.0.0.1:${port}/secret`,
    `http:127.0.0.1:${port}/secret`,
    `//127.0.0.1:${port}/secret`,
    `http://127.0.0.1:${port}#@public.example/`,
    `http://public.example@127.0.0.1:${port}/`,
    ` http://127.0.0.1:${port}/secret`,
    `\thttp://127.0.0.1:${port}/\n`,
    `gopher://127.0.0.1:${port}/_GET%20/`,
    `ftp://127.0.0.1:${port}/`,
    `dict://127.0.0.1:${port}/`,
    `ws://127.0.0.1:${port}/`,
    `file:///etc/passwd`,
    `file://127.0.0.1/etc/passwd`,
    `jar:http://127.0.0.1:${port}!/`,
    `blob:http://127.0.0.1:${port}/x`,
    `ar://${'a'.repeat(43)}`,
    'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3/1',
    `ipfs://127.0.0.1:${port}/x`,
    'ipfs://bafybeigdyrzt5sfp/../../x',
    `${redirecting}/led`,
  ]
}
