import { addRecentTransaction } from '@latchkey/core/actions'
import { isLatchkeyError } from '@latchkey/protocol'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { mainnet } from './networks'
import { ConnectButton, LatchkeyProvider, Modal, useAccount, WalletButton } from './react'
import { siwx } from './siwx'
import { createDesk } from './testing/createDesk'
import { goodSite as good } from './testing/goodSite'
import type { MistakeRow } from './testing/MistakeRow'
import { optionMistakes } from './testing/optionMistakes'
import { createWagmiConfig } from './wagmi'

const debug = { ...good, debug: true }
const secure = { page: { url: 'https://site.example/page', domain: 'site.example', title: 'Site' } }

/** Calls a function as plain JavaScript does, which knows no types. */
const call = (method: (...args: never[]) => unknown, ...args: readonly unknown[]) =>
  Reflect.apply(method, undefined, args)

function Account() {
  return useAccount().address
}

const look: readonly MistakeRow[] = [
  [
    "themeMode: 'auto'",
    ({ create }) => create({ ...good, themeMode: 'auto' }),
    'The option "themeMode" is invalid: expected light dark system, got "auto".',
    'options#themeMode',
  ],
  [
    'a theme variable without --lk-',
    ({ create }) => create({ ...debug, themeVariables: { accent: '#2f6bff' } }),
    'Check the option "themeVariables[\'accent\']": Tokens start with --lk-. Did you mean "--lk-accent"?',
    'options#themeVariables',
  ],
  [
    'a theme variable that no token has',
    ({ create, open }) => open(create({ ...debug, themeVariables: { '--lk-colour': '#2f6bff' } })),
    'Check the option "themeVariables[\'--lk-colour\']": No token has this name.',
    'options#themeVariables',
  ],
  [
    'a colour that isn’t one',
    ({ create, open }) => open(create({ ...debug, themeVariables: { '--lk-text': 'blu' } })),
    'Check the option "themeVariables[\'--lk-text\']": "blu" isn\'t a colour.',
    'options#themeVariables',
  ],
  [
    'text that is hard to read',
    ({ create, open }) =>
      open(create({ ...debug, themeMode: 'light', themeVariables: { '--lk-text': '#dddddd' } })),
    '--lk-text on --lk-surface has a contrast of 1.36, and visitors need 4.5 (light theme).',
    'options#themeVariables',
  ],
  [
    'a language that the modal doesn’t speak',
    ({ create, open }) => open(create({ ...debug, locale: 'pt-BR' })),
    'Check the option "locale": The modal doesn\'t speak "pt-BR", so it shows English.',
    'options#locale',
  ],
  [
    'a custom wallet without an id',
    ({ create }) => create({ ...debug, customWallets: [{ name: 'Mine' }] }),
    'Check the option "customWallets": One has no id or no name. Expected both.',
    'options#customWallets',
  ],
  [
    'metadata of another origin',
    ({ create }) => create({ ...debug, metadata: { url: 'https://other.example' } }, secure),
    'Check the option "metadata.url": "https://other.example" is another origin than this page, https://site.example.',
    'options#metadata',
  ],
  [
    'an icon that isn’t in a list',
    ({ create }) => create({ ...debug, metadata: { icons: 'https://site.example/icon.png' } }),
    'Check the option "metadata.icons": Expected a list of URLs, got "https://site.example/icon.png".',
    'options#metadata',
  ],
  [
    'an image that isn’t encrypted',
    ({ create }) => create({ ...debug, chainImages: { 1: 'http://img.example/eth.png' } }, secure),
    'Check the option "chainImages[\'1\']": "http://img.example/eth.png" can\'t be shown.',
    'options#chainImages',
  ],
  [
    'a content policy that blocks a node',
    ({ create, open }) => {
      const latchkey = create(debug)
      open(latchkey)
      const blocked = { blockedURI: mainnet.rpcUrls.default.http[0] ?? '', effectiveDirective: 'connect-src' }
      const report = () =>
        document.dispatchEvent(
          new SecurityPolicyViolationEvent('securitypolicyviolation', {
            ...blocked,
            documentURI: location.href,
            violatedDirective: 'connect-src',
            originalPolicy: "default-src 'none'",
            disposition: 'enforce',
            statusCode: 200,
          }),
        )
      // Told once, however often it happens.
      const timer = setInterval(report, 50)
      setTimeout(() => clearInterval(timer), 20_000)
    },
    `Your content policy blocks ${new URL(mainnet.rpcUrls.default.http[0] ?? '').origin}. Add it to connect-src.`,
    'csp#content-policy-and-privacy',
  ],
]

