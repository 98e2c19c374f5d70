import { bitcoin } from '../bitcoin'
import { embedded } from '../embedded'
import { evm } from '../evm'
import { base, mainnet, solanaMainnet } from '../networks'
import { pairing } from '../pairing'
import { goodSite as good } from './goodSite'
import type { MistakeRow } from './MistakeRow'

const debug = { ...good, debug: true }
const secure = { page: { url: 'https://site.example/page', domain: 'site.example', title: 'Site' } }
const foreignId = '0123456789abcdef0123456789abcdef'

const instance: readonly MistakeRow[] = [
  [
    'createLatchkey()',
    ({ create }) => create(undefined),
    'The option "options" is invalid: expected an object, got undefined.',
    'options#options',
  ],
  [
    'networks missing',
    ({ create }) => create({ adapters: [evm()] }),
    'The option "networks" is invalid: expected at least one, got undefined.',
    'options#networks',
  ],
  [
    'networks: []',
    ({ create }) => create({ ...good, networks: [] }),
    'expected at least one, got an empty list.',
    'options#networks',
  ],
  [
    'networks: mainnet',
    ({ create }) => create({ ...good, networks: mainnet }),
    'The option "networks" is invalid: expected a list, got an object.',
    'options#networks',
  ],
  [
    'networks: [1]',
    ({ create }) => create({ ...good, networks: [1] }),
    'The option "networks" is invalid: expected objects of latchkey/networks, got 1.',
    'options#networks',
  ],
  [
    "networks: ['mainnet']",
    ({ create }) => create({ ...good, networks: ['mainnet'] }),
    'expected objects of latchkey/networks, got "mainnet".',
    'options#networks',
  ],
  [
    'a network without nodes',
    ({ create }) => create({ ...good, networks: [{ ...mainnet, rpcUrls: undefined }] }),
    'expected a valid rpcUrls of eip155:1, got undefined.',
    'options#networks',
  ],
  [
    'a node without a protocol',
    ({ create }) =>
      create({ ...good, networks: [{ ...mainnet, rpcUrls: { default: { http: ['rpc.example'] } } }] }),
    'expected a valid rpcUrls of eip155:1, got "rpc.example".',
    'options#networks',
  ],
  [
    'ids of wallets that aren’t texts',
    ({ create }) => create({ ...good, featuredWalletIds: ['org.fox', 7] }),
    'The option "featuredWalletIds" is invalid: expected a list of texts, got 7.',
    'options#featuredWalletIds',
  ],
  [
    'a network twice',
    ({ create }) => create({ ...debug, networks: [mainnet, base, mainnet] }),
    'Check the option "networks": It has eip155:1 more than once. Keep one of them.',
    'options#networks',
  ],
  [
    'no adapter for a network',
    ({ create }) => create({ ...debug, networks: [mainnet, solanaMainnet] }),
    `Check the option "adapters": No adapter for the networks ${solanaMainnet.caipNetworkId}, so no wallet can use them. Add solana().`,
    'options#adapters',
  ],
  [
    'adapters missing',
    ({ create }) => create({ ...debug, adapters: undefined }),
    'No adapter for the networks eip155:1, eip155:8453, so no wallet can use them. Add evm().',
    'options#adapters',
  ],
  [
    'no network for an adapter',
    ({ create }) => create({ ...debug, adapters: [evm(), bitcoin()] }),
    'Check the option "networks": No network for the adapter bitcoin(). Add one, or remove the adapter.',
    'options#networks',
  ],
  [
    'two adapters of one family',
    ({ create }) => create({ ...debug, adapters: [evm(), evm()] }),
    'Check the option "adapters": It has evm() more than once. Only the last one is used.',
    'options#adapters',
  ],
  [
    'adapters: [evm]',
    ({ create }) => create({ ...good, adapters: [evm] }),
    'The option "adapters" is invalid: expected [evm()], got a function.',
    'options#adapters',
  ],
  [
    'adapters: evm()',
    ({ create }) => create({ ...good, adapters: evm() }),
    'The option "adapters" is invalid: expected a list, got an object.',
    'options#adapters',
  ],
  [
    'pairing: pairing',
    ({ create }) => create({ ...good, pairing }),
    'The option "pairing" is invalid: expected an object, got a function.',
    'options#pairing',
  ],
  [
    'pairing missing with enableWalletConnect: true',
    ({ create }) => create({ ...debug, enableWalletConnect: true }),
    'Check the option "enableWalletConnect": It is true, but nothing can pair without `pairing`. Set `pairing: pairing()`.',
    'options#enableWalletConnect',
  ],
  [
    'embedded()',
    // Plain JavaScript calls without arguments.
    () => Reflect.apply(embedded, undefined, []),
    'The option "embedded.url" is invalid: expected the URL of your frame, got undefined.',
    'options#embedded',
  ],
  [
    'embedded() on the page’s own origin',
    ({ create }) => {
      const port = embedded({ url: `${location.origin}/frame` })
      return port.open(create({ ...good, embedded: port }))
    },
    `The option "embedded.url" is invalid: expected another origin than the page's, got "${location.origin}/frame".`,
    'options#embedded',
  ],
  [
    'network instead of networks',
    ({ create }) => create({ ...good, network: mainnet }),
    'Unknown option "network". Did you mean "networks"?',
    'options#options',
  ],
  [
    'chains, as wagmi calls them',
    ({ create }) => create({ ...good, chains: [mainnet] }),
    'Unknown option "chains". Did you mean "networks"?',
    'options#options',
  ],
  [
    'colour',
    ({ create }) => create({ ...good, colour: 'red' }),
    'Unknown option "colour". See',
    'options#options',
  ],
  [
    'defaultNetwork not in the list',
    ({ create }) => create({ ...good, defaultNetwork: 'eip155:10' }),
    'The option "defaultNetwork" is invalid: expected eip155:1 eip155:8453, got "eip155:10".',
    'options#defaultNetwork',
  ],
  [
    'defaultNetwork: mainnet',
    ({ create }) => create({ ...good, defaultNetwork: mainnet }),
    'The option "defaultNetwork" is invalid: expected a text, got an object.',
    'options#defaultNetwork',
  ],
  [
    'two instances with one id',
    ({ create }) => [create({ ...debug, id: 'shop' }), create({ ...debug, id: 'shop' })],
    'Check the option "id": Two instances on this page have the id "shop", so each overwrites what the other stores.',
    'options#id',
  ],
]

