import type { Account } from './Account'

/** How a development provider behaves: where its routes are and what its user endpoints answer. */
export type ProviderKind = {
  readonly title: string
  readonly routes: { readonly authorization: string; readonly token: string }
  readonly scopes: readonly string[]
  /** Whether it signs ID tokens. The others are plain OAuth 2 with user endpoints. */
  readonly isOpenId: boolean
  /** The answers to a bearer of an access token, by path. */
  readonly users: { readonly [path: string]: (account: Account, query: URLSearchParams) => unknown }
}

/** The providers with the paths and the answers of the real services. */
export const providerKinds = {
  google: {
    title: 'Google',
    routes: { authorization: '/o/oauth2/v2/auth', token: '/token' },
    scopes: ['openid', 'email', 'profile'],
    isOpenId: true,
    users: {},
  },
  apple: {
    title: 'Apple',
    routes: { authorization: '/auth/authorize', token: '/auth/token' },
    scopes: ['openid', 'email', 'name'],
    isOpenId: true,
    users: {},
  },
  github: {
    title: 'GitHub',
    routes: { authorization: '/login/oauth/authorize', token: '/login/oauth/access_token' },
    scopes: ['read:user', 'user:email'],
    isOpenId: false,
    users: {
      // GitHub shows an address here only if the person made it public.
      '/user': ({ id, name }) => ({ id: Number(id), login: loginOf(name), name, email: null }),
      '/user/emails': ({ email, isVerified }) => [
        { email: `old-${email}`, primary: false, verified: true, visibility: null },
        { email, primary: true, verified: isVerified, visibility: 'private' },
      ],
    },
  },
  facebook: {
    title: 'Facebook',
    routes: { authorization: '/dialog/oauth', token: '/oauth/access_token' },
    scopes: ['public_profile', 'email'],
    isOpenId: false,
    users: {
      '/me': (account, query) =>
        pick(account, (query.get('fields') ?? 'id,name').split(','), ['id', 'name', 'email']),
    },
  },
  x: {
    title: 'X',
    routes: { authorization: '/i/oauth2/authorize', token: '/2/oauth2/token' },
    scopes: ['users.read', 'tweet.read', 'users.email'],
    isOpenId: false,
    users: {
      '/2/users/me': ({ id, name, email, isVerified }, query) => ({
        data: {
          id,
          name,
          username: loginOf(name),
          ...(isVerified && query.get('user.fields')?.includes('confirmed_email')
            ? { confirmed_email: email }
            : {}),
        },
      }),
    },
  },
  discord: {
    title: 'Discord',
    routes: { authorization: '/oauth2/authorize', token: '/api/oauth2/token' },
    scopes: ['identify', 'email'],
    isOpenId: false,
    users: {
      '/api/users/@me': ({ id, name, email, isVerified }) => ({
        id,
        username: loginOf(name),
        global_name: name,
        email,
        verified: isVerified,
      }),
    },
  },
} as const satisfies Record<string, ProviderKind>

/** The name of a development provider. */
export type ProviderName = keyof typeof providerKinds

function loginOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

function pick(account: Account, fields: readonly string[], known: readonly (keyof Account)[]): unknown {
  return Object.fromEntries(
    known.filter((key) => key === 'id' || fields.includes(key)).map((key) => [key, account[key]]),
  )
}