const calls: readonly MistakeRow[] = [
  [
    "open({ view: 'Foo' })",
    ({ create }) => Reflect.apply(create(good).open, undefined, [{ view: 'Foo' }]),
    'Unknown view "Foo". See',
    'troubleshooting#views',
  ],
  [
    "open({ view: 'Network' })",
    ({ create }) => Reflect.apply(create(good).open, undefined, [{ view: 'Network' }]),
    'Unknown view "Network". Did you mean "Networks"?',
    'troubleshooting#views',
  ],
  [
    "open({ view: 'SwitchNetwork' }) without data",
    ({ create }) => Reflect.apply(create(good).open, undefined, [{ view: 'SwitchNetwork' }]),
    'The view SwitchNetwork needs networkId in its data.',
    'troubleshooting#views',
  ],
  [
    "open({ namespace: 'ethereum' })",
    ({ create }) => Reflect.apply(create(good).open, undefined, [{ namespace: 'ethereum' }]),
    'The option "namespace" is invalid: expected eip155, got "ethereum".',
    'options#namespace',
  ],
  [
    "open({ namespace: 'solana' }) without its adapter",
    ({ create }) => create(good).open({ namespace: 'solana' }),
    'The option "namespace" is invalid: expected eip155, got "solana".',
    'options#namespace',
  ],
  [
    "connect({ connectorId: 'nope' })",
    ({ create }) => create(good).connect({ connectorId: 'nope' }),
    'Unknown connector "nope". Found: no wallet.',
    'troubleshooting#connectors',
  ],
  [
    "switchNetwork('1')",
    ({ create }) => Reflect.apply(create(good).switchNetwork, undefined, ['1']),
    'The option "networkId" is invalid: expected one of eip155:1 eip155:8453, got "1".',
    'options#networkId',
  ],
  [
    'switchNetwork(1)',
    ({ create }) => Reflect.apply(create(good).switchNetwork, undefined, [1]),
    'The option "networkId" is invalid: expected one of eip155:1 eip155:8453, got 1.',
    'options#networkId',
  ],
  [
    'signMessage before connecting',
    ({ create }) => create(good).signMessage('Hello'),
    'No wallet is connected for eip155. Connect one first, with open() or connect()',
    'troubleshooting#connectors',
  ],
  [
    "signMessage('Hello', 'ethereum')",
    ({ create }) => call(create(good).signMessage, 'Hello', 'ethereum'),
    'The option "namespace" is invalid: expected eip155, got "ethereum".',
    'options#namespace',
  ],
  [
    "disconnectWallet('io.metamask')",
    ({ create }) => call(create(good).disconnectWallet, 'io.metamask'),
    'The option "namespace" is invalid: expected eip155, got "io.metamask".',
    'options#namespace',
  ],
  [
    "disconnectWallet('eip155') without a wallet",
    ({ create }) => call(create(good).disconnectWallet, 'eip155'),
    'The request is invalid: connectorId is not the id of a wallet, but undefined.',
    'troubleshooting#connectors',
  ],
  [
    "disconnectWallet('eip155', '')",
    ({ create }) => call(create(good).disconnectWallet, 'eip155', ''),
    'The request is invalid: connectorId is not the id of a wallet, but "".',
    'troubleshooting#connectors',
  ],
  [
    "getProvider('ethereum')",
    ({ create }) => call(create(good).getProvider, 'ethereum'),
    'The option "namespace" is invalid: expected eip155, got "ethereum".',
    'options#namespace',
  ],
  [
    'switchAccount without an account',
    ({ create }) => call(create(good).switchAccount),
    'The request is invalid: the account is not one of allAccounts',
    'troubleshooting#connectors',
  ],
  [
    'addRecentTransaction without the instance',
    () => call(addRecentTransaction, { hash: '0x1', description: 'Mint' }),
    'The request is invalid: expected the instance, then a transaction',
    'state#without-the-modal',
  ],
  [
    'subscribe without a selector',
    ({ create }) => call(create(good).subscribe, () => undefined),
    'The option "listener" is invalid: expected a function, got undefined.',
    'options#listener',
  ],
  [
    "setTheme('dark')",
    ({ create }) => call(create(good).setTheme, 'dark'),
    'The option "theme" is invalid: expected { mode, variables }, got "dark".',
    'options#theme',
  ],
  [
    "setTheme({ mode: 'auto' })",
    ({ create }) => call(create(good).setTheme, { mode: 'auto' }),
    'The option "themeMode" is invalid: expected light dark system, got "auto".',
    'options#themeMode',
  ],
  [
    'setLocale without a language',
    ({ create }) => call(create(good).setLocale),
    'The option "locale" is invalid: expected a text, got undefined.',
    'options#locale',
  ],
  [
    "siwx({ statment: 'Hello' })",
    () => call(siwx, { statment: 'Hello' }),
    'Unknown option "siwx.statment".',
    'options#siwx',
  ],
  [
    'createWagmiConfig with its arguments swapped',
    ({ create }) => call(createWagmiConfig, () => undefined, create(good)),
    'The option "createConfig" is invalid: expected wagmi\'s createConfig as the second argument, got an object.',
    'wagmi#wagmi',
  ],
  [
    '<WalletButton> without a wallet',
    ({ create, open }) => open(create(good), createElement(WalletButton, Object.create(null))),
    'The option "wallet" is invalid: expected the id of a wallet, got undefined.',
    'react#buttons',
  ],
  [
    '<ConnectButton.Custom> around a text',
    ({ create, open }) =>
      open(
        create(good),
        createElement(ConnectButton.Custom, Object.assign(Object.create(null), { children: 'Enter' })),
      ),
    'The option "children" is invalid: expected a function, got "Enter".',
    'react#buttons',
  ],
  [
    'a hook outside the provider',
    ({ render }) => render(<Account />),
    'Wrap components that use Latchkey in a <LatchkeyProvider>.',
    'troubleshooting#provider',
  ],
  [
    '<LatchkeyProvider> without an instance',
    ({ render }) => render(createElement(LatchkeyProvider, Object.create(null))),
    'Pass the instance from createLatchkey to <LatchkeyProvider> as `latchkey`.',
    'troubleshooting#provider',
  ],
  [
    '<LatchkeyProvider> with options',
    ({ render }) =>
      render(createElement(LatchkeyProvider, Object.assign(Object.create(null), { latchkey: good }))),
    'Pass the instance from createLatchkey to <LatchkeyProvider> as `latchkey`.',
    'troubleshooting#provider',
  ],
  [
    '<Modal> without enableEmbedded',
    ({ create, render }) =>
      render(
        <LatchkeyProvider latchkey={create(good)}>
          <Modal />
        </LatchkeyProvider>,
      ),
    'Set `enableEmbedded: true` in createLatchkey to put <Modal> into the page.',
    'options#enableEmbedded',
  ],
]