const services: readonly MistakeRow[] = [
  [
    'a gateway with http: on a page with https:',
    ({ create }) => create({ ...debug, projectId: 'shop', gateway: 'http://api.example' }, secure),
    'Check the option "gateway": "http://api.example" isn\'t encrypted, so browsers block it on a page with https.',
    'options#gateway',
  ],
  [
    'gateway without a protocol',
    ({ create }) => create({ ...good, gateway: 'api.example' }),
    'The option "gateway" is invalid: expected a URL, got "api.example".',
    'options#gateway',
  ],
  [
    'the project id of another service, without a gateway',
    ({ create }) => create({ ...debug, projectId: foreignId }),
    'does nothing without a `gateway`. It looks like the id of another service. Remove it, or set `gateway`.',
    'options#projectId',
  ],
  [
    'swaps without a gateway',
    ({ create }) => create({ ...debug, features: { swaps: true } }),
    'Check the option "features.swaps": It is on, but it needs `gateway`, which isn\'t set.',
    'options#features',
  ],
  [
    'email without an embedded wallet',
    ({ create }) => create({ ...debug, features: { email: true } }),
    'Check the option "features.email": It is on, but it needs `embedded`, which isn\'t set.',
    'options#features',
  ],
  [
    'features: { onRamp: true }',
    ({ create }) => create({ ...good, features: { onRamp: true } }),
    'Unknown option "features.onRamp". Did you mean "onramp"?',
    'options#features',
  ],
  [
    "features: { swaps: 'no' }",
    ({ create }) => create({ ...good, features: { swaps: 'no' } }),
    'The option "features.swaps" is invalid: expected true or false, got "no".',
    'options#features',
  ],
  [
    'an unknown social login',
    ({ create }) => create({ ...good, features: { socials: ['google', 'myspace'] } }),
    'The option "features.socials" is invalid: expected google x discord farcaster github apple facebook, got "myspace".',
    'options#features',
  ],
  [
    'a checkbox with nothing to accept',
    ({ create }) => create({ ...debug, features: { legalCheckbox: true } }),
    'Check the option "features.legalCheckbox": It is on, but without `termsConditionsUrl` and `privacyPolicyUrl`',
    'options#features',
  ],
  [
    'siwx and siweConfig',
    ({ create }) => create({ ...good, siwx: {}, siweConfig: {} }),
    'Cannot set both `siweConfig` and `siwx` options',
    'options#siwx',
  ],
  [
    'customRpcUrls by the bare chain id',
    ({ create }) => create({ ...debug, customRpcUrls: { 1: [{ url: 'https://rpc.example' }] } }),
    'Check the option "customRpcUrls": No network has the id "1". Did you mean "eip155:1"?',
    'options#customRpcUrls',
  ],
  [
    'customRpcUrls of a network that isn’t listed',
    ({ create }) => create({ ...debug, customRpcUrls: { 'solana:x': [{ url: 'https://rpc.example' }] } }),
    'No network has the id "solana:x". The ids are eip155:1, eip155:8453.',
    'options#customRpcUrls',
  ],
  [
    'customRpcUrls with an empty list',
    ({ create }) => create({ ...debug, customRpcUrls: { 'eip155:1': [] } }),
    'Check the option "customRpcUrls": The list of "eip155:1" is empty.',
    'options#customRpcUrls',
  ],
  [
    'customRpcUrls with texts',
    ({ create }) => create({ ...good, customRpcUrls: { 'eip155:1': ['https://rpc.example'] } }),
    'The option "customRpcUrls" is invalid: expected [{ url }], got "https://rpc.example".',
    'options#customRpcUrls',
  ],
  [
    'defaultAccountTypes of an unknown kind',
    ({ create }) => create({ ...debug, defaultAccountTypes: { ethereum: 'smart' } }),
    'Check the option "defaultAccountTypes": { ethereum: "smart" } is unknown.',
    'options#defaultAccountTypes',
  ],
]

/** Mistakes in the options of an instance and in what they say about services. */
export const optionMistakes: readonly MistakeRow[] = [...instance, ...services]
