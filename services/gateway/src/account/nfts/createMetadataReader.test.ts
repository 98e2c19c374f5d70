import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMetadataReader } from './createMetadataReader'
import { toImageUrl } from './toImageUrl'

let server: Server
let host: string
const seen: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request.url ?? '')
    const large = `{"name":"${'x'.repeat(400_000)}"}`
    const small = { name: `Piece of ${request.url}`, image: 'https://pictures.example/1.png' }
    response.end(request.url === '/large' ? large : JSON.stringify(small))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
const nothing = { name: null, imageUrl: null }
const now = Date.now

describe('metadata', () => {
  it('parses data URIs: escaped, unescaped and base64', async () => {
    const read = createMetadataReader({ ipfsGateway: undefined, now })
    const text = '{"name":"100% mine","image":"data:image/png;base64,AAAA"}'
    const found = { name: '100% mine', imageUrl: 'data:image/png;base64,AAAA' }
    expect(await read(`data:application/json;utf8,${text}`)).toEqual(found)
    expect(await read(`data:application/json,${encodeURIComponent(text)}`)).toEqual(found)
    expect(await read(`data:application/json;base64,${Buffer.from(text).toString('base64')}`)).toEqual(found)
  })

  it('is fetched once, from the web or through an IPFS gateway', async () => {
    const read = createMetadataReader({ ipfsGateway: `http://${host}`, now })
    const piece = await read('ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3/7 a.json')
    expect(piece.name).toBe('Piece of /ipfs/bafybeigdyrzt5sfp7udm7hu76uh7y26nf3/7%20a.json')
    const count = seen.length
    await read('ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3/7 a.json')
    expect(seen.length).toBe(count)
  })

  it('is not fetched from an internal host', async () => {
    const read = createMetadataReader({ ipfsGateway: undefined, now })
    const count = seen.length
    expect(await read(`http://${host}/secret`)).toEqual(nothing)
    expect(await read('ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3/1')).toEqual(nothing)
    expect(seen.length).toBe(count)
  })

  it('is not fetched from other paths of the IPFS gateway', async () => {
    const read = createMetadataReader({ ipfsGateway: `http://${host}`, now })
    const count = seen.length
    for (const path of ['/admin/config', '/', '/ipfs/../admin/config', '/ipfs/..%2fadmin', '/ipfsx'])
      expect(await read(`http://${host}${path}`), path).toEqual(nothing)
    expect(await read('ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3/..%2f..%2fadmin')).toEqual(nothing)
    expect(seen.length).toBe(count)
    expect((await read(`http://${host}/ipfs/bafy`)).name).toBe('Piece of /ipfs/bafy')
    expect((await read(`http://${host}/ipns/site`)).name).toBe('Piece of /ipns/site')
  })

  it('is empty when hostile', async () => {
    const read = createMetadataReader({ ipfsGateway: undefined, now, outside: { isAllowed: () => true } })
    const hostile = [
      `http://${host}/large`,
      'data:application/json,{',
      'data:application/json,null',
      'data:application/json,[]',
      'data:application/json,{"name":{"a":1},"image":["x"]}',
      'data:application/json,{"image":"javascript:alert(1)"}',
      'data:application/json,{"image":"data:text/html,<script>"}',
      'data:application/json,{"image":"http://insecure.example/1.png"}',
      'ipfs://../../admin',
      'file:///etc/passwd',
      '',
    ]
    for (const uri of hostile) expect(await read(uri)).toEqual(nothing)
    expect(await read('data:application/json,{"name":"a\\u202egnp.b"}')).toEqual({
      name: 'agnp.b',
      imageUrl: null,
    })
  })
})

it('allows pictures only from https, data URIs or the path of the IPFS gateway', () => {
  const gateway = 'https://ipfs.example'
  expect(toImageUrl('https://a.example/1.png', undefined)).toBe('https://a.example/1.png')
  expect(toImageUrl('ipfs://ipfs/bafybeigdyrzt5sfp/1.png', gateway)).toBe(
    'https://ipfs.example/ipfs/bafybeigdyrzt5sfp/1.png',
  )
  expect(toImageUrl('ipfs://bafybeigdyrzt5sfp/../../x', gateway)).toBeNull()
  expect(toImageUrl('ipfs://bafybeigdyrzt5sfp/%2e%2e/x', gateway)).toBeNull()
  expect(toImageUrl(`data:image/png,${'x'.repeat(100_000)}`, gateway)).toBeNull()
  expect(toImageUrl(7, gateway)).toBeNull()
})