it.each([...optionMistakes, ...look, ...calls])(
  'tells a site’s developer about %s',
  async (_mistake, write, message, link) => {
    const desk = createDesk(write)
    await expect.poll(desk.read).toContain(message)
    const [guide, anchor] = link.split('#')
    expect(desk.read()).toContain(
      `https://github.com/latchkey/latchkey/blob/main/docs/guides/${guide}.md#${anchor}`,
    )
    expect(desk.thrown().filter((error) => !isLatchkeyError(error))).toEqual([])
  },
)

it.each([
  ['a plain site', good],
  [
    'chains of viem, which wagmi uses',
    { ...good, networks: [{ ...mainnet, caipNetworkId: undefined, chainNamespace: undefined }] },
  ],
  [
    'all that a site may turn on',
    {
      ...good,
      gateway: 'https://api.example',
      projectId: 'shop',
      features: { swaps: true, analytics: true },
    },
  ],
  ['images of the page’s own', { ...good, chainImages: { 1: '/eth.png', 8453: 'data:image/png;base64,AA' } }],
])('says nothing more in development about %s', async (_site, options) => {
  // The last that each of the two parts which look for mistakes tells.
  const last = { enableWalletGuide: true, locale: 'pt-BR' }
  const desk = createDesk(({ create, open }) => open(create({ ...options, ...last, debug: true })))
  const told = () => [...desk.read().matchAll(/Check the option "(.*?)"/g)].map(([, option]) => option).sort()
  await expect.poll(told).toEqual(expect.arrayContaining(Object.keys(last)))
  expect(told()).toEqual(Object.keys(last))
})

it('tells nobody what is only hardly meant unless the site turns on debug or is built for development', async () => {
  const desk = createDesk(({ create, open }) =>
    open(create({ ...good, networks: [mainnet, mainnet], themeVariables: { '--lk-text': '#dddddd' } })),
  )
  await expect
    .poll(() => document.querySelector('latchkey-modal')?.shadowRoot?.querySelector('[data-view]'))
    .toBeTruthy()
  // Long enough for what development would load.
  await new Promise((resolve) => setTimeout(resolve, 500))
  // An instance of an earlier test may still fail to reach its gateway.
  expect(desk.read()).not.toMatch(/Check the option|more than once|contrast/)
})
