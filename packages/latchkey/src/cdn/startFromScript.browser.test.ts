import { expect, it, onTestFinished } from 'vitest'
import { startFromScript } from './startFromScript'

const own = 'https://site.example/assets/app.3f2a.js'
const empty = 'data:text/javascript,'

/** Puts a script into the page, removed after the test. It isn't run unless it's a module. */
function put(src: string, data: Readonly<Record<string, string>>, type = 'text/plain') {
  const script = document.createElement('script')
  script.type = type
  script.src = src
  Object.assign(script.dataset, data)
  document.head.append(script)
  onTestFinished(() => script.remove())
}

/** Starts as a file with an address does. Its instance ends with the test. */
async function start(url = own) {
  const latchkey = await startFromScript(url)
  onTestFinished(() => latchkey?.destroy())
  return latchkey
}

const networksOf = (latchkey: Awaited<ReturnType<typeof start>>) =>
  latchkey?.options.networks.map(({ caipNetworkId }) => caipNetworkId)

it('finds its script by its own address, whatever the file is called', async () => {
  put('https://site.example/other.js', { networks: 'eip155:1' })
  put(own, { networks: 'eip155:8453', projectId: 'shop', theme: 'dark' })
  const latchkey = await start()
  expect(networksOf(latchkey)).toEqual(['eip155:8453'])
  expect(latchkey?.options).toMatchObject({ projectId: 'shop', themeMode: 'dark' })
})

it('finds its script if the server redirected, by its name or its networks', async () => {
  put('https://cdn.example/latest/latchkey.js', { networks: 'eip155:10' })
  expect(networksOf(await start())).toEqual(['eip155:10'])
  document.head.querySelector('script[data-networks]')?.remove()
  put(empty, { networks: 'eip155:137' }, 'module')
  expect(networksOf(await start())).toEqual(['eip155:137'])
})

it('creates one instance if the files load a second copy of the first one by its plain name', async () => {
  put('https://site.example/latchkey.js?v=2', { networks: 'eip155:1' })
  const first = await start('https://site.example/latchkey.js?v=2')
  expect(first).not.toBeNull()
  expect(await start('https://site.example/latchkey.js')).toBe(first)
})

it.each([
  [own, { projectId: 'shop' }],
  [own, { networks: ' ', theme: 'dark' }],
  ['https://cdn.example/latest/latchkey.js', { gateway: 'https://gateway.example' }],
])('says that the networks are missing: %s %o', async (src, data) => {
  put(src, data)
  await expect(start()).rejects.toMatchObject({
    code: 'elements/no-networks',
    message: expect.stringMatching(/data-networks="eip155:1".*html\.md#/),
  })
})

it('leaves a page alone that creates its instance itself', async () => {
  put(own, {})
  put('https://site.example/my-latchkey.js', { theme: 'dark' })
  put(empty, { networks: 'of another library' }, 'module')
  expect(await start()).toBeNull()
})

it('has createLatchkey report an invalid theme', async () => {
  put(own, { networks: 'eip155:1', theme: 'sepia' })
  await expect(start()).rejects.toMatchObject({
    code: 'options/invalid',
    message: expect.stringMatching(/"themeMode".*light.*dark.*system.*sepia/),
  })
})

it('says which network it does not know', async () => {
  put(own, { networks: 'eip155:424242' })
  await expect(start()).rejects.toMatchObject({
    code: 'elements/unknown-network',
    message: expect.stringMatching(/"eip155:424242".*html\.md#/),
  })
})
